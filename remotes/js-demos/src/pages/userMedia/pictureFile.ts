import type { Picture } from './picture';

/** Largest side of a picture from a file. Larger ones would slow down the pixel work without better photos. */
const MAX_SIDE_PX = 960;

/** Largest file that can be opened, in bytes. */
const MAX_FILE_BYTES = 20 * 1024 * 1024;

export type OpenResult = { isOpen: true; picture: Picture } | { isOpen: false; reason: string };

/** Shrinks a size to {@link MAX_SIDE_PX}; a drawing, which is sharp in any size, also grows to it. */
export function fitSize(widthPx: number, heightPx: number, isDrawing: boolean) {
  const scale = MAX_SIDE_PX / Math.max(widthPx, heightPx);
  const toSide = (sidePx: number) =>
    Math.max(1, Math.round(sidePx * (isDrawing ? scale : Math.min(1, scale))));
  return { widthPx: toSide(widthPx), heightPx: toSide(heightPx) };
}

function toPicture(
  name: string,
  source: CanvasImageSource,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
): Picture {
  return {
    kind: 'file',
    name,
    widthPx,
    heightPx,
    isLive: false,
    draw(context) {
      context.clearRect(0, 0, widthPx, heightPx);
      context.drawImage(source, 0, 0, widthPx, heightPx);
    },
  };
}

const refuse = (reason: string): OpenResult => ({ isOpen: false, reason });

const refuseUnreadable = ({ name }: File) =>
  refuse(`This browser cannot read ${name} as a picture. Choose a JPEG, PNG or SVG file.`);

/** Opens an SVG, which only an image element reads. */
async function openDrawing(file: File): Promise<OpenResult> {
  const image = new Image();
  const url = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = url;
    });
    const { naturalWidth, naturalHeight } = image;
    // Some browsers give an SVG without a size none, others the size of an embedded frame.
    const size = fitSize(naturalWidth || 4, naturalHeight || 3, true);
    const canvas = Object.assign(document.createElement('canvas'), {
      width: size.widthPx,
      height: size.heightPx,
    });
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0, size.widthPx, size.heightPx);
    // Throws if the drawing contains HTML: the browser then keeps its pixels, and all later ones, from the page.
    context?.getImageData(0, 0, 1, 1);
    return { isOpen: true, picture: toPicture(file.name, canvas, size) };
  } catch {
    return refuseUnreadable(file);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Opens a picture file. It is read locally and never uploaded. The reason of a refusal is a sentence. */
export async function openPictureFile(file: File): Promise<OpenResult> {
  if (file.size > MAX_FILE_BYTES)
    return refuse(`${file.name} is larger than 20 MB. Choose a smaller picture.`);
  try {
    const bitmap = await createImageBitmap(file);
    return {
      isOpen: true,
      picture: toPicture(file.name, bitmap, fitSize(bitmap.width, bitmap.height, false)),
    };
  } catch {
    return file.type === 'image/svg+xml' ? openDrawing(file) : refuseUnreadable(file);
  }
}
