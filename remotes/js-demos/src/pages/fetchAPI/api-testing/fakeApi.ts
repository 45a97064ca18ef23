import type { Api } from '../loadJson';

interface Call {
  url: string;
  signal: AbortSignal;
  answer: (data: unknown, status?: number) => void;
  /** Responds with a body that is not JSON. */
  answerMalformed: () => void;
  /** Fails as browsers do: with a TypeError that gives no reason. */
  fail: () => void;
}

/** An API whose responses are controlled by the test. */
export function createFakeApi() {
  const calls: Call[] = [];
  const world = { isOnline: true };
  const api: Api = {
    isOnline: () => world.isOnline,
    fetch: (url, { signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new DOMException('Stopped', 'AbortError')));
        calls.push({
          url,
          signal,
          answer: (data, status = 200) =>
            resolve({ ok: status < 400, status, json: () => Promise.resolve(data) }),
          answerMalformed: () =>
            resolve({ ok: true, status: 200, json: () => Promise.reject(new SyntaxError('<html>')) }),
          fail: () => reject(new TypeError('Failed to fetch')),
        });
      }),
  };
  return { api, calls, world };
}

/** The API's list, with these films. */
export function listOf(...titles: string[]) {
  return titles.map((title, index) => ({
    id: `id-${index}`,
    title,
    release_date: '2001',
    running_time: '100',
  }));
}
