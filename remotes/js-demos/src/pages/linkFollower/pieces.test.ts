import { findBounds, toPieces, type Box } from './pieces';

const box = (left: number, top: number, width: number, height = 20): Box => ({ left, top, width, height });
const ORIGIN = { left: 100, top: 50 };

test('measures from the container, so that scrolling changes nothing', () => {
  const rects = [box(160, 90, 40)];
  const scrolledBy = (px: number) =>
    toPieces(
      rects.map((rect) => ({ ...rect, top: rect.top - px })),
      { ...ORIGIN, top: ORIGIN.top - px },
    );

  expect(scrolledBy(0)).toEqual([box(60, 40, 40)]);
  expect(scrolledBy(300)).toEqual(scrolledBy(0));
});

test('makes one piece per line of a wrapped link', () => {
  expect(toPieces([box(300, 50, 80), box(100, 77, 120), box(100, 104, 30)], ORIGIN)).toEqual([
    box(200, 0, 80),
    box(0, 27, 120),
    box(0, 54, 30),
  ]);
});

test('joins the parts of one line, such as code within a link', () => {
  expect(toPieces([box(100, 50, 40), box(140, 52, 60, 16), box(200, 50, 20)], ORIGIN)).toEqual([
    box(0, 0, 120),
  ]);
});

test('skips parts without size', () => {
  expect(toPieces([box(100, 50, 0), box(100, 50, 10, 0)], ORIGIN)).toEqual([]);
});

test('finds the bounding box of all pieces', () => {
  expect(findBounds([box(200, 0, 80), box(0, 27, 120)])).toEqual(box(0, 0, 280, 47));
  expect(findBounds([])).toBeNull();
});
