import { readChoice, readFlag, readList, readNumber, readObject, readText, readInteger } from './readData';

test.each([
  [() => readObject(null, 'It'), 'It is not an object.'],
  [() => readObject([], 'It'), 'It is not an object.'],
  [() => readList('abc', 'It', 3), 'It is not a list.'],
  [() => readList([1, 2, 3, 4], 'It', 3), 'It has 4 entries; the limit is 3.'],
  [() => readNumber('1', 'It', 0, 9), 'It is not a number.'],
  [() => readNumber(Number.NaN, 'It', 0, 9), 'It is not a number.'],
  [() => readNumber(10, 'It', 0, 9), 'It is 10; it must be between 0 and 9.'],
  [() => readInteger(1.5, 'It', 0, 9), 'It is 1.5; it must be a whole number.'],
  [() => readText(1, 'It', 3), 'It is not text.'],
  [() => readText('four', 'It', 3), 'It has 4 characters; the limit is 3.'],
  [() => readChoice('c', 'It', ['a', 'b']), 'It is not one of a, b.'],
  [() => readFlag(1, 'It'), 'It is neither true nor false.'],
])('refuses with a reason (%#)', (read, reason) => {
  expect(read).toThrow(reason);
});

test('accepts valid data', () => {
  expect(readObject({ a: 1 }, 'It')).toEqual({ a: 1 });
  expect(readList([1], 'It', 1)).toEqual([1]);
  expect(readInteger(9, 'It', 0, 9)).toBe(9);
  expect(readText('abc', 'It', 3)).toBe('abc');
  expect(readChoice(2, 'It', [1, 2])).toBe(2);
  expect(readFlag(false, 'It')).toBe(false);
});
