import type { PortableKind } from '../../portable/portableKind';
import { readList, readNumber, readObject, readText, readInteger } from '../../portable/readData';
import type { Film } from './film';

/** The API's last response, as cached in this browser. */
export interface FilmCache {
  savedAtMs: number;
  films: readonly Film[];
}

/** How long a cached response is used without a request. */
export const FRESH_MS = 10 * 60 * 1000;

export function isFresh({ savedAtMs }: FilmCache, nowMs: number): boolean {
  const ageMs = nowMs - savedAtMs;
  // If the clock was set back, the age is negative; such a response is treated as stale.
  return ageMs >= 0 && ageMs < FRESH_MS;
}

export const FILM_CACHE: PortableKind<FilmCache> = {
  kind: 'film-cache',
  label: 'kept answer',
  version: 1,
  maxBytes: 128 * 1024,
  toData: (cache) => cache,
  fromData(data) {
    const cache = readObject(data, 'The saved answer');
    return {
      savedAtMs: readNumber(cache.savedAtMs, 'The time', 0, 8.64e15),
      films: readList(cache.films, 'The list of films', 500).map((item) => {
        const film = readObject(item, 'A film');
        return {
          id: film.id === null ? null : readText(film.id, 'An id', 200),
          title: readText(film.title, 'A title', 500),
          year: readInteger(film.year, 'A year', 1900, 2200),
          minutes: readInteger(film.minutes, 'A running time', 1, 1000),
        };
      }),
    };
  },
};
