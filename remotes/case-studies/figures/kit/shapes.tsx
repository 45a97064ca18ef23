import type { SVGProps } from 'react';
import { usePalette, type Hex, type Palette, type Tone } from './palette';

/** A colour of the palette, or one that is the same in both themes. */
export type Ink = Tone | 'none' | Hex;

interface Drawn {
  /** Default none for shapes that only have a line. */
  fill?: Ink;
  line?: Ink;
  lineWidth?: number;
  /** Lengths of dashes and gaps, such as "5 4". */
  dash?: string;
  cap?: 'round';
  join?: 'round';
  opacity?: number;
  transform?: string;
}

function toColor(palette: Palette, ink: Ink | undefined): string | undefined {
  return ink && ink in palette ? palette[ink as Tone] : ink;
}

function useLook({ fill, line, lineWidth, dash, cap, join, opacity, transform }: Drawn): SVGProps<never> {
  const palette = usePalette();
  return {
    fill: toColor(palette, fill ?? (line ? 'none' : undefined)),
    stroke: toColor(palette, line),
    strokeWidth: lineWidth === 1 ? undefined : lineWidth,
    strokeDasharray: dash,
    strokeLinecap: cap,
    strokeLinejoin: join,
    opacity,
    transform,
  };
}

interface RectProps extends Drawn {
  at: readonly [x: number, y: number, width: number, height: number];
  rx?: number;
}

export function Rect({ at: [x, y, width, height], rx, ...look }: RectProps) {
  return <rect x={x} y={y} width={width} height={height} rx={rx} {...useLook(look)} />;
}

interface DotProps extends Drawn {
  at: readonly [cx: number, cy: number, radius: number];
}

export function Dot({ at: [cx, cy, radius], ...look }: DotProps) {
  return <circle cx={cx} cy={cy} r={radius} {...useLook(look)} />;
}

interface PathProps extends Drawn {
  d: string;
}

export function Path({ d, ...look }: PathProps) {
  return <path d={d} {...useLook(look)} />;
}
