import { createFakeApi } from './api-testing/fakeApi';
import { MAX_RETRIES, RETRY_MS, TIMEOUT_MS, loadJson, type Attempt } from './loadJson';
import type { RequestProblem } from './requestProblem';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function setUp() {
  const fake = createFakeApi();
  const visitor = new AbortController();
  const attempts: Attempt[] = [];
  const result = loadJson('https://api.example/list', {
    api: fake.api,
    signal: visitor.signal,
    onAttempt: (attempt) => attempts.push(attempt),
  }).then(
    (data) => ({ data }),
    (problem: RequestProblem) => ({ kind: problem.kind, status: problem.status }),
  );
  return { ...fake, visitor, attempts, result };
}

const pass = (durationMs: number) => jest.advanceTimersByTimeAsync(durationMs);

test('returns the data of a good answer, and leaves no timer', async () => {
  const { calls, attempts, result } = setUp();
  await pass(40);
  calls[0]?.answer([1, 2]);

  expect(await result).toEqual({ data: [1, 2] });
  expect(attempts).toEqual([{ durationMs: 40, outcome: 'answered', isGood: true }]);
  expect(jest.getTimerCount()).toBe(0);
});

test('retries after a server error, each time after a longer wait', async () => {
  const { calls, attempts, result } = setUp();
  calls[0]?.answer({}, 500);
  await pass(RETRY_MS - 1);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(calls).toHaveLength(2);
  calls[1]?.answer({}, 502);
  await pass(2 * RETRY_MS);
  calls[2]?.answer(['late but good']);

  expect(await result).toEqual({ data: ['late but good'] });
  expect(attempts.map(({ outcome }) => outcome)).toEqual(['server 500', 'server 502', 'answered']);
});

test('gives up after the last retry, with the last reason', async () => {
  const { calls, result } = setUp();
  for (let index = 0; index <= MAX_RETRIES; index += 1) {
    calls[index]?.answer({}, 503);
    await pass(RETRY_MS * 2 ** index);
  }

  expect(await result).toEqual({ kind: 'busy', status: 503 });
  expect(calls).toHaveLength(MAX_RETRIES + 1);
  expect(jest.getTimerCount()).toBe(0);
});

test.each([
  [401, 'refused'],
  [403, 'refused'],
  [404, 'missing'],
  [410, 'missing'],
])('does not retry after status %i', async (status, kind) => {
  const { calls, result } = setUp();
  calls[0]?.answer({}, status);
  await pass(60_000);

  expect(await result).toEqual({ kind, status });
  expect(calls).toHaveLength(1);
});

test('aborts an attempt that times out, and retries', async () => {
  const { calls, attempts } = setUp();
  await pass(TIMEOUT_MS);
  expect(calls[0]?.signal.aborted).toBe(true);
  await pass(RETRY_MS);

  expect(calls).toHaveLength(2);
  expect(attempts[0]).toEqual({ durationMs: TIMEOUT_MS, outcome: 'timeout', isGood: false });
});

test('stops at once when the visitor aborts during an attempt', async () => {
  const { calls, visitor, result } = setUp();
  visitor.abort();

  expect(await result).toEqual({ kind: 'aborted' });
  expect(calls[0]?.signal.aborted).toBe(true);
  expect(jest.getTimerCount()).toBe(0);
});

test('stops at once when the visitor aborts during a wait', async () => {
  const { calls, visitor, result } = setUp();
  calls[0]?.answer({}, 500);
  await pass(10);
  visitor.abort();

  expect(await result).toEqual({ kind: 'aborted' });
  await pass(60_000);
  expect(calls).toHaveLength(1);
});

test('distinguishes a missing network from a failing one', async () => {
  const offline = setUp();
  offline.world.isOnline = false;
  offline.calls[0]?.fail();
  expect(await offline.result).toEqual({ kind: 'offline' });

  const online = setUp();
  online.calls[0]?.fail();
  await pass(RETRY_MS);
  expect(online.attempts[0]?.outcome).toBe('network');
  expect(online.calls).toHaveLength(2);
});

test('reports a body that is not JSON as malformed, and does not retry', async () => {
  const { calls, result } = setUp();
  calls[0]?.answerMalformed();
  await pass(60_000);

  expect(await result).toEqual({ kind: 'malformed' });
  expect(calls).toHaveLength(1);
});
