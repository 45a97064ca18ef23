/** So often is a file asked for that does not come, or not as it was published. */
const TRIES = 5;
/** The pause before the second try; each further one is twice as long, give or take a half. */
const FIRST_PAUSE_MS = 400;
/** A try that takes longer is given up. */
const TRY_LIMIT_MS = 20_000;
/** All tries together. */
const LIMIT_MS = 120_000;

/**
 * Fetches a file of the site and reads it. What fails or hangs is asked for again, past what the browser keeps, for two
 * minutes at most. Offline, nothing is tried again.
 *
 * @param read - throws where the answer is not what it should be
 * @throws what the last try failed by; the signal's reason where it ended the fetch
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
