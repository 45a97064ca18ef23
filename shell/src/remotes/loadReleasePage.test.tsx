import {
  CHUNK_LOAD_TIMEOUT_MS,
  ChunkLoadError,
  CONTRACT_VERSION,
  type LoadFailureType,
  REMOTE_EVENT_NAME,
  RemoteContractError,
  type RemoteEvent,
} from '@portfolio/contract';
import type * as Contract from '@portfolio/contract';
import { loadExposedModule } from './federation';
import { findCause } from './findCause';
import type * as LoadReleasePage from './loadReleasePage';
import { isShellFault, loadReleasePage } from './loadReleasePage';
import { watchPolicy } from './policyBlocks';
import { startTrace } from './remoteEvents';
import { getUrlSuffix } from './urlSuffixes';

jest.mock('./federation', () => ({ loadExposedModule: jest.fn() }));
jest.mock('./findCause', () => ({ findCause: jest.fn() }));

const load = jest.mocked(loadExposedModule);
const RELEASE = {
  ...{ id: 'demos', version: '1.1.0', container: 'demos', baseUrl: '/r/' },
  entry: { url: '/r/entry.js', integrity: 'sha384-a' },
};
const Page = () => null;
const REMOTE = { contractVersion: CONTRACT_VERSION, pages: { one: async () => ({ default: Page }) } };

const createFailure = (request: string, type: LoadFailureType = 'missing') =>
  new ChunkLoadError({ chunk: 'demos/one', type, request });
const failure = createFailure('/r/one.js');

let events: string[];
const listen = (event: Event) => void events.push((event as CustomEvent<RemoteEvent>).detail.type);

beforeEach(() => {
  jest.useFakeTimers();
  // Makes each pause exactly its average.
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  jest.mocked(findCause).mockResolvedValue('unreachable');
  load.mockReset();
  events = [];
  window.addEventListener(REMOTE_EVENT_NAME, listen);
});

afterEach(() => {
  window.removeEventListener(REMOTE_EVENT_NAME, listen);
  document.head.replaceChildren();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Starts a load and records its result. */
function start(signal?: AbortSignal) {
  const onDelay = jest.fn();
  const ended = jest.fn();
  loadReleasePage(RELEASE, startTrace('demos', 'one'), onDelay, signal).then(ended, ended);
  return { onDelay, ended };
}

const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** Adds an element that requests a file, as webpack does. */
function ask<Name extends 'script' | 'link'>(
  name: Name,
  fields: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), fields);
  document.head.append(element);
  return element;
}

test('loads the page', async () => {
  load.mockResolvedValueOnce(REMOTE);
  const { ended, onDelay } = start();
  await wait(0);
  expect(ended).toHaveBeenCalledWith(Page);
  expect(load).toHaveBeenCalledWith(RELEASE);
  expect(events).toEqual(['load', 'ready']);
  expect(onDelay).not.toHaveBeenCalled();
  expect(jest.getTimerCount()).toBe(0);
});

test('retries after a pause that doubles up to sixteen seconds, and reports the delay once', async () => {
  load.mockRejectedValue(failure);
  const { ended, onDelay } = start();
  await wait(0);
  for (const [tries, pauseMs] of [500, 1000, 2000, 4000, 8000, 16_000, 16_000].entries()) {
    expect(onDelay).toHaveBeenCalledTimes(tries >= 2 ? 1 : 0);
    await wait(pauseMs - 1);
    expect(load).toHaveBeenCalledTimes(tries + 1);
    await wait(1);
    expect(load).toHaveBeenCalledTimes(tries + 2);
  }
  load.mockResolvedValueOnce(REMOTE);
  await wait(16_000);
  expect(ended).toHaveBeenCalledWith(Page);
  expect(onDelay).toHaveBeenCalledWith(failure);
  expect(events).toEqual(['load', ...Array<string>(8).fill('retry'), 'ready']);
});

test('adds random variation to the pause, so that visitors do not all retry at once', async () => {
  jest.mocked(Math.random).mockReturnValue(0);
  load.mockRejectedValueOnce(failure).mockResolvedValueOnce(REMOTE);
  const { ended } = start();
  await wait(249);
  expect(ended).not.toHaveBeenCalled();
  await wait(1);
  expect(ended).toHaveBeenCalledWith(Page);
});

test('does not retry before the cached answer is replaced', async () => {
  let replace = (_cause: 'unreachable') => {};
  jest.mocked(findCause).mockReturnValueOnce(new Promise((resolve) => (replace = resolve)));
  load.mockRejectedValueOnce(failure).mockResolvedValueOnce(REMOTE);
  const { ended } = start();
  await wait(5000);
  expect(load).toHaveBeenCalledTimes(1);
  replace('unreachable');
  await wait(0);
  expect(ended).toHaveBeenCalledWith(Page);
});

