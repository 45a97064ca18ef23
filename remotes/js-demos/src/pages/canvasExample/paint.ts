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

/** Paints pieces of a stroke. The eraser takes paint away, so that it shows the paper and never covers it. */
export function paintSegments(context: Context, tool: Stroke['tool'], segments: readonly Segment[]): void {
  context.globalCompositeOperation = tool === 'eraser' ? 'destination-out' : 'source-over';
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { from, control, to, width, color } of segments) {
    context.beginPath();
    context.moveTo(...from);
    if (control === null) context.lineTo(...to);
    else context.quadraticCurveTo(...control, ...to);
    context.lineWidth = width;
    context.strokeStyle = color;
    context.stroke();
  }
}

export function paintDrawing(context: Context, { strokes }: Drawing): void {
  for (const stroke of strokes) paintSegments(context, stroke.tool, toAllSegments(stroke));
}
