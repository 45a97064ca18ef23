import { groupRows } from './groupRows';
import { getNextSort, sortRows } from './sortRows';
import type { TableColumn } from './tableTypes';

interface Project {
  title: string;
  year: number;
}

const columns: readonly TableColumn<Project>[] = [
  { key: 'title', header: 'Title', getValue: (row) => row.title },
  { key: 'year', header: 'Year', getValue: (row) => row.year },
];
const rows: readonly Project[] = [
  { title: 'wallet 10', year: 2021 },
  { title: 'Élan', year: 999 },
  { title: 'Wallet 9', year: 2021 },
];
const toTitles = (sorted: readonly Project[]) => sorted.map(({ title }) => title);

describe('sortRows', () => {
  test('sorts text as a dictionary does, and numbers within text by value', () => {
    const sorted = sortRows(rows, columns, { key: 'title', direction: 'ascending' });
    expect(toTitles(sorted)).toEqual(['Élan', 'Wallet 9', 'wallet 10']);
  });

  test('sorts numbers by value and keeps the order of equal rows both ways', () => {
    expect(toTitles(sortRows(rows, columns, { key: 'year', direction: 'ascending' }))).toEqual([
      'Élan',
      'wallet 10',
      'Wallet 9',
    ]);
    expect(toTitles(sortRows(rows, columns, { key: 'year', direction: 'descending' }))).toEqual([
      'wallet 10',
      'Wallet 9',
      'Élan',
    ]);
  });

  test('does not change the given rows', () => {
    const before = toTitles(rows);
    sortRows(rows, columns, { key: 'year', direction: 'ascending' });
    expect(toTitles(rows)).toEqual(before);
  });

  test.each([null, { key: 'gone', direction: 'ascending' as const }])('keeps the order for %j', (sort) => {
    expect(sortRows(rows, columns, sort)).toBe(rows);
  });
});

describe('getNextSort', () => {
  test('cycles from none to ascending to descending to ascending', () => {
    const first = getNextSort('year', null);
    const second = getNextSort('year', first);
    const third = getNextSort('year', second);
    expect([first, second, third].map(({ direction }) => direction)).toEqual([
      'ascending',
      'descending',
      'ascending',
    ]);
  });

  test('starts over with another column', () => {
    expect(getNextSort('title', { key: 'year', direction: 'ascending' })).toEqual({
      key: 'title',
      direction: 'ascending',
    });
  });
});

describe('groupRows', () => {
  test('keeps rows in order, in groups ordered by their first row', () => {
    const groups = groupRows(rows, ({ year }) => `${year}`);
    expect(groups.map(({ name, rows: members }) => [name, toTitles(members)])).toEqual([
      ['2021', ['wallet 10', 'Wallet 9']],
      ['999', ['Élan']],
    ]);
  });

  test('makes one unnamed group if rows are not grouped', () => {
    expect(groupRows(rows)).toEqual([{ name: null, rows }]);
  });
});
