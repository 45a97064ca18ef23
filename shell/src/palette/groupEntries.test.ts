import { groupEntries } from './groupEntries';
import type { SearchEntry } from '../composition/searchEntry';

const HOME: SearchEntry = { title: 'Home', path: '/', kind: 'page', tags: [] };
const ABOUT: SearchEntry = { title: 'About', path: '/about', kind: 'page', tags: [] };
const DRUMS: SearchEntry = {
  title: 'Drum kit',
  path: '/work/js/drumKit',
  kind: 'project',
  type: 'JavaScript',
  tags: [],
};

const toTitles = (recentPaths: string[]) =>
  groupEntries([HOME, ABOUT, DRUMS], recentPaths).map(({ title, entries }) => [
    title,
    ...entries.map((entry) => entry.title),
  ]);

test('lists pages, then each type', () => {
  expect(toTitles([])).toEqual([
    ['Pages', 'Home', 'About'],
    ['JavaScript', 'Drum kit'],
  ]);
});

test('lists recent places first, once, in the order of the visit', () => {
  expect(toTitles(['/work/js/drumKit', '/gone', '/'])).toEqual([
    ['Recent', 'Drum kit', 'Home'],
    ['Pages', 'About'],
  ]);
});
