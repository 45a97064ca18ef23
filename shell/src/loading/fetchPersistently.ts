import { FIRST_PAUSE_MS, TRIES } from './retries';

/** Timeout of one attempt. */
const TRY_LIMIT_MS = 20_000;
/** Timeout of all attempts together. */
const LIMIT_MS = 120_000;

/**
 * Fetches a file of the site and reads it. A failure or timeout is retried, bypassing the HTTP cache, for two minutes
 * at most. Nothing is retried offline.
 *
 * @param read - throws if the response is invalid
 * @throws the error of the last attempt, or the signal's reason if it aborted the fetch
 */
export async function fetchPersistently<T>(
  url: string,
  read: (response: Response) => Promise<T>,
  { signal, ...init }: RequestInit = {},
): Promise<T> {
  const endMs = performance.now() + LIMIT_MS;
  for (let tries = 1; ; tries += 1) {
    const limit = new AbortController();
    const giveUp = () => limit.abort(signal?.reason);
    signal?.addEventListener('abort', giveUp);
    const timer = setTimeout(
      () => limit.abort(new DOMException(`${url} did not answer in time.`, 'TimeoutError')),
      TRY_LIMIT_MS,
    );
    try {
      signal?.throwIfAborted();
      const cache = tries === 1 ? {} : { cache: 'reload' as const };
      return await read(await fetch(url, { ...init, ...cache, signal: limit.signal }));
    } catch (error) {
      signal?.throwIfAborted();
      const pauseMs = (0.5 + Math.random()) * FIRST_PAUSE_MS * 2 ** (tries - 1);
      if (tries >= TRIES || !navigator.onLine || performance.now() + pauseMs >= endMs) throw error;
      await pause(pauseMs, signal);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }
}

function pause(ms: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
