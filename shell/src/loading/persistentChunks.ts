import { AGAIN_QUERY } from './againQuery';
import { FIRST_PAUSE_MS, TRIES } from './retries';

/** The event that webpack's script loader passes to its callback. */
interface LoadEnd {
  type: string;
  target?: unknown;
}

/** webpack's own script loader, `__webpack_require__.l`, which verifies the hash of the chunk. */
export type LoadScript = (url: string, onEnd: (end: LoadEnd) => void, key?: string, chunkId?: string) => void;

/** A file that hangs this long is requested again in parallel; the next time, after twice as long. */
const HANG_MS = 8_000;
/**
 * Then the file fails: a moment before the 120 seconds of SPEC sections 7 and 9 at which the page that needs it times out,
 * because a retry of the page must not join a hanging request.
 */
const LIMIT_MS = 119_500;

/**
 * Wraps webpack's loader, so that a chunk is requested again if its file is missing, corrupt or hangs. A retry uses
 * another URL, because the browser may have cached a corrupt response or may wait for the hanging one, and replaces the
 * cached response. The first success wins; webpack ignores a chunk that arrives twice. Nothing is retried offline.
 *
 * @param load - the loader to wrap; has its own timeout for requests that hang
 */
export function createPersistentLoader(load: LoadScript): LoadScript {
  return (url, onEnd, key = url, chunkId) => {
    let tries = 0;
    let pending = 0;
    let hang: ReturnType<typeof setTimeout> | undefined;
    let end: typeof onEnd | undefined = (result) => {
      end = undefined;
      clearTimeout(hang);
      clearTimeout(limit);
      onEnd(result);
    };
    const limit = setTimeout(() => end?.({ type: 'timeout', target: { src: url } }), LIMIT_MS);

    function attempt() {
      // The time limit may pass during the pause before a retry.
      if (end === undefined) return;
      // A new key, or else webpack would wait for the script of an earlier attempt.
      const suffix = tries === 0 ? '' : `${AGAIN_QUERY}${Date.now()}`;
      tries += 1;
      pending += 1;
      clearTimeout(hang);
      hang = setTimeout(attempt, HANG_MS * 2 ** (tries - 1));
      load(url + suffix, handleEnd, key + suffix, chunkId);
    }

    function handleEnd(result: LoadEnd) {
      pending -= 1;
      if (end === undefined) return;
      if (result.type !== 'error') end(result);
      else if (pending === 0) tryAgain(result, end);
    }

    function tryAgain(result: LoadEnd, giveUp: typeof onEnd) {
      clearTimeout(hang);
      if (tries >= TRIES || !navigator.onLine) {
        giveUp(result);
        return;
      }
      void fetch(url, { cache: 'reload' }).catch(() => {});
      setTimeout(attempt, (0.5 + Math.random()) * FIRST_PAUSE_MS * 2 ** (tries - 1));
    }

    attempt();
  };
}
