import { AGAIN_QUERY } from './againQuery';

/** What webpack's script loader tells its caller. */
interface LoadEnd {
  type: string;
  target?: unknown;
}

/** webpack's own loader of script files, `__webpack_require__.l`: it verifies the hash of the chunk. */
export type LoadScript = (url: string, onEnd: (end: LoadEnd) => void, key?: string, chunkId?: string) => void;

/** So often is a file asked for that does not come, or not as it was published. */
const TRIES = 5;
/** The pause before the second try; each further one is twice as long, give or take a half. */
const FIRST_PAUSE_MS = 400;
/** A file that hangs so long is asked for a second time beside the first; then after twice as long. */
const HANG_MS = 8_000;
/** Then the file is given up, before the page that was asked for is: who asks again is not given what still hangs. */
const LIMIT_MS = 110_000;

/**
 * Wraps webpack's loader, so that a chunk whose file is missing, spoiled or hangs is asked for again: under another
 * address, as the browser may have kept a spoiled answer, or wait for the one that hangs. The kept answer is replaced.
 * Whatever comes first counts; webpack takes no notice of a chunk that comes twice. Offline, nothing is tried again.
 *
 * @param load - the loader to wrap; it gives up what hangs after a time of its own
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
      // Under the key of an earlier try, webpack would wait for its script.
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
