import { INKS, type Point, type Stroke } from './drawing';

type At = readonly [x: number, y: number];

/** The points of a curve, spaced as if it had been drawn by hand. */
function trace(count: number, toPlace: (share: number) => At): Point[] {
  return Array.from({ length: count + 1 }, (_, index) => {
    const [x, y] = toPlace(index / count);
    return { x: Math.round(x), y: Math.round(y), pressure: 100 };
  });
}

const line = (from: At, to: At) =>
  trace(Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 24), (share) => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]);

const path = (first: At, ...others: At[]) =>
  others.flatMap((to, index) => line(others[index - 1] ?? first, to));

const pen = (ink: (typeof INKS)[number]['name'], size: number, points: Point[]): Stroke => ({
  tool: 'pen',
  color: INKS.find(({ name }) => name === ink)?.value ?? INKS[0].value,
  size,
  hue: 0,
  points,
});

const wave = (y: number, phase: number) =>
  trace(60, (share) => [90 + 1420 * share, y + 16 * Math.sin(share * 26 + phase)]);

/** The drawing that new visitors see: a boat under a rainbow, with dimension lines. */
export const OPENING: readonly Stroke[] = [
  pen(
    'Sun',
    74,
    trace(40, (share) => [
      1290 + 60 * Math.min(1, 2 - 2 * share) * Math.cos(share * 14),
      215 + 60 * Math.min(1, 2 - 2 * share) * Math.sin(share * 14),
    ]),
  ),
  {
    tool: 'rainbow',
    color: INKS[0].value,
    size: 20,
    hue: 0,
    points: trace(340, (share) => [
      800 - 600 * Math.cos(Math.PI * share),
      770 - 600 * Math.sin(Math.PI * share),
    ]),
  },
  pen('Ink', 14, path([610, 700], [990, 700], [920, 790], [690, 790], [610, 700])),
  pen('Ink', 14, path([790, 700], [790, 360])),
  pen('Redline', 14, path([812, 380], [960, 660], [812, 660], [812, 380])),
  pen('Sky', 14, path([768, 430], [660, 660], [768, 660], [768, 430])),
  pen('Selection blue', 18, wave(812, 0)),
  pen('Selection blue', 12, wave(862, 2)),
  pen('Sky', 8, wave(906, 4)),
  pen('Redline', 5, path([610, 955], [990, 955])),
  pen('Redline', 5, path([610, 940], [610, 970])),
  pen('Redline', 5, path([990, 940], [990, 970])),
];
