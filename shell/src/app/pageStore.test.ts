import type { PageData } from '../site-map/pageData';
import { createPageStore } from './pageStore';

const DATA: PageData = {
  path: '/work/js/one',
  page: 'disclaimer',
  title: 'One',
  description: '',
  crumbs: [],
};

test('asks for a path once, however often it is wanted', async () => {
  const load = jest.fn(() => Promise.resolve(DATA));
  const store = createPageStore(load);
  const first = store.load('/work/js/one');
  expect(store.load('/work/js/one')).toBe(first);
  expect((await first).data).toBe(DATA);
  expect(load).toHaveBeenCalledTimes(1);
});

test('asks again after a failure', async () => {
  const load = jest.fn(() => Promise.resolve(DATA)).mockRejectedValueOnce(new TypeError('offline'));
  const store = createPageStore(load);
  await expect(store.load('/x')).rejects.toThrow('offline');
  expect((await store.load('/x')).data).toBe(DATA);
});

test('a page that was prepared is not asked for again', async () => {
  const load = jest.fn(() => Promise.resolve(DATA));
  const store = createPageStore(load);
  await store.prepare('/disclaimer');
  await store.load('/disclaimer');
  await store.prepare('/disclaimer');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a seeded page is there without waiting', () => {
  const store = createPageStore(() => Promise.reject(new Error('not asked for')));
  store.seed('/', { data: DATA, ShellPage: () => null });
  expect(store.load('/')).toMatchObject({ status: 'fulfilled', value: { data: DATA } });
});
