import type { Stroke } from './drawing';
import { paintDrawing } from './paint';

/** A context that records the drawing calls. */
function createContext() {
  const lines: { from: number[]; to: number[]; operation: string }[] = [];
  let from: number[] = [];
  const context = {
    globalCompositeOperation: '' as GlobalCompositeOperation,
    lineWidth: 0,
    strokeStyle: '',
    lineCap: 'butt' as CanvasLineCap,
    lineJoin: 'miter' as CanvasLineJoin,
    beginPath() {},
    clearRect() {},
    stroke() {},
    moveTo: (...place: number[]) => void (from = place),
    lineTo: (...to: number[]) => void lines.push({ from, to, operation: context.globalCompositeOperation }),
    quadraticCurveTo: (_x: number, _y: number, ...to: number[]) =>
      void lines.push({ from, to, operation: context.globalCompositeOperation }),
  };
  return { context, lines };
}

const dot: Stroke = {
  tool: 'pen',
  color: '#11131c',
  size: 8,
  hue: 0,
  points: [{ x: 5, y: 6, pressure: 100 }],
};

test('gives a dot a length, without which a canvas draws nothing', () => {
  const { context, lines } = createContext();
  paintDrawing(context, { strokes: [dot] });

  expect(lines).toHaveLength(1);
  expect(lines[0]?.to).not.toEqual(lines[0]?.from);
  expect(context.lineCap).toBe('round');
});

test('erases only with the eraser', () => {
  const { context, lines } = createContext();
  paintDrawing(context, { strokes: [dot, { ...dot, tool: 'eraser' }, dot] });

  expect(lines.map(({ operation }) => operation)).toEqual(['source-over', 'destination-out', 'source-over']);
});
