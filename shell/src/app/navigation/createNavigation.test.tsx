import '../../auth/auth-testing/textCoding';
import { SiteError } from '@portfolio/contract';
import { waitFor } from '@testing-library/react';
import { browserPage } from '../../browser/browserPage';
import type { PageData } from '../../site-map/pageData';
import type { PageRecord, PageStore } from '../pageStore';
import { createNavigation } from './createNavigation';
import type { Navigation } from './Navigation';

const toRecord = (path: string, page: PageData['page'] = 'disclaimer'): PageRecord => ({
  data: { path, page, title: path, description: '', crumbs: [] },
  ShellPage: () => null,
});

interface PageRequest {
  path: string;
  signal: AbortSignal;
  resolve: (record: PageRecord) => void;
  reject: (error: Error) => void;
}

let requests: PageRequest[];
let navigation: Navigation;
let end: () => void;

const store: PageStore = {
  load: (path, signal) =>
    new Promise((resolve, reject) => {
      requests.push({ path, signal, resolve, reject });
    }),
  prefetch: () => Promise.resolve(),
  prepare: () => Promise.resolve(),
  seed: (_path, record) => record,
  markStale: () => {},
};

const follow = (path: string) => navigation.follow(new URL(path, location.href), 'fade');
const settle = async (index: number, outcome: PageRecord | Error) => {
  if (outcome instanceof Error) requests[index]?.reject(outcome);
  else requests[index]?.resolve(outcome);
  await new Promise((resolve) => setTimeout(resolve, 0));
};
const getShownPath = () => navigation.getState().shown.record?.data.path;
const getPendingUrl = () => navigation.getState().pending?.url;

/** Simulates Back and Forward. */
async function traverse(steps: number): Promise<void> {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.go(steps);
  await popped;
}

beforeEach(() => {
  history.pushState(null, '', '/');
  requests = [];
  navigation = createNavigation({ store, first: toRecord('/') });
  end = navigation.start();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  end();
  document.body.innerHTML = '';
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a link to the page that is shown leads to its top, whatever its query', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  follow('/?q=drum#list');
  expect(scrollTo).not.toHaveBeenCalled();
  follow('/');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  follow('/');
  expect(scrollTo).toHaveBeenCalledTimes(2);
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(location.search).toBe('');
  expect(requests).toEqual([]);
});

test('a link to the page that is shown leads to its top and its heading from a part of it too', () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
  document.body.innerHTML = '<main><h1>Home</h1></main>';
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  history.replaceState(history.state, '', '/#part');
  follow('/');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  expect(document.activeElement?.textContent).toBe('Home');
  expect(location.hash).toBe('');
});

test('a link to a part of the page that is shown leads there, although its address has another query', () => {
  document.body.innerHTML = '<main><h1>Home</h1><section id="part"><h2>Part</h2></section></main>';
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  const scrollIntoView = jest.fn();
  Object.assign(Element.prototype, { scrollIntoView });
  history.replaceState(history.state, '', '/?utm_source=mail');
  follow('/#part');
  expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('part')]);
  expect(document.activeElement?.textContent).toBe('Part');
});

test('keeps the indices of entries whose state Firefox removes when a link names the current part again', async () => {
  navigation.navigator.push('/#part');
  const { index } = navigation.getState().shown;
  history.replaceState(null, '');
  document.body.click();
  await waitFor(() => expect(history.state).toMatchObject({ idx: index }));
  history.replaceState(null, '');
  follow('/about');
  await settle(0, toRecord('/about'));
  expect(navigation.getState().shown.index).toBe(index + 1);
  await traverse(-1);
  await settle(1, toRecord('/'));
  expect(navigation.getState().shown).toMatchObject({ index, location: { hash: '#part' } });
});

test('counts a jump to the part that the address already names as no entry', () => {
  navigation.navigator.push('/#part');
  const { index } = navigation.getState().shown;
  history.replaceState(null, '');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(navigation.getState().shown.index).toBe(index);
  expect(history.state).toMatchObject({ idx: index });
});

test('gives each document of the tab its own history indices, which grow', async () => {
  const getIndex = () => navigation.getState().shown.index;
  follow('/about');
  await settle(0, toRecord('/about'));
  const last = getIndex();
  end();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
  history.pushState(null, '', '/work/js/fetchAPI');
  navigation = createNavigation({ store, first: toRecord('/work/js/fetchAPI') });
  end = navigation.start();
  expect(getIndex()).toBeGreaterThan(last);
});

