import { isOneSlipAway } from './isOneSlipAway';

it.each([
  ['canvas', 'canvas', true],
  ['canvus', 'canvas', true],
  ['canvs', 'canvas', true],
  ['cannvas', 'canvas', true],
  ['cavnas', 'canvas', true],
  ['cnavsa', 'canvas', false],
  ['cnvs', 'canvas', false],
])('says of %s and %s: %s', (a, b, expected) => {
  expect(isOneSlipAway(a, b)).toBe(expected);
  expect(isOneSlipAway(b, a)).toBe(expected);
});
