import { ChunkLoadError, type PageProps } from '@portfolio/contract';
import type { ComponentType } from 'react';
import { createPageLoads } from './pageLoads';

const REF = {
  id: 'demos',
  version: '1.0.0',
  container: 'demos',
  baseUrl: '/r/',
  entry: { url: '/r/e.js', integrity: '' },
};
const Page: ComponentType<PageProps> = () => null;
const failure = new ChunkLoadError({ chunk: 'demos', type: 'missing', request: '/r/e.js' });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

let logged: jest.SpyInstance;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => logged.mockRestore());

test('one load serves everybody who asks for the page', () => {
  const load = jest.fn(() => Promise.resolve(Page));
  const loads = createPageLoads(load);
  expect(loads.get(REF, 'one')).toBe(loads.get(REF, 'one'));
  expect(loads.get(REF, 'two')).not.toBe(loads.get(REF, 'one'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('a failure is a state, told to subscribers and to the console; the promise stays open', async () => {
  const load = createPageLoads(() => Promise.reject(failure)).get(REF, 'one');
  const onChange = jest.fn();
  load.subscribe(onChange);
  await settle();
  expect(load.getState()).toEqual({ status: 'failed', attempt: 1, error: failure });
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith(failure);
  expect(await Promise.race([load.page, settle().then(() => 'open')])).toBe('open');
});

test('Retry loads again and settles the same promise', async () => {
  const loadPage = jest.fn(() => Promise.resolve(Page)).mockRejectedValueOnce(failure);
  const load = createPageLoads(loadPage).get(REF, 'one');
  await settle();
  load.retry();
  expect(load.getState()).toEqual({ status: 'loading', attempt: 2 });
  load.retry();
  expect(await load.page).toBe(Page);
  await settle();
  expect(load.getState()).toEqual({ status: 'ready' });
  expect(loadPage).toHaveBeenCalledTimes(2);
});