test('changes the address once the page has loaded, and not before', async () => {
  follow('/about?x=1#y');
  expect(getPendingUrl()).toBe('/about?x=1#y');
  expect(location.pathname).toBe('/');
  await settle(0, toRecord('/about'));
  expect(location.href).toMatch(/\/about\?x=1#y$/);
  expect(navigation.getState()).toMatchObject({ shown: { action: 'PUSH' }, pending: null });
});

test('shows the canonical path of a page', async () => {
  follow('/ABOUT');
  await settle(0, toRecord('/about'));
  expect(location.pathname).toBe('/about');
});

test('shows the cached record of a page that another address leads to', async () => {
  const cached = toRecord('/work');
  jest.spyOn(store, 'seed').mockReturnValue(cached);
  follow('/WORK');
  await settle(0, toRecord('/work'));
  expect(navigation.getState().shown.record).toBe(cached);
});

test('keeps the address of an unknown page', async () => {
  follow('/nowhere');
  await settle(0, toRecord('/404', 'page-not-found'));
  expect(location.pathname).toBe('/nowhere');
});

test('shows the page that was requested last, in whatever order pages load', async () => {
  follow('/slow');
  follow('/fast');
  expect(requests[0]?.signal.aborted).toBe(true);
  await settle(1, toRecord('/fast'));
  await settle(0, toRecord('/slow'));
  expect(getShownPath()).toBe('/fast');
});

test('ignores the failure of a page that is no longer wanted', async () => {
  const goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  follow('/broken');
  follow('/fast');
  await settle(1, toRecord('/fast'));
  await settle(0, new SiteError('Composed again.', 'OTHER_COMPOSITION'));
  expect(goTo).not.toHaveBeenCalled();
  expect(getShownPath()).toBe('/fast');
});

test('does not request a pending page twice', () => {
  follow('/about');
  follow('/about');
  expect(requests).toHaveLength(1);
});

test('notifies once of a prepared page, and of a wait only if there is one', async () => {
  const onChange = jest.fn(() => getPendingUrl());
  navigation.subscribe(onChange);
  follow('/prepared');
  await settle(0, toRecord('/prepared'));
  expect(onChange.mock.results).toEqual([{ type: 'return', value: undefined }]);

  follow('/slow');
  await waitFor(() => expect(onChange).toHaveLastReturnedWith('/slow'));
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('adds no history entry for the current page', async () => {
  follow('/about');
  await settle(0, toRecord('/about'));
  const { length } = history;
  follow('/about');
  expect(history).toHaveLength(length);
  follow('/about?sort=az');
  expect(history).toHaveLength(length + 1);
});

test('reports a page that does not arrive in time', () => {
  jest.useFakeTimers();
  jest.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('Some browsers lack it.');
  });
  follow('/slow');
  jest.advanceTimersByTime(119_999);
  expect(getPendingUrl()).toBe('/slow');
  jest.advanceTimersByTime(1);
  expect(requests[0]?.signal.aborted).toBe(true);
  const { record, error } = navigation.getState().shown;
  expect([record, (error as Error).name, location.pathname]).toEqual([null, 'TimeoutError', '/slow']);
  expect(getPendingUrl()).toBeUndefined();
});

test('stays on the current page once it is stopped', async () => {
  follow('/about');
  navigation.stop();
  expect(getPendingUrl()).toBeUndefined();
  await settle(0, toRecord('/about'));
  expect(getShownPath()).toBe('/');
  expect(location.pathname).toBe('/');
});

test('cancels a pending page on Back', async () => {
  follow('/about');
  await settle(0, toRecord('/about'));
  follow('/slow');
  await traverse(-1);
  expect(requests[1]?.signal.aborted).toBe(true);
  expect(requests[2]?.path).toBe('/');
  await settle(2, toRecord('/'));
  expect(navigation.getState().shown).toMatchObject({ action: 'POP', record: { data: { path: '/' } } });
});

test('restores the address if Back is stopped', async () => {
  follow('/about');
  await settle(0, toRecord('/about'));
  await traverse(-1);
  expect(location.pathname).toBe('/');
  const returned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  navigation.stop();
  await returned;
  expect(location.pathname).toBe('/about');
  expect(getShownPath()).toBe('/about');
  expect(requests).toHaveLength(2);
});

test('reports a failed page at its address, requests it once, and again on request', async () => {
  follow('/about');
  const error = new TypeError('Failed to fetch');
  await settle(0, error);
  expect(location.pathname).toBe('/about');
  expect(navigation.getState().shown).toMatchObject({ record: null, error });
  expect(requests).toHaveLength(1);
  navigation.retry();
  await settle(1, toRecord('/about'));
  expect(getShownPath()).toBe('/about');
});

test('still knows why a page failed after a jump inside it', async () => {
  const error = new TypeError('Failed to fetch');
  follow('/about');
  await settle(0, error);
  // The state of the entry of a jump; in jsdom it is undefined.
  jest.spyOn(history, 'state', 'get').mockReturnValue(null);
  const jumped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  location.hash = 'part';
  await jumped;
  expect(navigation.getState().shown).toMatchObject({ location: { hash: '#part' }, record: null, error });
});

test('requests a failed page again when the connection is back', async () => {
  follow('/about');
  await settle(0, new TypeError('Failed to fetch'));
  dispatchEvent(new Event('online'));
  await settle(1, toRecord('/about'));
  expect(getShownPath()).toBe('/about');
});

test.each(['OTHER_COMPOSITION', 'OTHER_REVOCATIONS', 'OTHER_RIGHTS', 'NO_PAGE_DATA'])(
  'loads the document on %s',
  async (code) => {
    const goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
    follow('/about?x=1');
    await settle(0, new SiteError('Load it as a document.', code));
    expect(goTo).toHaveBeenCalledWith('/about?x=1');
  },
);

test('loads a document if Back leads to a page of another composition', async () => {
  const reload = jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
  follow('/about');
  await settle(0, toRecord('/about'));
  await traverse(-1);
  await settle(1, new SiteError('Composed again.', 'OTHER_COMPOSITION'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('does not prevent Back to another document, whatever is pending', async () => {
  const goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  follow('/about');
  // The only event the browser fires for it.
  dispatchEvent(new Event('beforeunload'));
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(getPendingUrl()).toBeUndefined();
  await settle(0, new SiteError('Load it as a document.', 'OTHER_RIGHTS'));
  expect(goTo).not.toHaveBeenCalled();
  expect(location.pathname).toBe('/');
});

test('loads the next page as a document after a download: the browser may as well be loading a slow document', async () => {
  const goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  follow('/about');
  dispatchEvent(new Event('beforeunload'));
  follow('/work');
  expect(goTo.mock.calls).toEqual([['/work']]);
  expect(requests).toHaveLength(1);
});

test('replaces a pending document with one requested later', async () => {
  const goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  follow('/slow');
  await settle(0, new SiteError('Load it as a document.', 'OTHER_RIGHTS'));
  follow('/fast');
  expect(goTo.mock.calls).toEqual([['/slow'], ['/fast']]);
  expect(requests).toHaveLength(1);
});

test('loads a document in place of the entry that redirected to it', async () => {
  const replace = jest.spyOn(browserPage, 'replace').mockImplementation(() => {});
  navigation.navigator.replace('/work/js/speech');
  await settle(0, new SiteError('Load it as a document.', 'OTHER_RIGHTS'));
  expect(replace.mock.calls).toEqual([['/work/js/speech']]);
});

test('still shows the page of Back after a download, and loads a link to it as a document', async () => {
  const goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  follow('/about');
  await settle(0, toRecord('/about'));
  await traverse(-1);
  dispatchEvent(new Event('beforeunload'));
  expect(requests[1]?.signal.aborted).toBe(false);
  follow('/');
  expect(goTo.mock.calls).toEqual([['/']]);
  expect(requests[1]?.signal.aborted).toBe(true);
});

test('no longer listens for departures once a document is loading, which would keep it out of the cache for Back', async () => {
  jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  const add = jest.spyOn(window, 'addEventListener');
  const remove = jest.spyOn(window, 'removeEventListener');
  const count = (calls: unknown[][]) => calls.filter(([type]) => type === 'beforeunload').length;
  follow('/slow');
  expect(count(add.mock.calls)).toBe(1);
  expect(count(remove.mock.calls)).toBe(0);
  await settle(0, new SiteError('Load it as a document.', 'OTHER_RIGHTS'));
  expect(count(add.mock.calls)).toBe(1);
  expect(count(remove.mock.calls)).toBe(1);
});

test('cancels a pending document if it is stopped', async () => {
  jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  const stop = jest.spyOn(browserPage, 'stop').mockImplementation(() => {});
  follow('/slow');
  await settle(0, new SiteError('Load it as a document.', 'OTHER_RIGHTS'));
  expect(getPendingUrl()).toBe('/slow');
  navigation.stop();
  expect(stop).toHaveBeenCalledTimes(1);
  expect(getPendingUrl()).toBeUndefined();
  follow('/fast');
  expect(requests.map(({ path }) => path)).toEqual(['/slow', '/fast']);
});

test('has nothing pending after Back has restored its document', async () => {
  jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  follow('/slow');
  await settle(0, new SiteError('Load it as a document.', 'OTHER_RIGHTS'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(getPendingUrl()).toBeUndefined();
  follow('/fast');
  await settle(1, toRecord('/fast'));
  expect(getShownPath()).toBe('/fast');
});

test('shows no page that was requested before its document was left, where the browser tells nothing of that', async () => {
  follow('/about');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(requests[0]?.signal.aborted).toBe(true);
  await settle(0, toRecord('/about'));
  expect(getShownPath()).toBe('/');
});

test('shows the page of the address after Back has restored its document while another Back was pending', async () => {
  follow('/about');
  await settle(0, toRecord('/about'));
  await traverse(-1);
  expect(getPendingUrl()).toBe('/');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await settle(2, toRecord('/'));
  expect(getShownPath()).toBe('/');
});

test.each([
  ['Back', '/about', () => history.back()],
  ['Forward', '/', () => history.forward()],
])('closes an open dialog on %s, and stays', async (_name, stays, move) => {
  follow('/about');
  await settle(0, toRecord('/about'));
  if (stays === '/') {
    await traverse(-1);
    await settle(1, toRecord('/'));
  }
  const requestCount = requests.length;
  const dialog = document.createElement('dialog');
  dialog.setAttribute('open', '');
  jest.spyOn(dialog, 'matches').mockReturnValue(true);
  dialog.close = () => dialog.removeAttribute('open');
  document.body.append(dialog);
  const returned = new Promise<void>((resolve) => {
    addEventListener('popstate', () => location.pathname === stays && resolve());
  });
  move();
  await returned;
  await waitFor(() => expect(dialog.open).toBe(false));
  expect(getShownPath()).toBe(stays);
  expect(requests).toHaveLength(requestCount);
  dialog.remove();
});

test('cancels a pending page if the visitor jumps inside the current one', async () => {
  follow('/about');
  const jumped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  location.hash = 'part';
  await jumped;
  expect(requests[0]?.signal.aborted).toBe(true);
  expect(navigation.getState()).toMatchObject({ shown: { location: { hash: '#part' } }, pending: null });
});

test('shows the page of the address if the visitor jumps while Back is pending', async () => {
  follow('/about');
  await settle(0, toRecord('/about'));
  await traverse(-1);
  const jumped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  location.hash = 'part';
  await jumped;
  expect(requests[1]?.signal.aborted).toBe(true);
  expect(getShownPath()).toBe('/about');
  await settle(2, toRecord('/'));
  expect(navigation.getState()).toMatchObject({
    shown: { location: { pathname: '/', hash: '#part' }, record: { data: { path: '/' } } },
    pending: null,
  });
});

test('handles the router’s own navigations', async () => {
  void navigation.navigator.push('/about');
  await settle(0, toRecord('/about'));
  const { length } = history;
  void navigation.navigator.replace('/about?done=1');
  expect(location.search).toBe('?done=1');
  expect(history).toHaveLength(length);
});

test('shows the page of the address if that changed before hydration', async () => {
  end();
  history.pushState(null, '', '/before');
  navigation = createNavigation({ store, first: toRecord('/'), servedPath: '/' });
  end = navigation.start();
  expect(navigation.getState()).toMatchObject({ shown: { location: { pathname: '/' } } });
  await settle(0, toRecord('/before'));
  expect(getShownPath()).toBe('/before');
});
