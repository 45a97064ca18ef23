import '../../auth/auth-testing/textCoding';
import { MessageChannel } from 'node:worker_threads';
import { waitFor } from '@testing-library/react';
import { createAlertStore } from '../../alerts/createAlertStore';
import { ARRIVING_ATTRIBUTE } from '../../layout/arrivingAttribute';
import type { Navigation, ShownPage } from '../navigation/createNavigation';
import type { PageRecord } from '../pageStore';
import { createPageRoots } from './createPageRoots';

// jsdom has neither.
document.adoptedStyleSheets ??= [];
globalThis.MessageChannel ??= MessageChannel as unknown as typeof globalThis.MessageChannel;

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

it('marks the slot of a new page until its first frame is painted', async () => {
  const slot = show('PUSH');
  expect(slot).toHaveAttribute(ARRIVING_ATTRIBUTE);
  await waitFor(() => expect(slot).not.toHaveAttribute(ARRIVING_ATTRIBUTE));
});

it.each([
  ['a page returned to, whose position is restored', 'POP', ''],
  ['a page with a hash, which is scrolled to', 'PUSH', '#skills'],
] as const)('does not mark %s', (_case, action, hash) => {
  expect(show(action, hash)).not.toHaveAttribute(ARRIVING_ATTRIBUTE);
});
