import type { Drawing, Stroke } from './drawing';
import { toAllSegments, type Segment } from './segments';

type Context = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'quadraticCurveTo'
  | 'stroke'
  | 'clearRect'
  | 'lineWidth'
  | 'strokeStyle'
  | 'lineCap'
  | 'lineJoin'
  | 'globalCompositeOperation'
>;

const DOT_LENGTH = 0.01;

function isDot(from: Segment['from'], to: Segment['to']): boolean {
  return from[0] === to[0] && from[1] === to[1];
}

/** Paints segments of a stroke. The eraser removes paint to reveal the paper instead of painting over it. */
export function paintSegments(context: Context, tool: Stroke['tool'], segments: readonly Segment[]): void {
  context.globalCompositeOperation = tool === 'eraser' ? 'destination-out' : 'source-over';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { from, control, to, width, color } of segments) {
    context.beginPath();
    context.moveTo(...from);
    // A canvas drops a zero-length line, including its round ends; SVG draws it as a dot.
    if (control === null) context.lineTo(to[0] + (isDot(from, to) ? DOT_LENGTH : 0), to[1]);
    else context.quadraticCurveTo(...control, ...to);
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke();
  }
}

export function paintDrawing(context: Context, { strokes }: Drawing): void {
  for (const stroke of strokes) paintSegments(context, stroke.tool, toAllSegments(stroke));
}
