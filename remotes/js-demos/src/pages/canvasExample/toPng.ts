import { PAPER, SHEET, type Drawing } from './drawing';
import { paintDrawing } from './paint';

/** Paints a drawing at the sheet's full size, on paper. Null if the browser has no canvas. */
export function toPng(drawing: Drawing): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET.width;
  canvas.height = SHEET.height;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  paintDrawing(context, drawing);
  // The paper is painted last, behind the drawing: the eraser would remove paper that was painted first.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = PAPER;
  context.fillRect(0, 0, SHEET.width, SHEET.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
