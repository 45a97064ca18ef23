import { PAPER, SHEET, type Drawing } from './drawing';
import { paintDrawing } from './paint';

/** Paints a drawing at the sheet's full size, on paper. Null where the browser has no canvas to paint on. */
export function toPng(drawing: Drawing): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = SHEET.width;
  canvas.height = SHEET.height;
  const context = canvas.getContext('2d');
  if (context === null) return Promise.resolve(null);
  paintDrawing(context, drawing);
  // Under what is painted: paper painted first would be taken away by the eraser.
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = PAPER;
  context.fillRect(0, 0, SHEET.width, SHEET.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}
