import { definePart, type Hex, Path, usePalette } from '../kit/drawing';

/** Box C, in centimetres. */
export const BOX = { length: 30, width: 22, height: 15 } as const;

const COS = Math.cos(Math.PI / 6);
const SPREAD = (BOX.length + BOX.width) * COS;

export type Point = readonly [number, number];
type Corner = readonly [along: number, across: number, up: number];

/** Mixes two hex colours; a share of 1 gives the first. */
function mix(first: string, other: string, share: number): Hex {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * share + channel(other, at) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Maps centimetres in the box to the drawing, seen from above one corner. */
export function createIsometry(left: number, top: number, scale: number) {
  return ([along, across, up]: Corner): Point => [
    left + (BOX.width + along - across) * COS * scale,
    top + ((along + across) / 2 + BOX.height - up) * scale,
  ];
}

export function toPath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
}

interface CartonProps {
  /** Width of the drawn box, without its flaps. */
  size: number;
  isOpen?: boolean;
}

const [L, W, H] = [BOX.length, BOX.width, BOX.height];

/** The four corners of a face. */
function quad(...corners: readonly Corner[]): readonly Corner[] {
  return corners;
}

const TOP = quad([0, 0, H], [L, 0, H], [L, W, H], [0, W, H]);
const RIGHT = quad([L, 0, H], [L, W, H], [L, W, 0], [L, 0, 0]);
const FRONT = quad([0, W, H], [L, W, H], [L, W, 0], [0, W, 0]);
const TAPE = quad([0, 9.5, H], [L, 9.5, H], [L, 12.5, H], [0, 12.5, H]);
const TAPE_END = quad([L, 9.5, H], [L, 12.5, H], [L, 12.5, 10], [L, 9.5, 10]);
const BACK_FLAPS = [
  quad([0, 0, H], [L, 0, H], [L, -8, H + 3], [0, -8, H + 3]),
  quad([0, 0, H], [0, W, H], [-8, W, H + 3], [-8, 0, H + 3]),
];
const FRONT_FLAPS = [
  quad([L, 0, H], [L, W, H], [L + 8, W, H - 4], [L + 8, 0, H - 4]),
  quad([0, W, H], [L, W, H], [L, W + 8, H - 4], [0, W + 8, H - 4]),
];

/** A carton, open with its flaps out, or closed and taped. */
export const Carton = definePart<CartonProps>(
  ({ size }) => (size / SPREAD) * ((L + W) / 2 + H),
  function DrawCarton({ size, isOpen = false, x, y, width }) {
    const palette = usePalette();
    const at = createIsometry(x + Math.max(0, (width - size) / 2), y, size / SPREAD);
    const tone = (share: number) => mix(palette.second, palette.card, share);
    const face = (corners: readonly Corner[], share: number) => (
      <Path
        key={corners.join()}
        d={`${toPath(corners.map(at))}z`}
        fill={tone(share)}
        line={tone(0.9)}
        lineWidth={1}
        join="round"
      />
    );
    return (
      <g>
        {isOpen ? BACK_FLAPS.map((flap) => face(flap, 0.24)) : null}
        {face(TOP, isOpen ? 0.78 : 0.22)}
        {face(FRONT, 0.36)}
        {face(RIGHT, 0.5)}
        {isOpen ? FRONT_FLAPS.map((flap) => face(flap, 0.24)) : [face(TAPE, 0.62), face(TAPE_END, 0.72)]}
      </g>
    );
  },
);
