/** The structure of `ImageData`, so that pixels can be processed without a canvas. */
export interface Frame {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** Parses "#rrggbb", the only format in which a colour input gives its value. */
export function parseHexColour(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16);
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255];
}

export function toHexColour(colour: Rgb): string {
  return `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Moves red to the left and blue to the right; green stays. */
export function shiftChannels({ data, width, height }: Frame, distancePx: number): void {
  const source = data.slice();
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const at = (row + x) * 4;
      data[at] = source[(row + Math.min(width - 1, x + distancePx)) * 4] ?? 0;
      data[at + 2] = source[(row + Math.max(0, x - distancePx)) * 4 + 2] ?? 0;
    }
  }
}

/** Raises red and lowers the other two. `share` runs from 0 to 1. */
export function redden({ data }: Frame, share: number): void {
  for (let at = 0; at < data.length; at += 4) {
    data[at] = (data[at] ?? 0) + 110 * share;
    data[at + 1] = (data[at + 1] ?? 0) * (1 - 0.75 * share);
    data[at + 2] = (data[at + 2] ?? 0) * (1 - 0.5 * share);
  }
}

const blueness = (red: number, green: number, blue: number) => -0.169 * red - 0.331 * green + 0.5 * blue;
const redness = (red: number, green: number, blue: number) => 0.5 * red - 0.419 * green - 0.081 * blue;

const SOFT_EDGE = 14;

/**
 * Makes a colour transparent. It compares hue and strength and ignores brightness, so that a shadow on the wall
 * still counts as wall.
 *
 * @param tolerance - how far a removed colour may be from the key, from 0 to about 180
 */
export function removeColour({ data }: Frame, key: Rgb, tolerance: number): void {
  const keyBlue = blueness(...key);
  const keyRed = redness(...key);
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at] as number;
    const green = data[at + 1] as number;
    const blue = data[at + 2] as number;
    const byBlue = blueness(red, green, blue) - keyBlue;
    const byRed = redness(red, green, blue) - keyRed;
    // Not Math.hypot, which is many times slower: this runs for every pixel of every frame.
    const distance = Math.sqrt(byBlue * byBlue + byRed * byRed);
    const kept = Math.min(1, Math.max(0, (distance - tolerance) / SOFT_EDGE));
    data[at + 3] = (data[at + 3] ?? 0) * kept;
  }
}

const PAPER = 255;

function toBrightness({ data, width, height }: Frame): Float32Array {
  const brightness = new Float32Array(width * height);
  for (let index = 0; index < brightness.length; index += 1) {
    const at = index * 4;
    brightness[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
  }
  return brightness;
}

/** Keeps only edges, drawn with one pen on paper. Edges weaker than `threshold` (0 to 255) are left out. */
export function traceEdges(frame: Frame, pen: Rgb, threshold: number): void {
  const { data, width, height } = frame;
  const brightness = toBrightness(frame);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const above = Math.max(0, y - 1) * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x += 1) {
      const right = brightness[row + Math.min(width - 1, x + 1)] as number;
      const left = brightness[row + Math.max(0, x - 1)] as number;
      const across = right - left;
      const down = (brightness[below + x] as number) - (brightness[above + x] as number);
      const edge = Math.sqrt(across * across + down * down);
      const ink = Math.min(1, Math.max(0, (edge - threshold) / 24));
      const pixel = (row + x) * 4;
      data[pixel] = PAPER + (pen[0] - PAPER) * ink;
      data[pixel + 1] = PAPER + (pen[1] - PAPER) * ink;
      data[pixel + 2] = PAPER + (pen[2] - PAPER) * ink;
    }
  }
}

/** Reduces each channel to this many levels, including both ends. */
export function reduceColours({ data }: Frame, steps: number): void {
  const last = Math.max(1, steps - 1);
  const table = Uint8ClampedArray.from({ length: 256 }, (_, value) =>
    Math.round((Math.round((value / 255) * last) / last) * 255),
  );
  for (let at = 0; at < data.length; at += 1) {
    if (at % 4 !== 3) data[at] = table[data[at] ?? 0] ?? 0;
  }
}
