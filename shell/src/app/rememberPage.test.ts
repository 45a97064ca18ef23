import type { PageRecord } from './pageStore';
import { rememberPage } from './rememberPage';

const createRecord = (path: string): PageRecord => ({
  data: { path, page: 'home', title: '', description: '', crumbs: [] },
  ShellPage: () => null,
});
const [a, b, c] = ['/a', '/b', '/c'].map(createRecord) as [PageRecord, PageRecord, PageRecord];

test('keeps two pages, the current one first', () => {
  expect(rememberPage([a], b)).toEqual([b, a]);
});

test('evicts the least recently used page', () => {
  expect(rememberPage([b, a], c)).toEqual([c, b]);
  expect(rememberPage(rememberPage([b, a], a), c)).toEqual([c, a]);
});

test('changes nothing while the page stays the same', () => {
  const kept = [a, b];
  expect(rememberPage(kept, a)).toBe(kept);
});
