import { ChunkLoadError, type PageProps, REMOTE_EVENT_NAME, type RemoteEvent } from '@portfolio/contract';
import type { ComponentType } from 'react';
import type { RemoteRef } from '../composition/releaseRef';
import { circuitBreaker } from './circuitBreaker';
import { loadReleasePage } from './loadReleasePage';
import { makeRoom } from './releaseSlots';
import { pinnedReleaseLoader } from './pinnedReleaseLoader';

jest.mock('./loadReleasePage', () => ({
  ...jest.requireActual<object>('./loadReleasePage'),
  loadReleasePage: jest.fn(),
}));
const load = jest.mocked(loadReleasePage);

const Page: ComponentType<PageProps> = () => null;
const PREVIOUS = { version: '1.0.0', entry: { url: '/r/old.js', integrity: 'sha384-old' } };
const REF: RemoteRef = {
  id: 'demos',
  version: '1.1.0',
  container: 'demos',
  baseUrl: '/r/',
  entry: { url: '/r/new.js', integrity: 'sha384-new' },
  previous: PREVIOUS,
};
const createFailure = (type: 'missing' | 'timeout') =>
  new ChunkLoadError({ chunk: 'demos', type, request: '/r/new.js' });

let events: string[];
const listen = (event: Event) => {
  const { type, version } = (event as CustomEvent<RemoteEvent>).detail;
  events.push(`${type} ${version}`);
};

beforeEach(() => {
  events = [];
  window.addEventListener(REMOTE_EVENT_NAME, listen);
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  window.removeEventListener(REMOTE_EVENT_NAME, listen);
  sessionStorage.clear();
  jest.restoreAllMocks();
  load.mockReset();
});

test('loads only the pinned release', async () => {
  load.mockResolvedValueOnce(Page);
  expect(await pinnedReleaseLoader.load(REF, 'one', () => {})).toEqual({ Page, version: '1.1.0' });
  expect(load).toHaveBeenCalledTimes(1);
  expect(events).toEqual([]);
});

test('loads the previous release from its own entry if the pinned one fails, and reports the reason', async () => {
  load.mockRejectedValueOnce(createFailure('missing')).mockResolvedValueOnce(Page);
  const onDelay = jest.fn();
  expect(await pinnedReleaseLoader.load(REF, 'one', onDelay)).toEqual({ Page, version: '1.0.0' });
  expect(load.mock.calls[1]?.[0]).toMatchObject(PREVIOUS);
  expect(events).toEqual(['fallback 1.0.0']);
  expect(onDelay).not.toHaveBeenCalled();
});

test('reports the time-out of the pinned release while it tries the previous one', async () => {
  const timeout = createFailure('timeout');
  load.mockRejectedValueOnce(timeout).mockResolvedValueOnce(Page);
  const onDelay = jest.fn();
  await pinnedReleaseLoader.load(REF, 'one', onDelay);
  expect(onDelay).toHaveBeenCalledWith(timeout);
});

test('skips a release that failed recently, and tries it again later', async () => {
  load.mockRejectedValueOnce(createFailure('missing')).mockResolvedValue(Page);
  await pinnedReleaseLoader.load(REF, 'one', () => {});
  await pinnedReleaseLoader.load(REF, 'two', () => {});
  expect(load.mock.calls.map(([release]) => release.version)).toEqual(['1.1.0', '1.0.0', '1.0.0']);
  expect(events).toEqual(['fallback 1.0.0', 'circuit-open 1.1.0', 'fallback 1.0.0']);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
  await pinnedReleaseLoader.load(REF, 'two', () => {});
  expect(load.mock.calls.at(-1)?.[0].version).toBe('1.1.0');
});

test('fails with the pinned release’s error if the previous one fails too', async () => {
  const reason = createFailure('missing');
  load.mockRejectedValueOnce(reason).mockRejectedValueOnce(createFailure('timeout'));
  await expect(pinnedReleaseLoader.load(REF, 'one', () => {})).rejects.toBe(reason);
  expect(events).toEqual(['fallback 1.0.0', 'failed 1.0.0']);
});

test('has no fallback for a new page, and does not mark its release as failed', async () => {
  const { previous: _none, ...alone } = REF;
  load.mockRejectedValue(createFailure('missing'));
  await expect(pinnedReleaseLoader.load(alone, 'one', () => {})).rejects.toThrow(
    'Loading chunk demos failed',
  );
  expect(circuitBreaker.isOpen('/r/new.js')).toBe(false);
  expect(pinnedReleaseLoader.giveUp(alone, 'one', new Error('render'))).toBe(false);
});

test('gives up a release once if a page throws while rendering', () => {
  expect(pinnedReleaseLoader.giveUp(REF, 'one', new Error('render'))).toBe(true);
  expect(circuitBreaker.isOpen('/r/new.js')).toBe(true);
  expect(pinnedReleaseLoader.giveUp(REF, 'one', new Error('render'))).toBe(false);
});

test('works without storage', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  load.mockResolvedValueOnce(Page);
  expect(await pinnedReleaseLoader.load(REF, 'one', () => {})).toEqual({ Page, version: '1.1.0' });
});

test('loads the pinned release on request, and no longer skips it once it loads', async () => {
  circuitBreaker.open('/r/new.js');
  load.mockResolvedValue(Page);
  await pinnedReleaseLoader.load(REF, 'one', () => {}, true);
  expect(load.mock.calls.map(([release]) => release.version)).toEqual(['1.1.0']);
  expect(circuitBreaker.isOpen('/r/new.js')).toBe(false);
});

test.each([
  [
    'the shell’s own part did not load',
    true,
    new ChunkLoadError({ chunk: 'federation', type: 'missing', request: '/shell/federation.js' }),
  ],
  ['there is no connection', false, createFailure('missing')],
])('blames no release if %s', async (_case, isOnline, reason) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  load.mockRejectedValueOnce(reason);
  await expect(pinnedReleaseLoader.load(REF, 'one', () => {})).rejects.toBe(reason);
  expect(load).toHaveBeenCalledTimes(1);
  expect(circuitBreaker.isOpen('/r/new.js')).toBe(false);
});

test('does not load a previous release that can no longer run in this document', async () => {
  const used = {
    ...REF,
    container: 'used',
    previous: { version: '0.9.0', entry: { url: '/r/used.js', integrity: 'x' } },
  };
  makeRoom({ ...used, ...used.previous });
  Object.assign(globalThis, { used: {} });
  makeRoom(used);
  load.mockRejectedValueOnce(createFailure('missing'));
  await expect(pinnedReleaseLoader.load(used, 'one', () => {})).rejects.toThrow('Loading chunk demos failed');
  expect(load).toHaveBeenCalledTimes(1);
});

test('reloads the document, once per tab, if its policy does not allow the release', async () => {
  load.mockRejectedValue(createFailure('missing'));
  const blocked = { effectiveDirective: 'script-src-elem', disposition: 'enforce' };
  const refuse = () =>
    document.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), blocked, {
        blockedURI: 'http://localhost/r/new.js',
      }),
    );
  load.mockImplementationOnce(() => {
    refuse();
    return Promise.reject(createFailure('missing'));
  });
  await expect(pinnedReleaseLoader.load(REF, 'one', () => {})).rejects.toMatchObject({
    code: 'OTHER_COMPOSITION',
  });
  expect(events).toEqual([]);
  load.mockReset();
  load.mockRejectedValueOnce(createFailure('missing')).mockResolvedValueOnce(Page);
  expect(await pinnedReleaseLoader.load(REF, 'one', () => {})).toEqual({ Page, version: '1.0.0' });
});
