import { readSwipe } from './swipe';

test.each([
  [60, 5, 'right'],
  [-60, 5, 'left'],
  [5, -60, 'up'],
  [5, 60, 'down'],
  [10, 10, null],
  [60, 55, null],
  [0, 0, null],
])('reads a movement by %d and %d as %s', (dx, dy, input) => {
  expect(readSwipe({ x: 100, y: 100 }, { x: 100 + dx, y: 100 + dy })).toBe(input);
});
