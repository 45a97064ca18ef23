import { ChunkLoadError, CssChunkLoadError } from '@portfolio/contract';
import { findCause } from './findCause';

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

const FAILURE = { chunk: 'demos', type: 'missing', request: '/r/e.js' } as const;

const answer = (status: number, type: string) => () =>
  Promise.resolve({
    ok: status < 300,
    status,
    headers: new Map([['content-type', type]]),
    arrayBuffer: () => Promise.resolve(new ArrayBuffer(0)),
  } as unknown as Response);

test.each([
  ['arrived, but was refused', answer(200, 'text/javascript; charset=utf-8'), 'integrity'],
  ['is a page', answer(200, 'text/html'), 'missing'],
  ['is missing', answer(404, 'text/javascript'), 'missing'],
  ['is unavailable', answer(503, 'text/plain'), 'unreachable'],
  ['was requested too often', answer(429, 'text/plain'), 'unreachable'],
  ['does not arrive', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
] as const)('finds the cause of a script that %s', async (_case, fetchFile, cause) => {
  globalThis.fetch = jest.fn(fetchFile);
  expect(await findCause(new ChunkLoadError(FAILURE))).toBe(cause);
  expect(globalThis.fetch).toHaveBeenCalledWith('/r/e.js', expect.objectContaining({ cache: 'reload' }));
});

test('finds the cause of a style file that arrives as a script', async () => {
  globalThis.fetch = jest.fn(answer(200, 'text/javascript'));
  expect(await findCause(new CssChunkLoadError(FAILURE))).toBe('missing');
});
