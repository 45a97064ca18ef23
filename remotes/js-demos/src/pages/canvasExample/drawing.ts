/** The sheet in its own units, so that every screen size and density, and every export, shows the same drawing. */
export const SHEET = { width: 1600, height: 1000 } as const;

export const TOOLS = ['pen', 'rainbow', 'eraser'] as const;
export type Tool = (typeof TOOLS)[number];

export const SIZE_RANGE = { min: 2, max: 100 } as const;

/** Points closer than this to the previous one are skipped: they are invisible and would make links too long. */
export const MIN_DISTANCE = 5;
export const MAX_POINTS_PER_STROKE = 4000;
export const MAX_POINTS = 60_000;
export const MAX_STROKES = 3000;

/** Whole units; pressure from 0 to 100, 100 if the device does not measure it. */
export interface Point {
  x: number;
  y: number;
  pressure: number;
}

/** One line from pen down to pen up. */
export interface Stroke {
  tool: Tool;
  /** `#rrggbb`; the rainbow has its own colours. */
  color: string;
  size: number;
  /** The rainbow's first hue, in degrees. */
  hue: number;
  points: readonly Point[];
}

export interface Drawing {
  strokes: readonly Stroke[];
}

export const EMPTY_DRAWING: Drawing = { strokes: [] };

/**
 * Ink colours with a contrast of 4.5:1 on the paper, except the two light ones. The paper is white in every theme and
 * in exported pictures, so the inks do not depend on the theme either.
 */
export const INKS = [
  { name: 'Ink', value: '#11131c' },
  { name: 'Redline', value: '#cf0a45' },
  { name: 'Selection blue', value: '#2443e6' },
  { name: 'Green', value: '#0b6b3a' },
  { name: 'Ochre', value: '#8a5200' },
  { name: 'Sun', value: '#f2b45c' },
  { name: 'Sky', value: '#93a6ff' },
] as const;

export const PAPER = '#ffffff';

/** The rainbow's width at its nth point: up to 100 and back to 1, one unit per point. */
export function rainbowWidth(index: number, startWidth: number): number {
  const period = 198;
  const phase = (((index + startWidth - 1) % period) + period) % period;
  return 1 + (phase <= 99 ? phase : period - phase);
}

/** The rainbow's hue at its nth point, one degree per point. */
export function rainbowHue(index: number, startHue: number): number {
  return (startHue + index) % 360;
}

/** The width of a stroke at one of its points. */
export function widthAt(stroke: Stroke, index: number): number {
  if (stroke.tool === 'rainbow') return rainbowWidth(index, stroke.size);
  const pressure = stroke.points[index]?.pressure ?? 100;
  return stroke.size * (0.25 + 0.75 * (pressure / 100));
}

/** The colour of a stroke at one of its points. */
export function colorAt(stroke: Stroke, index: number): string {
  return stroke.tool === 'rainbow' ? `hsl(${rainbowHue(index, stroke.hue)} 100% 50%)` : stroke.color;
}

export function clampToSheet({ x, y, pressure }: Point): Point {
  return {
    x: Math.round(Math.max(0, Math.min(SHEET.width, x))),
    y: Math.round(Math.max(0, Math.min(SHEET.height, y))),
    pressure: Math.round(Math.max(0, Math.min(100, pressure))),
  };
}

export function countPoints({ strokes }: Drawing): number {
  return strokes.reduce((sum, { points }) => sum + points.length, 0);
}

/** The hue with which the next rainbow starts: it continues where the last one ended. */
export function nextHue({ strokes }: Drawing): number {
  const last = strokes.findLast(({ tool }) => tool === 'rainbow');
  return last === undefined ? 0 : rainbowHue(last.points.length, last.hue);
}

/** Describes in words what is on the sheet. */
export function describeDrawing(drawing: Drawing): string {
  const { strokes } = drawing;
  if (strokes.length === 0) return 'The sheet is empty.';
  const counts = TOOLS.map((tool) => [tool, strokes.filter((stroke) => stroke.tool === tool).length] as const)
    .filter(([, count]) => count > 0)
    .map(([tool, count]) => `${count} ${tool}`);
  const all = strokes.filter(({ tool }) => tool !== 'eraser').flatMap(({ points }) => points);
  const share = (values: readonly number[], full: number) =>
    Math.round(((Math.max(...values) - Math.min(...values)) / full) * 100);
  const extent =
    all.length === 0
      ? ''
      : ` ${strokes.length === 1 ? 'It spans' : 'They span'} ${share(
          all.map(({ x }) => x),
          SHEET.width,
        )}% of the width and ${share(
          all.map(({ y }) => y),
          SHEET.height,
        )}% of the height.`;
  return `${strokes.length === 1 ? '1 stroke' : `${strokes.length} strokes`}: ${counts.join(', ')}.${extent}`;
}
