import { GLOSSARY, SECTIONS, findPlace, findUses } from './words';

test('explains every word that the text links to, and links to every word it explains', () => {
  const linked = SECTIONS.flatMap(({ phrases }) =>
    phrases.flatMap((phrase) => (typeof phrase === 'string' ? [] : [phrase.term])),
  );

  expect([...linked].sort()).toEqual(GLOSSARY.map(({ id }) => id).sort());
});

test('lists the words alphabetically', () => {
  const names = GLOSSARY.map(({ name }) => name);

  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
});

test.each([
  ['#words-lines', 'lines'],
  ['#words-glossary', 'glossary'],
  ['#term-kerning', 'glossary'],
  ['#how-it-works', undefined],
  ['', undefined],
])('finds the section of %s', (hash, place) => {
  expect(findPlace(hash)).toBe(place);
});

test('finds the way back from a word to the text', () => {
  expect(findUses('rag').map(({ id }) => id)).toEqual(['lines']);
  expect(findUses('nonsense')).toEqual([]);
});
