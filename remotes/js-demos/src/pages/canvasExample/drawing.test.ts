import {
  EMPTY_DRAWING,
  clampToSheet,
  describeDrawing,
  nextHue,
  rainbowHue,
  rainbowWidth,
  widthAt,
  type Stroke,
} from './drawing';

const stroke = (parts: Partial<Stroke> = {}): Stroke => ({
  tool: 'pen',
  color: '#11131c',
  size: 20,
  hue: 0,
  points: [
    { x: 100, y: 100, pressure: 100 },
    { x: 900, y: 600, pressure: 100 },
  ],
  ...parts,
});

test('the rainbow widens from 1 to 100 and back, one unit per point', () => {
  const widths = Array.from({ length: 400 }, (_, index) => rainbowWidth(index, 1));

  expect(Math.min(...widths)).toBe(1);
  expect(Math.max(...widths)).toBe(100);
  expect(widths.slice(0, 3)).toEqual([1, 2, 3]);
  expect(widths[99]).toBe(100);
  expect(widths[100]).toBe(99);
  expect(widths.slice(1).every((width, index) => Math.abs(width - (widths[index] ?? 0)) === 1)).toBe(true);
});

test('the rainbow’s hue turns by one degree per point, and wraps around', () => {
  expect([0, 1, 359, 360].map((index) => rainbowHue(index, 0))).toEqual([0, 1, 359, 0]);
});

test('a rainbow starts with the hue at which the last one ended', () => {
  const points = Array.from({ length: 30 }, (_, x) => ({ x, y: 0, pressure: 100 }));

  expect(nextHue(EMPTY_DRAWING)).toBe(0);
  expect(nextHue({ strokes: [stroke({ tool: 'rainbow', hue: 350, points }), stroke()] })).toBe(20);
});

test('makes a line thinner with less pressure', () => {
  const light = stroke({ points: [{ x: 0, y: 0, pressure: 0 }] });

  expect(widthAt(stroke(), 0)).toBe(20);
  expect(widthAt(light, 0)).toBe(5);
});

test('clamps every point to the sheet', () => {
  expect(clampToSheet({ x: -4, y: 1200.4, pressure: 250 })).toEqual({ x: 0, y: 1000, pressure: 100 });
});

test('describes the content of the sheet', () => {
  expect(describeDrawing(EMPTY_DRAWING)).toBe('The sheet is empty.');
  expect(describeDrawing({ strokes: [stroke()] })).toBe(
    '1 stroke: 1 pen. It spans 50% of the width and 50% of the height.',
  );
  expect(describeDrawing({ strokes: [stroke({ tool: 'eraser' })] })).toBe('1 stroke: 1 eraser.');
  expect(
    describeDrawing({ strokes: [stroke(), stroke({ tool: 'rainbow' }), stroke({ tool: 'eraser' })] }),
  ).toBe('3 strokes: 1 pen, 1 rainbow, 1 eraser. They span 50% of the width and 50% of the height.');
});
