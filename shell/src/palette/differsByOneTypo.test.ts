import { differsByOneTypo } from './differsByOneTypo';

test.each([
  ['canvas', 'canvas', true],
  ['canvus', 'canvas', true],
  ['canvs', 'canvas', true],
  ['cannvas', 'canvas', true],
  ['cavnas', 'canvas', true],
  ['cnavsa', 'canvas', false],
  ['cnvs', 'canvas', false],
])('compares %s and %s: %s', (a, b, expected) => {
  expect(differsByOneTypo(a, b)).toBe(expected);
  expect(differsByOneTypo(b, a)).toBe(expected);
});
