/** A film as the list knows it. */
export interface Film {
  /** The API's own id; null for bundled films, which the API does not know. */
  id: string | null;
  title: string;
  year: number;
  minutes: number;
}

/** The details that the API gives for one film. */
export interface FilmDetails {
  originalTitle: string;
  director: string;
  description: string;
}

/** The response does not have the format that the API promises. */
export class MalformedAnswer extends Error {
  override name = 'MalformedAnswer';
}

const MAX_FILMS = 500;
const MAX_CHARACTERS = 4000;

function isRecord(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}

function readText(data: unknown): string | null {
  return typeof data === 'string' && data !== '' && data.length <= MAX_CHARACTERS ? data : null;
}

/** The API returns numbers as strings, such as "1988". */
function readCount(data: unknown, min: number, max: number): number | null {
  const number = typeof data === 'number' ? data : Number(readText(data) ?? Number.NaN);
  return Number.isInteger(number) && number >= min && number <= max ? number : null;
}

function findFilm(data: unknown): Film | null {
  if (!isRecord(data)) return null;
  const id = readText(data.id);
  const title = readText(data.title);
  const year = readCount(data.release_date, 1900, 2200);
  const minutes = readCount(data.running_time, 1, 1000);
  return id === null || title === null || year === null || minutes === null
    ? null
    : { id, title, year, minutes };
}

/**
 * Parses the API's list. Entries that are not films are skipped.
 *
 * @throws {MalformedAnswer} if it is not a list, or contains no film at all
 */
export function parseFilms(data: unknown): readonly Film[] {
  if (!Array.isArray(data)) throw new MalformedAnswer('no list');
  const films = data
    .slice(0, MAX_FILMS)
    .map(findFilm)
    .filter((film) => film !== null);
  if (films.length === 0) throw new MalformedAnswer('no films');
  return films;
}

/** @throws {MalformedAnswer} if a part is missing */
export function parseDetails(data: unknown): FilmDetails {
  const details = isRecord(data) ? data : {};
  const originalTitle = readText(details.original_title);
  const director = readText(details.director);
  const description = readText(details.description);
  if (originalTitle === null || director === null || description === null) {
    throw new MalformedAnswer('no details');
  }
  return { originalTitle, director, description };
}
