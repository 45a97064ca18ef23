import { readEnvelope, writeEnvelope } from '../../portable/envelope';
import { readLinkHash, toLinkHash } from '../../portable/link';
import { MAX_POINTS, MAX_STROKES, SHEET, type Drawing, type Point } from './drawing';
import { DRAWING } from './drawingFile';

const DRAWN: Drawing = {
  strokes: [
    {
      tool: 'rainbow',
      color: '#11131c',
      size: 12,
      hue: 300,
      points: [
        { x: 10, y: 990, pressure: 100 },
        { x: 1600, y: 0, pressure: 40 },
        { x: 0, y: 1000, pressure: 0 },
      ],
    },
    { tool: 'eraser', color: '#cf0a45', size: 100, hue: 0, points: [{ x: 5, y: 5, pressure: 100 }] },
  ],
};

const refusal = (stroke: object) =>
  readEnvelope(
    DRAWING,
    JSON.stringify({
      format: 'portfolio-creation',
      kind: 'drawing',
      version: 1,
      data: { strokes: [{ tool: 'pen', color: '#11131c', size: 9, hue: 0, deltas: [1, 1, 100], ...stroke }] },
    }),
  );

test('survives export to a file and to a link point by point', () => {
  expect(readEnvelope(DRAWING, writeEnvelope(DRAWING, DRAWN))).toEqual({ isRead: true, value: DRAWN });
  expect(readLinkHash(DRAWING, toLinkHash(DRAWING, DRAWN) as string)).toEqual({ isRead: true, value: DRAWN });
});

test('survives export to a file at every limit, with the longest numbers', () => {
  const corners: Point[] = [
    { x: SHEET.width, y: SHEET.height, pressure: 100 },
    { x: 0, y: 0, pressure: 0 },
  ];
  const points = Array.from({ length: MAX_POINTS / MAX_STROKES / 2 }, () => corners).flat();
  const strokes = Array.from({ length: MAX_STROKES }, () => ({ ...DRAWN.strokes[0]!, hue: 359 / 7, points }));

  expect(readEnvelope(DRAWING, writeEnvelope(DRAWING, { strokes }))).toEqual({
    isRead: true,
    value: { strokes },
  });
});

test('offers no link for a large drawing', () => {
  const points = Array.from({ length: 2000 }, (_, index) => ({
    x: (index * 37) % 1600,
    y: (index * 53) % 1000,
    pressure: 100,
  }));

  expect(
    toLinkHash(DRAWING, { strokes: [{ tool: 'pen', color: '#11131c', size: 4, hue: 0, points }] }),
  ).toBeNull();
});

test.each([
  [{ deltas: [1, 1] }, 'A stroke has an incomplete point.'],
  [{ deltas: [] }, 'A stroke has an incomplete point.'],
  [{ deltas: [1500, 1, 100, 200, 0, 0] }, 'The position of a point is 1700; it must be between 0 and 1600.'],
  [{ deltas: [1, 1, 100, 0, 0, 5] }, 'The pressure of a point is 105; it must be between 0 and 100.'],
  [{ deltas: ['1', 1, 1] }, 'A point is not a number.'],
  [{ color: 'red' }, '“red” is not a colour such as #cf0a45.'],
  [{ tool: 'spray' }, 'The tool is not one of pen, rainbow, eraser.'],
  [{ size: 5000 }, 'The size is 5000; it must be between 2 and 100.'],
])('refuses a broken stroke with a reason (%#)', (stroke, reason) => {
  expect(refusal(stroke)).toEqual({ isRead: false, reason });
});
