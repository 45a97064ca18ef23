import type { Picture } from './picture';
import { toHexColour } from './pixels';

/** Side of the square at the middle that is averaged, in pixels of the picture. */
const PATCH_PX = 9;

/** Reads the colour at the middle of a picture, before any effect; null if there is no canvas. */
export function readCentreColour(picture: Picture): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = picture.widthPx;
  canvas.height = picture.heightPx;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  picture.draw(context, performance.now() / 1000);
  const left = Math.max(0, Math.round((picture.widthPx - PATCH_PX) / 2));
  const top = Math.max(0, Math.round((picture.heightPx - PATCH_PX) / 2));
  const { data } = context.getImageData(left, top, PATCH_PX, PATCH_PX);
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += 1) {
    if (at % 4 !== 3) sums[at % 4] = (sums[at % 4] ?? 0) + (data[at] ?? 0);
  }
  const count = data.length / 4;
  return toHexColour([(sums[0] ?? 0) / count, (sums[1] ?? 0) / count, (sums[2] ?? 0) / count]);
}
