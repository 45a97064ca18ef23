import { classicClick } from './classicSelection';
import { EMPTY_SELECTION, toggle } from './selection';

const ROWS = ['a', 'b', 'c', 'd', 'e'];
const START = { checked: new Set<string>(), last: undefined };

test('classic: the first Shift click checks everything below it', () => {
  expect([...classicClick(START, 'b', ROWS, true).checked].sort()).toEqual(['b', 'c', 'd', 'e']);
});

test('fixed: the first Shift click checks one row', () => {
  expect([...toggle(EMPTY_SELECTION, 'b', ROWS, true).checked]).toEqual(['b']);
});

test('classic: a range never unchecks', () => {
  const all = { checked: new Set(ROWS), last: 'a' };

  expect([...classicClick(all, 'd', ROWS, true).checked].sort()).toEqual(['a', 'b', 'c', 'e']);
});

test('fixed: the same two clicks uncheck the range', () => {
  const all = { checked: new Set(ROWS), anchor: 'a' };

  expect([...toggle(all, 'd', ROWS, true).checked]).toEqual(['e']);
});
