import { toTable } from './table';

const ROWS = [
  ['page', '1.0.0', 'change'],
  ['drumKit', '120 B', '+5 B'],
  ['echo', '-', 'added'],
];

test('aligns rows in columns', () => {
  expect(toTable(ROWS, false)).toBe('page     1.0.0  change\ndrumKit  120 B  +5 B\necho     -      added');
});

test('has bold headings and coloured changes on a terminal', () => {
  const [headings, grown] = toTable(ROWS, true).split('\n');
  expect(headings).toContain('\u001b[1mpage');
  expect(grown).toContain('\u001b[32m+5 B');
});

test('keeps a cell with line breaks in one line', () => {
  const rows = [
    ['card', '1.0.0', 'change'],
    ['description', 'Rings that spread.\n  They can be paused.', 'added'],
  ];
  expect(toTable(rows, false).split('\n')).toEqual([
    'card         1.0.0                                   change',
    'description  Rings that spread. They can be paused.  added',
  ]);
});

test('has more rows than a call may have arguments', () => {
  const rows = Array.from({ length: 150_000 }, () => ['a']);
  expect(toTable(rows, false)).toHaveLength(2 * rows.length - 1);
});

test('shows no control character of a cell, which may come from a stranger', () => {
  expect(toTable([['remote'], ['a\u001b[2Jb\u009b1mc\u202ed']], false)).toBe('remote\na[2Jb1mcd');
});
