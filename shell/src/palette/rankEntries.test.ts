import { rankEntries } from './rankEntries';
import type { SearchEntry } from '../composition/searchEntry';

function createEntry(title: string, overrides: Partial<SearchEntry> = {}): SearchEntry {
  return {
    title,
    path: `/work/js/${title.replace(/\W/g, '')}`,
    kind: 'project',
    type: 'JavaScript',
    tags: [],
    ...overrides,
  };
}

const ENTRIES = [
  createEntry('Home', { path: '/', kind: 'page', type: undefined }),
  createEntry('Drum kit', { tags: ['Web Audio'] }),
  createEntry('Click and drag'),
  createEntry('Konami code'),
  createEntry('Café menu', { type: 'User Interface', path: '/work/UI/cafeMenu' }),
  createEntry('Image gallery', { path: '/work/js/imageGalery' }),
];

const search = (query: string, recent?: string[]) =>
  rankEntries(ENTRIES, query, recent).map(({ title }) => title);

test('keeps all entries in order without a query', () => {
  expect(rankEntries(ENTRIES, '  ')).toBe(ENTRIES);
});

test.each([
  ['drum', 'Drum kit'],
  ['KIT', 'Drum kit'],
  ['dk', 'Drum kit'],
  ['cafe', 'Café menu'],
  ['audio', 'Drum kit'],
  ['interface', 'Café menu'],
  ['galery', 'Image gallery'],
  ['konmai', 'Konami code'],
  ['konami cide', 'Konami code'],
  ['dmkt', 'Drum kit'],
])('finds by "%s": %s', (query, title) => {
  expect(search(query)[0]).toBe(title);
});

test('requires every word', () => {
  expect(search('drum drag')).toEqual([]);
});

test('ranks a title that begins with the query before one that contains it', () => {
  expect(search('dr')).toEqual(['Drum kit', 'Click and drag']);
});

test('ranks a recent entry first only among equals', () => {
  expect(search('javascript', ['/work/js/Konamicode'])[0]).toBe('Konami code');
  expect(search('dr', ['/work/js/Clickanddrag'])[0]).toBe('Drum kit');
});

test('finds nothing for letters that do not occur', () => {
  expect(search('xyzzy')).toEqual([]);
});
