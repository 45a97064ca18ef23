import {
  EMPTY_SELECTION,
  countChecked,
  dropAnchor,
  findRange,
  toggle,
  toggleAll,
  toggleInPairs,
  type Selection,
} from './selection';

const ROWS = ['a', 'b', 'c', 'd', 'e'];
const checkedOf = ({ checked }: Selection) => [...checked].sort().join('');

/** Clicks rows in sequence; a capital letter is a click with Shift. */
const click = (rows: string, start: Selection = EMPTY_SELECTION, visible = ROWS) =>
  [...rows].reduce(
    (selection, row) => toggle(selection, row.toLowerCase(), visible, row !== row.toLowerCase()),
    start,
  );

test.each([
  ['bD', 'bcd', 'downwards'],
  ['dB', 'bcd', 'upwards'],
  ['aE', 'abcde', 'over all rows'],
  ['aCE', 'abcde', 'from the end of the last range'],
])('checks a range with %s: %s, %s', (rows, expected) => {
  expect(checkedOf(click(rows))).toBe(expected);
});

test('unchecks a range too: it takes the state of the clicked row', () => {
  const all = toggleAll(EMPTY_SELECTION, ROWS);

  expect(checkedOf(click('bD', all))).toBe('ae');
});

test('treats the very first Shift click as a click on that row alone', () => {
  expect(checkedOf(click('C'))).toBe('c');
});

test('takes the state of the range’s end if the anchor is unchecked', () => {
  expect(checkedOf(click('bbD'))).toBe('bcd');
});

test('selects no range if the anchor is hidden', () => {
  const anchored = click('b');

  expect(checkedOf(toggle(anchored, 'e', ['a', 'd', 'e'], true))).toBe('be');
});

test('does not change hidden rows within a range', () => {
  expect(checkedOf(click('aE', EMPTY_SELECTION, ['a', 'c', 'e']))).toBe('ace');
});

test('selects no range from a row to itself', () => {
  expect(findRange('b', 'b', ROWS)).toEqual([]);
  expect(findRange(null, 'b', ROWS)).toEqual([]);
});

test('checks all visible rows, then none, and resets the anchor', () => {
  const all = toggleAll(click('b'), ROWS.slice(0, 3));
  expect(checkedOf(all)).toBe('abc');
  expect(all.anchor).toBeNull();

  expect(checkedOf(toggleAll(all, ROWS.slice(0, 3)))).toBe('');
  expect(countChecked(all.checked, ROWS)).toBe(3);
});

test.each([
  ['bd', 'bcd', 'a range by two clicks'],
  ['bdb', 'cd', 'one row by the third, which begins another range'],
  ['bdbd', '', 'the same range off again'],
  ['bb', '', 'no range from a row to itself'],
])('takes %s in pairs: %s, %s', (rows, expected) => {
  const clicked = [...rows].reduce(
    (selection, row) => toggleInPairs(selection, row, ROWS),
    dropAnchor(click('e')),
  );

  expect(checkedOf(clicked)).toBe(`${expected}e`);
});
