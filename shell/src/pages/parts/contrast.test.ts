import { getContrast, toContrastText } from './contrast';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#767676', '#ffffff', 4.54],
])('gives %s on %s a contrast of %d, in either order', (first, second, expected) => {
  expect(getContrast(first, second)).toBeCloseTo(expected, 2);
  expect(getContrast(second, first)).toBe(getContrast(first, second));
});

test('never rounds up', () => {
  expect(toContrastText(4.4999)).toBe('4.49 : 1');
});
