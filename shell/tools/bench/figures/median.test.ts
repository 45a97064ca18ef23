import { toDifference, toMedian, toRatio, toSpread } from './median';

test('takes the middle value, whatever the order', () => {
  expect(toMedian([900, 100, 300])).toBe(300);
});

test('takes the mean of the two middle values if their number is even', () => {
  expect(toMedian([4, 1, 3, 2])).toBe(2.5);
});

test('has no median of an empty list', () => {
  expect(toMedian([])).toBeNull();
});

test('divides a value by its reference', () => {
  expect(toRatio(330, 300)).toBeCloseTo(1.1);
});

test.each([
  [null, 300],
  [300, null],
  [300, 0],
])('has no ratio of %p to %p', (value, reference) => {
  expect(toRatio(value, reference)).toBeNull();
});

test('subtracts a reference from a value if there are both', () => {
  expect(toDifference(137, 130)).toBe(7);
  expect(toDifference(null, 130)).toBeNull();
  expect(toDifference(137, null)).toBeNull();
});

test('has the quartiles of a list, between two values if need be', () => {
  expect(toSpread([5, 1, 2, 4, 3])).toEqual({ lower: 2, median: 3, upper: 4 });
  expect(toSpread([1, 2])).toEqual({ lower: 1.25, median: 1.5, upper: 1.75 });
  expect(toSpread([])).toBeNull();
});
