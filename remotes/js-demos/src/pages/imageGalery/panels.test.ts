import { findPanelMove, fitToMode, readOpen, togglePanel, writeOpen } from './panels';

test('opens one panel at a time, or many', () => {
  expect(togglePanel(['a'], 'b', 'one')).toEqual(['b']);
  expect(togglePanel(['a'], 'b', 'many')).toEqual(['a', 'b']);
  expect(togglePanel(['a', 'b'], 'a', 'many')).toEqual(['b']);
  expect(togglePanel(['a'], 'a', 'one')).toEqual([]);
});

test('keeps the last opened panel if only one may stay', () => {
  expect(fitToMode(['a', 'c', 'b'], 'one')).toEqual(['b']);
  expect(fitToMode(['a', 'b'], 'many')).toEqual(['a', 'b']);
});

test('keeps the open panels in the address', () => {
  expect(writeOpen('?x=1', ['ruler', 'pencil'])).toBe('?x=1&open=ruler,pencil');
  expect(writeOpen('?open=ruler', [])).toBe('');
  expect(readOpen('?x=1&open=ruler,pencil', ['pencil', 'ruler'])).toEqual(['ruler', 'pencil']);
});

test('drops unknown panels from the address', () => {
  expect(readOpen('?open=ruler,ruler,<b>,__proto__', ['ruler'])).toEqual(['ruler']);
  expect(readOpen('', ['ruler'])).toEqual([]);
});

test.each([
  ['ArrowRight', 4, 0],
  ['ArrowDown', 1, 2],
  ['ArrowLeft', 0, 4],
  ['ArrowUp', 3, 2],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['Enter', 1, null],
])('moves with %s from %d to %s', (key, from, to) => {
  expect(findPanelMove(key, from, 5)).toBe(to);
});
