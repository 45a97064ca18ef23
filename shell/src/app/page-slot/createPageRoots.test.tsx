import '../../auth/auth-testing/textCoding';
import '../../loading/loading-testing/messageChannel';
import { useEffect } from 'react';
import { waitFor } from '@testing-library/react';
import { createAlertStore } from '../../alerts/createAlertStore';
import { ARRIVING_ATTRIBUTE } from '../../layout/arrivingAttribute';
import type { EarlyActions } from '../../loading/earlyActions';
import { runAfterPaint } from '../../loading/runAfterPaint';
import type { Navigation, ShownPage } from '../navigation/Navigation';
import type { PageRecord } from '../pageStore';
import { createPageRoots } from './createPageRoots';

// jsdom has none.
document.adoptedStyleSheets ??= [];

const RECORD: PageRecord = {
  data: { path: '/about', page: 'about', title: '', description: '', crumbs: [], isStill: true },
  html: '<div></div>',
  ShellPage: null,
};

/** Shows a page after a navigation of the given kind to a path with the given hash. */
function show(action: ShownPage['action'], hash = ''): HTMLElement {
  const getLastShown = () => ({ action, location: { hash } }) as ShownPage;
  const navigation = { getLastShown } as unknown as Navigation;
  const slot = document.createElement('div');
  createPageRoots({ navigation, alerts: createAlertStore() })(RECORD).show(slot);
  return slot;
}

test('marks the slot of a new page until its first frame is painted', async () => {
  const slot = show('PUSH');
  expect(slot).toHaveAttribute(ARRIVING_ATTRIBUTE);
  await waitFor(() => expect(slot).not.toHaveAttribute(ARRIVING_ATTRIBUTE));
});

test.each([
  ['a page returned to, whose position is restored', 'POP', ''],
  ['a page with a hash, which is scrolled to', 'PUSH', '#skills'],
] as const)('does not mark %s', (_case, action, hash) => {
  expect(show(action, hash)).not.toHaveAttribute(ARRIVING_ATTRIBUTE);
});

test('records again on a page that could not respond when it was left, and keeps what was typed there', () => {
  const navigation = { getLastShown: () => ({ action: 'POP' }) } as unknown as Navigation;
  const root = createPageRoots({ navigation, alerts: createAlertStore() })(RECORD);
  const slot = document.createElement('div');
  const press = new Event('click');
  slot.dispatchEvent(press);
  const fields: EarlyActions['fields'] = new Map([[slot, ['Ada', false]]]);
  globalThis.earlyActions = { within: slot, fields, events: [press] };
  root.show(slot);
  root.hide();
  expect(globalThis.earlyActions).toBeUndefined();
  root.show(slot);
  expect(globalThis.earlyActions).toEqual({ within: slot, fields, events: [] });

  // It has responded.
  globalThis.earlyActions = undefined;
  root.hide();
  root.show(slot);
  expect(globalThis.earlyActions).toBeUndefined();
});

describe('the effects of a page that is left', () => {
  const stop = jest.fn();
  const shown = { action: 'PUSH', location: { pathname: '/about', search: '', hash: '' } } as ShownPage;
  const navigation = {
    getLastShown: () => shown,
    subscribe: () => () => {},
    navigator: {},
  } as unknown as Navigation;

  function LivePage() {
    useEffect(() => stop, []);
    return <p>Alive</p>;
  }

  /** Shows a page that runs effects. */
  async function showLive() {
    const record = { data: { ...RECORD.data, isStill: false }, ShellPage: LivePage };
    const root = createPageRoots({ navigation, alerts: createAlertStore() })(record);
    const slot = document.createElement('div');
    root.show(slot);
    await waitFor(() => expect(slot).toHaveTextContent('Alive'));
    return { root, slot };
  }

  beforeEach(() => {
    jest.clearAllMocks();
    // They stop by themselves, outside any act().
    jest.replaceProperty(
      globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean },
      'IS_REACT_ACT_ENVIRONMENT',
      false,
    );
  });

  test('stop, after the next page is painted', async () => {
    const { root } = await showLive();
    const paint = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    root.hide();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stop).not.toHaveBeenCalled();

    paint.mock.lastCall?.[0](0);
    await waitFor(() => expect(stop).toHaveBeenCalledTimes(1));
  });

  test('go on if the visitor is back before that', async () => {
    const { root, slot } = await showLive();
    root.hide();
    root.show(slot);
    await new Promise<void>((resolve) => runAfterPaint(resolve));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(stop).not.toHaveBeenCalled();
  });
});
