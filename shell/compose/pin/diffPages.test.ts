import type { CatalogueEntry, Release } from '@portfolio/contract';
import { createEntry } from '@portfolio/testing';
import { diffCards, diffPages } from './diffPages';

/** A release with one page of these bytes. */
const createRelease = (integrity: string, entry: Partial<CatalogueEntry> = {}) =>
  ({
    web: { entry: 'entry.js', files: { 'one.js': { bytes: 10, integrity } } },
    pages: { one: { js: ['one.js'], css: [] } },
    catalogue: [createEntry({ id: 'one', title: 'One', tags: ['a', 'b'], ...entry })],
  }) as unknown as Release;

test.each([
  ['sha384-a', ''],
  ['sha384-b', 'same size, other code'],
])('a page of the same size with the hash %s: "%s"', (integrity, change) => {
  expect(diffPages(createRelease('sha384-a'), createRelease(integrity))).toEqual([
    ['one', '10 B', '10 B', change],
  ]);
});

test('the texts and pictures of a card are compared one by one', () => {
  const before = createRelease('a', { blog: null });
  const blog = { published: '2026-11-01', readingMinutes: 1, summary: 'Short.' };
  expect(diffCards(before, createRelease('a', { title: 'First', tags: ['b'], blog }))).toEqual([
    ['one: published', '-', '2026-11-01', 'added'],
    ['one: summary', '-', 'Short.', 'added'],
    ['one: tags', 'a, b', 'b', 'changed'],
    ['one: title', 'One', 'First', 'changed'],
  ]);
  expect(diffCards(before, before)).toEqual([]);
});
