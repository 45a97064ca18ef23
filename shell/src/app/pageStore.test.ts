import { SiteError } from '@portfolio/contract';
import type { PageData } from '../site-map/pageData';
import { createPageStore, type FetchedPage, type FetchPage } from './pageStore';
import type * as ShellPages from './shellPages';
import { loadShellPage } from './shellPages';

jest.mock('./shellPages', () => {
  const actual = jest.requireActual<typeof ShellPages>('./shellPages');
  return { ...actual, loadShellPage: jest.fn(actual.loadShellPage) };
});

const PATH = '/work/js/one';
const DATA: PageData = { path: PATH, page: 'contact', title: 'One', description: '', crumbs: [] };
const NEVER = new Promise<FetchedPage>(() => {});

const signal = () => new AbortController().signal;

afterEach(() => jest.useRealTimers());

test('keeps a page that was loaded', async () => {
  const load = jest.fn(() => Promise.resolve({ data: DATA }));
  const store = createPageStore(load);
  const first = await store.load(PATH, signal());
  expect(first.data).toBe(DATA);
  expect(await store.load(PATH, signal())).toBe(first);
  expect(load).toHaveBeenCalledTimes(1);
});

test('requests a page again after a failure', async () => {
  const load = jest.fn(() => Promise.resolve({ data: DATA })).mockRejectedValueOnce(new TypeError('offline'));
  const store = createPageStore(load);
  await expect(store.load(PATH, signal())).rejects.toThrow('offline');
  expect((await store.load(PATH, signal())).data).toBe(DATA);
});

test('a page that was prepared is not requested again', async () => {
  const load = jest.fn(() => Promise.resolve({ data: DATA }));
  const store = createPageStore(load);
  await store.prepare(PATH);
  await store.load(PATH, signal());
  await store.prepare(PATH);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a page that is hovered often is prepared once, and again after a failure', async () => {
  const loadCode = jest.mocked(loadShellPage);
  loadCode.mockClear().mockRejectedValueOnce(new TypeError('offline'));
  const store = createPageStore(() => Promise.resolve({ data: DATA }));
  await expect(store.prepare(PATH)).rejects.toThrow('offline');
  await Promise.all([store.prepare(PATH), store.prepare(PATH)]);
  await store.load(PATH, signal());
  expect(loadCode).toHaveBeenCalledTimes(2);
});

test('a page is requested separately if its preparation hangs', async () => {
  jest.useFakeTimers();
  const load = jest.fn<Promise<FetchedPage>, Parameters<FetchPage>>(() => Promise.resolve({ data: DATA }));
  load.mockReturnValueOnce(NEVER);
  const store = createPageStore(load);
  void store.prepare(PATH);
  const own = signal();
  const record = store.load(PATH, own);
  await jest.advanceTimersByTimeAsync(2_900);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(200);
  expect((await record).data).toBe(DATA);
  expect(load).toHaveBeenLastCalledWith(PATH, own);
});

test('a page is requested separately if its preparation failed', async () => {
  const load = jest.fn(() => Promise.resolve({ data: DATA })).mockRejectedValueOnce(new TypeError('offline'));
  const store = createPageStore(load);
  const prepared = store.prepare(PATH);
  const record = store.load(PATH, signal());
  await expect(prepared).rejects.toThrow('offline');
  expect((await record).data).toBe(DATA);
});

test('a load ends as soon as nothing waits for it', async () => {
  const store = createPageStore(() => NEVER);
  const controller = new AbortController();
  const record = store.load(PATH, controller.signal);
  controller.abort(new Error('given up'));
  await expect(record).rejects.toThrow('given up');
});

test('a page that was added is returned without a request', async () => {
  const store = createPageStore(() => Promise.reject(new Error('not requested')));
  const record = { data: DATA, ShellPage: () => null };
  store.seed('/', record);
  expect(await store.load('/', signal())).toBe(record);
  expect(store.seed('/', { ...record })).toBe(record);
});

describe('when a release is revoked', () => {
  const REVOKED = new SiteError('A release was revoked.', 'OTHER_REVOCATIONS');
  const PROJECT = { ...DATA, page: 'project' } as PageData;
  const record = { data: PROJECT, ShellPage: () => null };

  test('all prefetched and shown pages are dropped as soon as any page reports it', async () => {
    const load = jest.fn(() => Promise.resolve({ data: DATA }));
    const store = createPageStore(load);
    store.seed('/', record);
    await store.prepare(PATH);
    load.mockRejectedValue(REVOKED);
    await expect(store.prepare('/other')).rejects.toBe(REVOKED);
    for (const path of ['/', PATH]) await expect(store.load(path, signal())).rejects.toBe(REVOKED);
  });

  test('a page of a remote that has not been requested recently is not shown from the cache', async () => {
    const load = jest.fn<Promise<FetchedPage>, Parameters<FetchPage>>(() =>
      Promise.resolve({ data: PROJECT }),
    );
    const store = createPageStore(load);
    store.seed(PATH, record);
    expect(await store.load(PATH, signal())).toBe(record);
    expect(load).not.toHaveBeenCalled();
    store.markStale();
    load.mockRejectedValue(REVOKED);
    await expect(store.load(PATH, signal())).rejects.toBe(REVOKED);
  });

  test('a page of a remote is shown from the cache if the site does not answer, or has only changed', async () => {
    jest.useFakeTimers();
    const load = jest.fn<Promise<FetchedPage>, Parameters<FetchPage>>();
    const store = createPageStore(load);
    store.seed(PATH, record);
    await jest.advanceTimersByTimeAsync(30_000);
    for (const answer of [
      NEVER,
      Promise.reject(new TypeError('offline')),
      Promise.reject(new SiteError('Composed again.', 'OTHER_COMPOSITION')),
    ]) {
      load.mockReturnValueOnce(answer);
      const page = store.load(PATH, signal());
      await jest.advanceTimersByTimeAsync(1_000);
      expect(await page).toBe(record);
    }
    expect(load).toHaveBeenCalledTimes(3);
  });
});

test('a page that hydrates on interaction is shown as its HTML, and nothing of its remote is loaded', async () => {
  const entry = { hydrate: 'on-interaction' };
  const data = { ...DATA, page: 'project', project: { entry } } as unknown as PageData;
  const store = createPageStore(() => Promise.resolve({ data, html: '<h1>One</h1>' }));
  await store.prepare(PATH);
  expect(await store.load(PATH, signal())).toMatchObject({ html: '<h1>One</h1>', ShellPage: null });
});
