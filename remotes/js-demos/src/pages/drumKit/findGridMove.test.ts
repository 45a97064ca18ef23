import { findGridMove } from './findGridMove';

const SIZE = { rows: 9, columns: 16 };
const ALONE = { ctrlKey: false, altKey: false, metaKey: false };

test.each([
  ['ArrowRight', false, { row: 2, column: 4 }],
  ['ArrowLeft', false, { row: 2, column: 2 }],
  ['ArrowUp', false, { row: 1, column: 3 }],
  ['ArrowDown', false, { row: 3, column: 3 }],
  ['Home', false, { row: 2, column: 0 }],
  ['End', false, { row: 2, column: 15 }],
  ['Home', true, { row: 0, column: 0 }],
  ['End', true, { row: 8, column: 15 }],
])('moves with %s (Ctrl %s)', (key, ctrlKey, cell) => {
  expect(findGridMove({ ...ALONE, key, ctrlKey }, { row: 2, column: 3 }, SIZE)).toEqual(cell);
});

test('stays in the grid at the corners', () => {
  expect(findGridMove({ ...ALONE, key: 'ArrowLeft' }, { row: 0, column: 0 }, SIZE)).toEqual({
    row: 0,
    column: 0,
  });
  expect(findGridMove({ ...ALONE, key: 'ArrowDown' }, { row: 8, column: 15 }, SIZE)).toEqual({
    row: 8,
    column: 15,
  });
});

test('ignores other keys', () => {
  expect(findGridMove({ ...ALONE, key: 'Tab' }, { row: 0, column: 0 }, SIZE)).toBeNull();
});

test.each(['altKey', 'metaKey'])('leaves the arrow keys with %s to the browser', (modifier) => {
  const event = { ...ALONE, key: 'ArrowLeft', [modifier]: true };

  expect(findGridMove(event, { row: 2, column: 3 }, SIZE)).toBeNull();
});
