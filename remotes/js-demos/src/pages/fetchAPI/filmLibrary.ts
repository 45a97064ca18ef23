import { createStore, type Store } from '@portfolio/kit';
import type { DemoState } from '@portfolio/kit/demo';
import {
  findStorage,
  readStored,
  removeStored,
  writeStored,
  type FindStorage,
} from '../../portable/storedValue';
import { LIST_URL, type ApiSource } from './apiSource';
import { MalformedAnswer, parseFilms, type Film } from './film';
import { FILM_CACHE, isFresh } from './filmCache';
import { loadJson, type Attempt } from './loadJson';
import { OFFLINE_FILMS } from './offlineFilms';
import { RequestProblem } from './requestProblem';

/** The source of the films on the page. */
export type FilmOrigin = 'bundle' | 'network' | 'cache' | 'simulation';

export interface LibraryState {
  state: DemoState;
  films: readonly Film[];
  origin: FilmOrigin;
  /** Time of the API's response, in ms since 1970; null for bundled films. */
  savedAtMs: number | null;
  problem: RequestProblem | null;
  /** The attempts of the last request. */
  attempts: readonly Attempt[];
}

export interface FilmLibrary extends Pick<Store<LibraryState>, 'get' | 'subscribe'> {
  /** Shows the films of the API: from the cache while it is fresh, unless a new response is requested. */
  load(options?: { isNewWanted?: boolean }): Promise<void>;
  /** Aborts the request. */
  abort(): void;
  /** Clears what this browser stores and shows the bundled films. */
  reset(): void;
  /** Restores what was shown before a simulation: the cached response, or else the bundled films. */
  endSimulation(): void;
  /** Loads what this browser has stored. Returns a function to call when the page is left or hidden. */
  attach(): () => void;
}

interface LibraryPorts {
  source: Pick<ApiSource, 'findApi' | 'isSimulated'>;
  storage?: FindStorage;
  nowMs?: () => number;
}

const BUNDLE = { films: OFFLINE_FILMS, origin: 'bundle', savedAtMs: null } as const;

function toProblem(error: unknown): RequestProblem {
  if (error instanceof RequestProblem) return error;
  if (error instanceof MalformedAnswer) return new RequestProblem('malformed');
  throw error;
}

/** The list of films without its page: bundled, cached or requested. */
export function createFilmLibrary({
  source,
  storage = findStorage,
  nowMs = Date.now,
}: LibraryPorts): FilmLibrary {
  const store = createStore<LibraryState>({ ...BUNDLE, state: 'idle', problem: null, attempts: [] });
  let request: AbortController | null = null;

  function fail(problem: RequestProblem) {
    store.set({ state: problem.info.state, problem });
  }

  async function ask() {
    request?.abort();
    const own = new AbortController();
    request = own;
    store.set({ state: 'asking', problem: null, attempts: [] });
    const api = source.findApi();
    const isSimulated = source.isSimulated();
    if (api === null) {
      fail(new RequestProblem('unsupported'));
      return;
    }
    try {
      const data = await loadJson(LIST_URL, {
        api,
        signal: own.signal,
        onAttempt(attempt) {
          if (request === own) store.set(({ attempts }) => ({ attempts: [...attempts, attempt] }));
        },
      });
      const films = parseFilms(data);
      // A response that was overtaken by a later request is ignored.
      if (request !== own) return;
      const savedAtMs = nowMs();
      store.set({ state: 'running', films, savedAtMs, origin: isSimulated ? 'simulation' : 'network' });
      if (!isSimulated) writeStored(FILM_CACHE, { savedAtMs, films }, storage);
    } catch (error) {
      const problem = toProblem(error);
      if (request === own) fail(problem);
    }
  }

  function showKept() {
    const cache = readStored(FILM_CACHE, storage);
    if (cache !== null) store.set({ ...cache, origin: 'cache' });
    else if (store.get().origin !== 'bundle') store.set(BUNDLE);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async load({ isNewWanted = false } = {}) {
      const cache = isNewWanted || source.isSimulated() ? null : readStored(FILM_CACHE, storage);
      if (cache === null || !isFresh(cache, nowMs())) {
        await ask();
        return;
      }
      store.set({ ...cache, state: 'running', origin: 'cache', problem: null, attempts: [] });
    },
    abort: () => request?.abort(),
    reset() {
      request?.abort();
      request = null;
      removeStored(FILM_CACHE, storage);
      store.set({ ...BUNDLE, state: 'idle', problem: null, attempts: [] });
    },
    endSimulation() {
      request?.abort();
      request = null;
      if (store.get().origin === 'simulation') showKept();
      store.set({ state: 'idle', problem: null, attempts: [] });
    },
    attach() {
      if (store.get().origin === 'bundle') showKept();
      return () => {
        request?.abort();
        request = null;
        if (store.get().state === 'asking') store.set({ state: 'idle' });
      };
    },
  };
}
