import '../../loading/loading-testing/messageChannel';
import { waitFor } from '@testing-library/react';
import { createAlertStore } from '../../alerts/createAlertStore';
import type { PageData } from '../../site-map/pageData';
import type { Navigation, ShownPage } from '../navigation/Navigation';
import type { PageRoot } from '../pageRoot';
import { loadProjectPage } from '../shellPages';
import { createLateContent } from './createLateContent';

jest.mock('../shellPages', () => ({ loadProjectPage: jest.fn() }));
const loadPage = jest.mocked(loadProjectPage);
const data: PageData = { path: '/work/UX/one', page: 'project', title: '', description: '', crumbs: [] };
const shown = { action: 'PUSH', location: { search: '', hash: '' } } as ShownPage;
const navigation = { getLastShown: () => shown, subscribe: () => () => {} } as unknown as Navigation;

function setUp() {
  document.body.innerHTML =
    '<div><label><input type="radio"></label><button type="button">Share</button></div>';
  const slot = document.body.firstElementChild as HTMLElement;
  const alerts = createAlertStore();
  const live: PageRoot = { show: jest.fn(), hide: jest.fn(), end: jest.fn() };
  const page = createLateContent({
    record: { data, ShellPage: null },
    navigation,
    alerts,
    createLive: () => live,
    isPainted: false,
  });
  page.show(slot);
  return { slot, alerts, live, page };
}

const use = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  loadPage.mockReset().mockRejectedValue(new TypeError('offline'));
});

afterEach(() => {
  globalThis.earlyActions = undefined;
});

test('reports a failure once, however many events and presses it answers', async () => {
  const { alerts } = setUp();
  // The browser clicks the label, then its field, which changes.
  use('label');
  use('button');
  use('button');
  await settle();
  expect(alerts.getAlerts()).toHaveLength(1);
});

test('takes the report back when a control is used again', async () => {
  const { alerts, slot, live } = setUp();
  use('button');
  await waitFor(() => expect(alerts.getAlerts()).toHaveLength(1));
  use('button');
  await settle();
  expect(alerts.getAlerts()).toHaveLength(1);
  loadPage.mockResolvedValue({ Page: () => null, whenReady: Promise.resolve() });
  use('button');
  await waitFor(() => expect(live.show).toHaveBeenCalledWith(slot));
  expect(alerts.getAlerts()).toEqual([]);
});

test('neither reports a failure nor drops what was pressed once another page is shown', async () => {
  const { alerts, page } = setUp();
  use('button');
  page.hide();
  const press = new Event('click');
  document.body.dispatchEvent(press);
  globalThis.earlyActions = { within: document, fields: new Map(), events: [press] };
  await settle();
  expect(alerts.getAlerts()).toEqual([]);
  expect(globalThis.earlyActions.events).toEqual([press]);
});

test('starts a page that loaded while it was hidden as soon as it is used', async () => {
  loadPage.mockResolvedValue({ Page: () => null, whenReady: new Promise(() => {}) });
  const { live, page, slot } = setUp();
  use('button');
  page.hide();
  await settle();
  expect(live.show).not.toHaveBeenCalled();
  page.show(slot);
  use('button');
  await waitFor(() => expect(live.show).toHaveBeenCalledWith(slot));
});
