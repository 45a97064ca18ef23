import { SHEET, type Drawing, type Stroke } from './drawing';
import { paintDrawing, paintSegments } from './paint';
import { toLastSegment, toSegments } from './segments';

export interface SheetPainter {
  /** Fits the canvas to its size on the screen and repaints the drawing, because resizing clears a canvas. */
  resize(widthPx: number, density: number): void;
  show(drawing: Drawing): void;
  /** Paints the new part of the current stroke. */
  showLive(stroke: Stroke, fromPoint: number): void;
}

/** Keeps a canvas in sync with a drawing, repainting as little as possible. */
export function createSheetPainter(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
): SheetPainter {
  let shown: Drawing = { strokes: [] };
  let live: Stroke | null = null;

  function paintAll() {
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, canvas.width, canvas.height);
    const scale = canvas.width / SHEET.width;
    context.setTransform(scale, 0, 0, scale, 0, 0);
    paintDrawing(context, shown);
    if (live !== null) paintSegments(context, live.tool, toSegments(live));
  }

  return {
    resize(widthPx, density) {
      const width = Math.max(1, Math.round(widthPx * density));
      if (width === canvas.width && canvas.height === Math.round((width * SHEET.height) / SHEET.width))
        return;
      canvas.width = width;
      canvas.height = Math.round((width * SHEET.height) / SHEET.width);
      paintAll();
    },
    show(drawing) {
      // Also called for changes other than to the drawing, such as an autosave during a stroke.
      if (drawing === shown) return;
      const added = drawing.strokes.at(-1);
      const isOneMore =
        drawing.strokes.length === shown.strokes.length + 1 &&
        drawing.strokes.at(-2) === shown.strokes.at(-1) &&
        added !== undefined;
      const isLive = live !== null;
      shown = drawing;
      if (isOneMore) live = null;
      if (!isOneMore || !isLive) {
        paintAll();
        return;
      }
      // Everything but the very end of the new stroke is already on the canvas.
      const end = toLastSegment(added);
      if (end !== null) paintSegments(context, added.tool, [end]);
    },
    showLive(stroke, fromPoint) {
      live = stroke;
      paintSegments(context, stroke.tool, toSegments(stroke, fromPoint));
    },
  };
}
