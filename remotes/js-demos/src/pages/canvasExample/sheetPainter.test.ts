import type { Drawing, Stroke } from './drawing';
import { createSheetPainter } from './sheetPainter';

const at = (x: number) => ({ x, y: 0, pressure: 100 });
const toStroke = (...xs: number[]): Stroke => ({
  tool: 'pen',
  color: '#11131c',
  size: 8,
  hue: 0,
  points: xs.map(at),
});

/** A canvas that only records where lines have started since it was cleared. */
function setUp() {
  let starts: number[] = [];
  const context = {
    setTransform: () => {},
    clearRect: () => (starts = []),
    beginPath: () => {},
    moveTo: (x: number) => starts.push(x),
    lineTo: () => {},
    quadraticCurveTo: () => {},
    stroke: () => {},
  };
  const canvas = { width: 0, height: 0 };
  const painter = createSheetPainter(
    canvas as HTMLCanvasElement,
    context as unknown as CanvasRenderingContext2D,
  );
  painter.resize(800, 1);
  return { painter, starts: () => [...starts] };
}

test('paints a stroke as it grows, and only its end when the pen is lifted', () => {
  const { painter, starts } = setUp();
  const stroke = toStroke(0, 100, 200);
  painter.showLive(toStroke(0), 0);
  painter.showLive(toStroke(0, 100, 200), 1);
  const before = starts();
  painter.show({ strokes: [stroke] });

  expect(before).toEqual([0, 0, 50]);
  expect(starts()).toEqual([0, 0, 50, 150]);
});

test('keeps the unfinished stroke when the drawing is saved or the window changes', () => {
  const { painter, starts } = setUp();
  const drawing: Drawing = { strokes: [toStroke(500)] };
  painter.show(drawing);
  painter.showLive(toStroke(0, 100), 0);
  const before = starts();

  painter.show(drawing);
  expect(starts()).toEqual(before);
  painter.resize(400, 1);
  expect(starts()).toEqual(before);
});
