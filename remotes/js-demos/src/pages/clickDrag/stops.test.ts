import { findInSight, findNearestStop, findNextStop, toStops } from './stops';

const SPANS = [
  { startPx: 0, endPx: 300 },
  { startPx: 320, endPx: 520 },
  { startPx: 540, endPx: 640 },
  { startPx: 660, endPx: 700 },
];
const STOPS = toStops(SPANS, 500);

test('has a stop at the start of each item, as far as the strip scrolls', () => {
  expect(STOPS).toEqual([0, 320, 500]);
});

test.each([
  [0, 'forward', 320],
  [100, 'forward', 320],
  [319, 'forward', 500],
  [500, 'forward', null],
  [500, 'back', 320],
  [321, 'back', 0],
  [0, 'back', null],
] as const)('from %s px %s, the next stop is %s', (px, direction, stop) => {
  expect(findNextStop(STOPS, px, direction)).toBe(stop);
});

test.each([
  [0, 0],
  [150, 0],
  [170, 320],
  [9000, 500],
])('nearest to %s px is %s', (px, stop) => {
  expect(findNearestStop(STOPS, px)).toBe(stop);
});

test('stays where it is without stops', () => {
  expect(findNearestStop([], 123)).toBe(123);
});

test('counts items as visible if more than half is', () => {
  expect(findInSight(SPANS, 0, 400)).toEqual({ first: 0, last: 0 });
  expect(findInSight(SPANS, 100, 600)).toEqual({ first: 0, last: 2 });
  expect(findInSight(SPANS, 2000, 2400)).toBeNull();
});
