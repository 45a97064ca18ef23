import { createStore, type Store } from '@portfolio/kit';
import { toDetailsUrl, type ApiSource } from './apiSource';
import { MalformedAnswer, parseDetails, type Film, type FilmDetails } from './film';
import { loadJson } from './loadJson';
import { RequestProblem } from './requestProblem';

export type ReaderState =
  | { status: 'empty' }
  /** Without details: the API does not know the film, or loading was stopped. */
  | { status: 'listed'; film: Film }
  | { status: 'loading'; film: Film }
  | { status: 'ready'; film: Film; details: FilmDetails }
  | { status: 'failed'; film: Film; problem: RequestProblem };

export interface FilmReader extends Pick<Store<{ shown: ReaderState }>, 'get' | 'subscribe'> {
  /** Shows a film, and requests its details if the API knows it. */
  open(film: Film): Promise<void>;
  close(): void;
  /** Forgets the open film and all details, such as those of a simulation. */
  reset(): void;
}

/** The open film without its page. Opening another one aborts the request for the first. */
export function createFilmReader(source: Pick<ApiSource, 'findApi'>): FilmReader {
  const store = createStore<{ shown: ReaderState }>({ shown: { status: 'empty' } });
  const known = new Map<string, FilmDetails>();
  let request: AbortController | null = null;

  const show = (shown: ReaderState) => store.set({ shown });

  async function ask(film: Film, id: string) {
    const own = new AbortController();
    request = own;
    show({ status: 'loading', film });
    try {
      const api = source.findApi();
      if (api === null) throw new RequestProblem('unsupported');
      const details = parseDetails(await loadJson(toDetailsUrl(id), { api, signal: own.signal }));
      if (request !== own) return;
      known.set(id, details);
      show({ status: 'ready', film, details });
    } catch (error) {
      if (request !== own) return;
      if (error instanceof RequestProblem) show({ status: 'failed', film, problem: error });
      else if (error instanceof MalformedAnswer)
        show({ status: 'failed', film, problem: new RequestProblem('malformed') });
      else throw error;
    }
  }

  function giveUp() {
    request?.abort();
    request = null;
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    async open(film) {
      giveUp();
      const details = film.id === null ? undefined : known.get(film.id);
      if (film.id === null) show({ status: 'listed', film });
      else if (details !== undefined) show({ status: 'ready', film, details });
      else await ask(film, film.id);
    },
    close() {
      giveUp();
      const { shown } = store.get();
      if (shown.status === 'loading') show({ status: 'listed', film: shown.film });
    },
    reset() {
      giveUp();
      known.clear();
      show({ status: 'empty' });
    },
  };
}
