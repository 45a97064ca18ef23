import { definePicture, type Hex, type Ink, Path, usePalette } from '../kit/drawing';

/** Box C, in centimetres. */
export const BOX = { length: 30, width: 22, height: 15 } as const;

const COS = Math.cos(Math.PI / 6);
const SPREAD = (BOX.length + BOX.width) * COS;

export type Point = readonly [number, number];
type Corner = readonly [along: number, across: number, up: number];

/** Mixes two hex colours; a share of 1 is all of the first. */
function mix(first: string, other: string, share: number): Hex {
  const channel = (hex: string, at: number) => parseInt(hex.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(first, at) * share + channel(other, at) * (1 - share)),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** From centimetres in the box to the drawing, seen from above one corner. */
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
  /** Drawn width of the box without its flaps. */
  size: number;
  isOpen?: boolean;
}

function flapCorners(out: number, back: number, front: number): readonly (readonly Corner[])[] {
  const { length, width, height } = BOX;
  return [
    [
      [0, 0, height],
      [length, 0, height],
      [length, -out, height + back],
      [0, -out, height + back],
    ],
    [
      [0, 0, height],
      [0, width, height],
      [-out, width, height + back],
      [-out, 0, height + back],
    ],
    [
      [length, 0, height],
      [length, width, height],
      [length + out, width, height - front],
      [length + out, 0, height - front],
    ],
    [
      [0, width, height],
      [length, width, height],
      [length, width + out, height - front],
      [0, width + out, height - front],
    ],
  ];
}

/** A carton, open with its flaps out or closed and taped. */
export const Carton = definePicture<CartonProps>(
  ({ size }) => (size / SPREAD) * ((BOX.length + BOX.width) / 2 + BOX.height),
  function DrawCarton({ size, isOpen = false, width: boxWidth }) {
    const palette = usePalette();
    const { length, width, height } = BOX;
    const left = Math.max(0, (boxWidth - size) / 2);
    const at = createIsometry(left, 0, size / SPREAD);
    const tone = (share: number) => mix(palette.second, palette.card, share);
    const face = (corners: readonly Corner[], fill: Ink) => (
      <Path
        key={corners.join()}
        d={`${toPath(corners.map(at))}z`}
        fill={fill}
        line={tone(0.9)}
        lineWidth={1}
        join="round"
      />
    );
    const top: readonly Corner[] = [
      [0, 0, height],
      [length, 0, height],
      [length, width, height],
      [0, width, height],
    ];
    const right: readonly Corner[] = [
      [length, 0, height],
      [length, width, height],
      [length, width, 0],
      [length, 0, 0],
    ];
    const front: readonly Corner[] = [
      [0, width, height],
      [length, width, height],
      [length, width, 0],
      [0, width, 0],
    ];
    const tape: readonly Corner[] = [
      [0, 9.5, height],
      [length, 9.5, height],
      [length, 12.5, height],
      [0, 12.5, height],
    ];
    const tapeEnd: readonly Corner[] = [
      [length, 9.5, height],
      [length, 12.5, height],
      [length, 12.5, 10],
      [length, 9.5, 10],
    ];
    return (
      <g>
        {isOpen
          ? flapCorners(8, 3, 2)
              .slice(0, 2)
              .map((corners) => face(corners, tone(0.24)))
          : null}
        {face(top, tone(isOpen ? 0.78 : 0.22))}
        {face(front, tone(0.36))}
        {face(right, tone(0.5))}
        {isOpen
          ? flapCorners(8, 3, 4)
              .slice(2)
              .map((corners) => face(corners, tone(0.24)))
          : [face(tape, tone(0.62)), face(tapeEnd, tone(0.72))]}
      </g>
    );
  },
);