test.each(['missing', 'integrity'] as const)('gives up a file after three tries: %s', async (cause) => {
  jest.mocked(findCause).mockResolvedValue(cause);
  load.mockRejectedValue(failure);
  const { ended, onDelay } = start();
  await wait(1499);
  expect(ended).not.toHaveBeenCalled();
  await wait(1);
  expect(ended).toHaveBeenCalledWith(failure);
  expect(events).toEqual(['load', 'retry', 'retry', cause]);
  expect(onDelay).not.toHaveBeenCalled();
});

test('counts tries per file: if another file fails next, there was progress', async () => {
  jest.mocked(findCause).mockResolvedValue('missing');
  for (const request of ['/r/a.js', '/r/b.js', '/r/a.js?again=1', '/r/b.js?again=1', '/r/b.js?again=2'])
    load.mockRejectedValueOnce(createFailure(request));
  const { ended } = start();
  await wait(CHUNK_LOAD_TIMEOUT_MS);
  expect(load).toHaveBeenCalledTimes(5);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ request: '/r/b.js?again=2' }));
});

test('gives up an unreachable file when the time is over', async () => {
  load.mockRejectedValue(failure);
  const { ended } = start();
  await wait(111_500 + 15_999);
  expect(ended).not.toHaveBeenCalled();
  await wait(1);
  expect(ended).toHaveBeenCalledWith(failure);
  expect(events.at(-1)).toBe('missing');
  expect(jest.getTimerCount()).toBe(0);
});

test('retries if a file beside it was given up, but not after the time limit', async () => {
  const late = createFailure('/r/one.js', 'timeout');
  load.mockRejectedValueOnce(late).mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, CHUNK_LOAD_TIMEOUT_MS - 500));
    throw late;
  });
  const { ended } = start();
  await wait(500);
  expect(events).toEqual(['load', 'retry']);
  await wait(CHUNK_LOAD_TIMEOUT_MS - 500);
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ type: 'timeout' }));
  expect(events).toEqual(['load', 'retry', 'timeout']);
});

test('gives up at once if the document’s policy refuses a file, and reports whether the server has it', async () => {
  watchPolicy();
  document.dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), {
      ...{ disposition: 'enforce', effectiveDirective: 'script-src-elem' },
      blockedURI: 'http://localhost/refused/entry.js',
    }),
  );
  jest.mocked(findCause).mockResolvedValue('integrity');
  load.mockRejectedValue(failure);
  const ended = jest.fn();
  const refused = { ...RELEASE, baseUrl: '/refused/' };
  loadReleasePage(refused, startTrace('demos', 'one'), () => {}).catch(ended);
  await wait(0);
  expect(ended).toHaveBeenCalledWith(failure);
  expect(events).toEqual(['load', 'integrity']);
});

describe('when the time is over', () => {
  beforeEach(() => load.mockReturnValue(new Promise(() => {})));

  test.each<[what: string, add: () => void, fields: object]>([
    [
      'script',
      () => {
        ask('script', { src: '/other/one.js' });
        ask('script', { src: '/r/one.js' });
        ask('link', { rel: 'stylesheet', href: '/r/one.css' });
      },
      { request: 'http://localhost/r/one.js', code: 'CHUNK_LOAD_FAILED' },
    ],
    [
      'style',
      () => {
        Object.defineProperty(ask('link', { rel: 'stylesheet', href: '/r/here.css' }), 'sheet', {
          value: {},
        });
        ask('link', { rel: 'stylesheet', href: '/r/one.css?again=1' });
      },
      { request: 'http://localhost/r/one.css?again=1', code: 'CSS_CHUNK_LOAD_FAILED' },
    ],
    ['entry', () => {}, { request: '/r/entry.js', code: 'CHUNK_LOAD_FAILED' }],
  ])('names the %s that it waits for', async (_what, add, fields) => {
    add();
    const { ended } = start();
    await wait(CHUNK_LOAD_TIMEOUT_MS - 1);
    expect(ended).not.toHaveBeenCalled();
    await wait(1);
    expect(ended).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'timeout', chunk: 'demos/one', ...fields }),
    );
    expect(events).toEqual(['load', 'timeout']);
  });

  test('gives up files that have not arrived, and uses another address next time', async () => {
    const script = ask('script', { src: '/r/one.js' });
    const before = getUrlSuffix('demos');
    start();
    await wait(CHUNK_LOAD_TIMEOUT_MS);
    expect(script.isConnected).toBe(false);
    expect(getUrlSuffix('demos')).not.toBe(before);
  });

  test('leaves files alone that belong to a newer load', async () => {
    const script = ask('script', { src: '/r/one.js' });
    const replaced = new AbortController();
    const { ended } = start(replaced.signal);
    replaced.abort();
    await wait(CHUNK_LOAD_TIMEOUT_MS);
    expect(script.isConnected).toBe(true);
    expect(ended).not.toHaveBeenCalled();
  });
});

