import { classicSearch } from './classicSearch';
import { findActive } from './findActive';
import { OFFLINE_FILMS } from './offlineFilms';
import { searchFilms } from './searchFilms';

const titlesOf = (query: string) => searchFilms(OFFLINE_FILMS, query).map(({ film }) => film.title);
const markedOf = (query: string) =>
  searchFilms(OFFLINE_FILMS, query)[0]
    ?.parts.filter(({ isMatch }) => isMatch)
    .map(({ text }) => text);

describe('searchFilms', () => {
  test.each(['', '   '])('finds nothing for %j', (query) => {
    expect(titlesOf(query)).toEqual([]);
  });

  test.each(['(', '[', '\\', '*', '.*', '<b>'])('treats %j as plain text', (query) => {
    expect(titlesOf(query)).toEqual([]);
  });

  test('ignores case and marks the title’s own letters', () => {
    expect(titlesOf('TOT')).toEqual(['My Neighbor Totoro']);
    expect(markedOf('TOT')).toEqual(['Tot']);
  });

  test('ignores accents and kinds of apostrophe, and keeps the title intact', () => {
    const films = [{ id: null, title: 'Élan d’été ﬁn', year: 2000, minutes: 90 }];
    const [found] = searchFilms(films, "ELAN d'ete");

    expect(found?.parts.map(({ text }) => text).join('')).toBe('Élan d’été ﬁn');
    expect(found?.parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual(['Élan', 'd’été']);
  });

  test('finds by year and by several words', () => {
    expect(titlesOf('1988')).toEqual(['Grave of the Fireflies', 'My Neighbor Totoro']);
    expect(titlesOf('castle 2004')).toEqual(['Howl’s Moving Castle']);
    expect(titlesOf('castle 1899')).toEqual([]);
  });

  test('lists titles that begin with the query first', () => {
    expect(titlesOf('the')[0]).toBe('The Cat Returns');
  });
});

describe('classicSearch, with its faults', () => {
  test('throws at a lone bracket', () => {
    expect(() => classicSearch(OFFLINE_FILMS, '(')).toThrow(SyntaxError);
  });

  test('writes the query’s capitals into the title', () => {
    expect(classicSearch(OFFLINE_FILMS, 'TOT')).toEqual(['My Neighbor <mark>TOT</mark>oro']);
  });

  test('finds everything for an empty query', () => {
    expect(classicSearch(OFFLINE_FILMS, '')).toHaveLength(OFFLINE_FILMS.length);
  });

  test('passes on markup', () => {
    expect(classicSearch(OFFLINE_FILMS, '<b>|cat')).toEqual(['The <mark><b>|cat</mark> Returns']);
  });
});

describe('findActive', () => {
  test.each([
    ['ArrowDown', null, 0],
    ['ArrowDown', 1, 2],
    ['ArrowDown', 2, 0],
    ['ArrowUp', null, 2],
    ['ArrowUp', 0, 2],
  ] as const)('%s goes from %s to %i', (key, active, expected) => {
    expect(findActive(key, { active, count: 3, hasAlt: false })).toBe(expected);
  });

  test('does not move with Alt, or in an empty list', () => {
    expect(findActive('ArrowDown', { active: null, count: 3, hasAlt: true })).toBeNull();
    expect(findActive('ArrowDown', { active: 2, count: 0, hasAlt: false })).toBeNull();
  });
});
