import type { Film } from './film';

/**
 * The classic type-ahead, rebuilt with its four faults: the query is a pattern, the match is replaced by the query,
 * an empty query finds everything, and the result is markup.
 *
 * @returns markup, which the exhibit shows as text and never inserts
 * @throws {SyntaxError} if the query is not a valid pattern
 */
export function classicSearch(films: readonly Film[], query: string): readonly string[] {
  const pattern = new RegExp(query, 'gi');
  return films
    .filter(({ title }) => title.match(pattern) !== null)
    .map(({ title }) => title.replace(pattern, `<mark>${query}</mark>`));
}
