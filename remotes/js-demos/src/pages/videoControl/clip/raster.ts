import type { Shape } from './shapes';

function parseColour(hex: string): readonly [number, number, number] {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

/** How much of the pixel from `at` to `at + 1` is between two edges. */
function cover(at: number, from: number, to: number): number {
  return Math.max(0, Math.min(at + 1, to) - Math.max(at, from));
}

/** Enlarges a drawing without loss of resolution. */
export function scaleShapes(shapes: readonly Shape[], scale: number): readonly Shape[] {
  return shapes.map((shape) => {
    const placed = { ...shape, x: shape.x * scale, y: shape.y * scale };
    return placed.kind === 'rect'
      ? { ...placed, width: placed.width * scale, height: placed.height * scale }
      : { ...placed, radius: placed.radius * scale };
  });
}

/** Paints shapes into raw RGB, three bytes a pixel, with soft edges. */
export function rasterise(shapes: readonly Shape[], width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);

  function blend(x: number, y: number, colour: readonly [number, number, number], share: number) {
    if (share <= 0 || x < 0 || y < 0 || x >= width || y >= height) return;
    const at = (y * width + x) * 3;
    colour.forEach((part, index) => {
      const before = pixels[at + index] ?? 0;
      pixels[at + index] = Math.round(before + (part - before) * Math.min(1, share));
    });
  }

  for (const shape of shapes) {
    const colour = parseColour(shape.colour);
    const isRect = shape.kind === 'rect';
    const box = isRect
      ? [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height]
      : [
          shape.x - shape.radius - 1,
          shape.y - shape.radius - 1,
          shape.x + shape.radius + 1,
          shape.y + shape.radius + 1,
        ];
    const [left = 0, top = 0, right = 0, bottom = 0] = box;
    for (let y = Math.floor(top); y < bottom; y += 1) {
      for (let x = Math.floor(left); x < right; x += 1) {
        const share = isRect
          ? cover(x, left, right) * cover(y, top, bottom)
          : shape.radius + 0.5 - Math.hypot(x + 0.5 - shape.x, y + 0.5 - shape.y);
        blend(x, y, colour, share);
      }
    }
  }
  return pixels;
}
