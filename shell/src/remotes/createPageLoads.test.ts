import { ChunkLoadError, type PageProps } from '@portfolio/contract';
import type { ComponentType } from 'react';
import { createPageLoads } from './createPageLoads';
import type { LoadedPage, LoadFailure } from './pinnedReleaseLoader';

const REF = {
  id: 'demos',
  version: '1.1.0',
  container: 'demos',
  baseUrl: '/r/',
  entry: { url: '/r/e.js', integrity: '' },
};
const Page: ComponentType<PageProps> = () => null;
const Other: ComponentType<PageProps> = () => null;
const PINNED: LoadedPage = { Page, version: '1.1.0' };
const PREVIOUS: LoadedPage = { Page: Other, version: '1.0.0' };
const failure = new ChunkLoadError({ chunk: 'demos', type: 'missing', request: '/r/e.js' });
/** Lets all pending promises settle without advancing the clock. */
const settle = () => jest.advanceTimersByTimeAsync(0);

const createLoader = (...answers: (LoadedPage | LoadFailure)[]) => ({
  load: jest.fn(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer !== undefined && 'Page' in answer ? Promise.resolve(answer) : Promise.reject(answer);
  }),
  giveUp: jest.fn(() => true),
});

let logged: jest.SpyInstance;
beforeEach(() => {
  jest.useFakeTimers();
  logged = jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  logged.mockRestore();
});

test('one load serves all who ask for the page', () => {
  const loader = createLoader(PINNED);
  const loads = createPageLoads(loader);
  expect(loads.get(REF, 'one')).toBe(loads.get(REF, 'one'));
  expect(loads.get(REF, 'two')).not.toBe(loads.get(REF, 'one'));
  expect(loader.load).toHaveBeenCalledTimes(2);
});

test('a failure is a state; subscribers and the console are notified, and the promise stays pending', async () => {
  const load = createPageLoads(createLoader(failure)).get(REF, 'one');
  const onChange = jest.fn();
  load.subscribe(onChange);
  await settle();
  expect(load.getState()).toEqual({ status: 'failed', attempt: 1, error: failure });
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith(failure);
  expect(await Promise.race([load.getPage(), settle().then(() => 'open')])).toBe('open');
});

test('Retry loads again and settles the same promise', async () => {
  const loader = createLoader(failure, PINNED);
  const load = createPageLoads(loader).get(REF, 'one');
  const first = load.getPage();
  await settle();
  load.retry();
  expect(load.getState()).toEqual({ status: 'loading', attempt: 2 });
  load.retry();
  expect(await first).toBe(Page);
  await settle();
  expect(load.getState()).toEqual({ status: 'ready', version: '1.1.0' });
  expect(loader.load).toHaveBeenCalledTimes(2);
});

test('the previous release has its own promise, because the prerendered HTML is not its own', async () => {
  const load = createPageLoads(createLoader(PREVIOUS)).get(REF, 'one');
  const first = load.getPage();
  await settle();
  expect(load.getState()).toEqual({ status: 'ready', version: '1.0.0' });
  expect(await load.getPage()).toBe(Other);
  expect(await Promise.race([first, settle().then(() => 'open')])).toBe('open');
});

test('when one page falls back, the other pages of the remote follow', async () => {
  const loads = createPageLoads(createLoader(PINNED, PREVIOUS));
  const one = loads.get(REF, 'one');
  await settle();
  expect(one.getState()).toMatchObject({ version: '1.1.0' });
  loads.get(REF, 'two');
  await settle();
  expect(one.getState()).toMatchObject({ version: '1.0.0' });
  expect(await one.getPage()).toBe(Other);
});

test('replaces a page that throws while rendering, once', async () => {
  const loader = createLoader(PINNED, PREVIOUS);
  const load = createPageLoads(loader).get(REF, 'one');
  await settle();
  load.replace(new Error('render'));
  expect(load.getState()).toEqual({ status: 'loading', attempt: 1 });
  await settle();
  expect(load.getState()).toEqual({ status: 'ready', version: '1.0.0' });
  load.replace(new Error('render again'));
  expect(load.getState()).toEqual({ status: 'ready', version: '1.0.0' });
  expect(loader.giveUp).toHaveBeenCalledTimes(1);
});

test('keeps a page that throws while rendering if there is no other release', async () => {
  const loader = { ...createLoader(PINNED), giveUp: () => false };
  const load = createPageLoads(loader).get(REF, 'one');
  await settle();
  load.replace(new Error('render'));
  expect(load.getState()).toEqual({ status: 'ready', version: '1.1.0' });
});

test('ignores the result or the failure of an earlier load', async () => {
  const ends: ((answer: LoadedPage | LoadFailure) => void)[] = [];
  const delays: ((error: LoadFailure) => void)[] = [];
  const loader = {
    load: (_ref: unknown, _page: string, onDelay: (error: LoadFailure) => void) => {
      delays.push(onDelay);
      return new Promise<LoadedPage>((resolve, reject) =>
        ends.push((answer) => ('Page' in answer ? resolve(answer) : reject(answer))),
      );
    },
    giveUp: () => false,
  };
  const load = createPageLoads(loader).get(REF, 'one');
  delays[0]?.(failure);
  load.retry();
  ends[1]?.(PINNED);
  await settle();
  ends[0]?.(failure);
  delays[0]?.(failure);
  await settle();
  expect(load.getState()).toEqual({ status: 'ready', version: '1.1.0' });
  expect(logged).not.toHaveBeenCalled();
});

test('a new load aborts the one before', async () => {
  const loader = createLoader(failure, PINNED);
  const load = createPageLoads(loader).get(REF, 'one');
  await settle();
  load.retry();
  const signals = (loader.load.mock.calls as unknown as unknown[][]).map((given) => given[4] as AbortSignal);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('Retry requests the pinned release, even if it failed before', async () => {
  const loader = createLoader(failure, PINNED);
  const load = createPageLoads(loader).get(REF, 'one');
  await settle();
  load.retry();
  expect(loader.load).toHaveBeenNthCalledWith(
    1,
    REF,
    'one',
    expect.any(Function),
    false,
    expect.any(AbortSignal),
  );
  expect(loader.load).toHaveBeenNthCalledWith(
    2,
    REF,
    'one',
    expect.any(Function),
    true,
    expect.any(AbortSignal),
  );
});