test.each<[problem: RegExp, remote: unknown]>([
  [/it was built against contract none, this site has/, null],
  [
    /it was built against contract 0\.1\.0, this site has .* Pin a release for \d/,
    { contractVersion: '0.1.0' },
  ],
  [/does not have it\. Pin a release that has it\./, { contractVersion: CONTRACT_VERSION }],
  [/Failed to show the page "one": 1\.1\.0/, { ...REMOTE, pages: { one: 'text' } }],
  [
    /Failed to start the page "one" of 1\.1\.0: no/,
    { ...REMOTE, pages: { one: () => Promise.reject(new Error('no')) } },
  ],
])('refuses a release that cannot be used: %s', async (problem, remote) => {
  load.mockResolvedValueOnce(remote);
  const { ended } = start();
  await wait(0);
  const [[error]] = ended.mock.calls as [[Error]];
  expect(error).toBeInstanceOf(RemoteContractError);
  expect(error.message).toMatch(problem);
  expect(events).toEqual(['load', 'broken']);
});

test('accepts a release of another minor version of the contract', async () => {
  const [major] = CONTRACT_VERSION.split('.');
  load.mockResolvedValueOnce({ ...REMOTE, contractVersion: `${major}.99.0` });
  const { ended } = start();
  await wait(0);
  expect(ended).toHaveBeenCalledWith(Page);
});

describe('once another load has replaced it', () => {
  test('does not retry after a failure', async () => {
    const replaced = new AbortController();
    load.mockRejectedValue(failure);
    const { ended } = start(replaced.signal);
    replaced.abort();
    await wait(0);
    expect(ended).toHaveBeenCalledWith(failure);
    expect(events).toEqual(['load']);
  });

  test('does not retry after a pause', async () => {
    const replaced = new AbortController();
    load.mockRejectedValue(failure);
    const { ended } = start(replaced.signal);
    await wait(0);
    replaced.abort();
    await wait(500);
    expect(ended).toHaveBeenCalledWith(failure);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('offline', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    load.mockRejectedValueOnce(failure).mockResolvedValueOnce(REMOTE);
  });

  test('reports the delay at once, and only once', async () => {
    load.mockReset().mockRejectedValue(failure);
    const { onDelay } = start();
    await wait(0);
    expect(onDelay).toHaveBeenCalledWith(failure);
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await wait(60_000);
    expect(load.mock.calls.length).toBeGreaterThan(3);
    expect(onDelay).toHaveBeenCalledTimes(1);
  });

  test('retries as soon as the connection is back', async () => {
    const { ended } = start();
    await wait(60_000);
    expect(load).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(ended).toHaveBeenCalledWith(Page);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('tries a last time when the time is over', async () => {
    const removed = jest.spyOn(window, 'removeEventListener');
    start();
    await wait(CHUNK_LOAD_TIMEOUT_MS - 1);
    expect(load).toHaveBeenCalledTimes(1);
    await wait(1);
    expect(load).toHaveBeenCalledTimes(2);
    expect(removed).toHaveBeenCalledWith('online', expect.any(Function));
  });
});

test('blames no release if the shell’s own part fails', async () => {
  jest.resetModules();
  const failed = { chunk: 'federation', type: 'missing', request: '/shell/federation.js' } as const;
  jest.doMock('./federation', () => {
    const fresh = jest.requireActual<typeof Contract>('@portfolio/contract');
    throw new fresh.ChunkLoadError(failed);
  });
  const fresh = jest.requireActual<typeof LoadReleasePage>('./loadReleasePage');
  const replaced = AbortSignal.abort();
  const work = fresh.loadReleasePage(RELEASE, startTrace('demos', 'one'), () => {}, replaced);
  const error: unknown = await work.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'ChunkLoadError', ...failed });
  expect(fresh.isShellFault(error)).toBe(true);
});

test('blames the shell if its own part hangs', async () => {
  jest.resetModules();
  const fresh = jest.requireActual<typeof LoadReleasePage>('./loadReleasePage');
  const ended = jest.fn();
  fresh.loadReleasePage(RELEASE, startTrace('demos', 'one'), () => {}).catch(ended);
  // The deadline passes before the chunk has loaded.
  jest.advanceTimersByTime(CHUNK_LOAD_TIMEOUT_MS);
  await wait(0);
  expect(ended).toHaveBeenCalledWith(
    expect.objectContaining({ chunk: 'federation', type: 'timeout', request: 'federation.js' }),
  );
});

test('blames the shell for no other failure', () => {
  expect(isShellFault(failure)).toBe(false);
  expect(isShellFault({ chunk: 'federation' })).toBe(false);
});
