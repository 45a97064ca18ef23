import { NO_SELECTION, choose, chooseAll, keepShown, toRange } from './selection';

const shown = ['a', 'b', 'c', 'd', 'e'];

function idsOf(selection: { ids: ReadonlySet<string> }) {
  return [...selection.ids].sort();
}

const fromB = choose(NO_SELECTION, shown, { id: 'b', isSelected: true, isRange: false });

test('a range is the same in both directions', () => {
  expect(toRange(shown, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(toRange(shown, 'd', 'b')).toEqual(['b', 'c', 'd']);
});

test('a range selects all between the last box and this one', () => {
  expect(idsOf(choose(fromB, shown, { id: 'd', isSelected: true, isRange: true }))).toEqual(['b', 'c', 'd']);
});

test('a range clears when its last box is cleared', () => {
  const all = { ...chooseAll(shown, true), anchor: 'b' };
  expect(idsOf(choose(all, shown, { id: 'd', isSelected: false, isRange: true }))).toEqual(['a', 'e']);
});

test('a range without a start selects its box alone', () => {
  expect(idsOf(choose(NO_SELECTION, shown, { id: 'd', isSelected: true, isRange: true }))).toEqual(['d']);
});

test('a range whose start is filtered out selects its box alone', () => {
  const filtered = ['c', 'd', 'e'];
  expect(idsOf(choose(fromB, filtered, { id: 'e', isSelected: true, isRange: true }))).toEqual(['b', 'e']);
});

test('guests that a filter hides are deselected', () => {
  expect(idsOf(keepShown(chooseAll(shown, true), ['b', 'z']))).toEqual(['b']);
});

test('a selection that is still shown keeps its identity', () => {
  expect(keepShown(fromB, shown)).toBe(fromB);
});
