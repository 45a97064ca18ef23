import { createTrail, isHeadingTo } from './aim';

// A panel 30 pixels below a bar: 300 wide, 200 high.
const PANEL = { left: 0, top: 50, width: 300, height: 200 };
const FROM = { x: 50, y: 20 };

test.each([
  ['straight down', { x: 50, y: 35 }, true],
  ['down to the right, over the next name', { x: 120, y: 29 }, true],
  ['along the bar', { x: 120, y: 20 }, false],
  ['along the bar, barely lower', { x: 120, y: 21 }, false],
  ['upwards', { x: 60, y: 10 }, false],
  ['down to the left, past the panel', { x: -60, y: 30 }, false],
  ['nowhere', FROM, false],
  ['beyond the panel', { x: 60, y: 400 }, false],
])('a pointer that goes %s', (_name, to, expected) => {
  expect(isHeadingTo(FROM, to, PANEL)).toBe(expected);
});

test('tolerates an aim slightly beside the panel', () => {
  const from = { x: 290, y: 20 };

  expect(isHeadingTo(from, { x: 299, y: 40 }, PANEL)).toBe(true);
  expect(isHeadingTo(from, { x: 330, y: 40 }, PANEL)).toBe(false);
});

test('remembers only the last moment of the path', () => {
  const trail = createTrail();
  expect(trail.getOrigin()).toBeNull();
  trail.add({ x: 0, y: 0 }, 1000);
  trail.add({ x: 10, y: 0 }, 1100);
  expect(trail.getOrigin()).toEqual({ x: 0, y: 0 });

  trail.add({ x: 20, y: 0 }, 1160);
  expect(trail.getOrigin()).toEqual({ x: 10, y: 0 });

  trail.clear();
  expect(trail.getOrigin()).toBeNull();
});
