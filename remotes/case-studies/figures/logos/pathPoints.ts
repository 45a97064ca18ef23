export type Point = readonly [x: number, y: number];

const TOKEN = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+))/g;
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };
const STEPS = 24;

/** Rotates a point about another, by degrees. */
export function turnPoint([x, y]: Point, degrees: number, [cx, cy]: Point): Point {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [x - cx, y - cy];
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)];
}

/** Points along a Bezier curve, by de Casteljau. */
function bendThrough(points: readonly Point[]): Point[] {
  return Array.from({ length: STEPS }, (_, index) => {
    const share = (index + 1) / STEPS;
    let level = points;
    while (level.length > 1)
      level = level.slice(1).map(([x, y], at): Point => {
        const [fromX, fromY] = level[at] as Point;
        return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
      });
    return level[0] as Point;
  });
}

/** Points along an elliptical arc; the conversion to its centre follows appendix B.2.4 of SVG. */
function sweepArc([x1, y1]: Point, numbers: readonly number[], [x2, y2]: Point): Point[] {
  const [radiusX = 0, radiusY = 0, , isLarge, isClockwise] = numbers;
  const [halfX, halfY] = [(x1 - x2) / 2, (y1 - y2) / 2];
  const stretch = Math.max(1, Math.hypot(halfX / radiusX, halfY / radiusY));
  const [rx, ry] = [radiusX * stretch, radiusY * stretch];
  const [u, v] = [halfX / rx, halfY / ry];
  const length = u * u + v * v;
  const away = Math.sqrt(Math.max(0, (1 - length) / length)) * (isLarge === isClockwise ? -1 : 1);
  const [centreU, centreV] = [away * v, -away * u];
  const start = Math.atan2(v - centreV, u - centreU);
  let turn = Math.atan2(-v - centreV, -u - centreU) - start;
  if (isClockwise && turn < 0) turn += 2 * Math.PI;
  if (!isClockwise && turn > 0) turn -= 2 * Math.PI;
  const [midX, midY] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return Array.from({ length: STEPS }, (_, index): Point => {
    const angle = start + (turn * (index + 1)) / STEPS;
    return [midX + rx * (centreU + Math.cos(angle)), midY + ry * (centreV + Math.sin(angle))];
  });
}

interface Pen {
  at: Point;
  start: Point;
  points: Point[];
  /** The last handle of a curve, which a smooth one reflects. */
  handle?: Point;
}

function move(pen: Pen, letter: string, numbers: readonly number[]): void {
  const command = letter.toUpperCase();
  const [baseX, baseY] = letter === command ? [0, 0] : pen.at;
  if (command === 'Z') {
    pen.at = pen.start;
    return;
  }
  const pairs = (values: readonly number[]): Point[] =>
    values.flatMap((value, index) =>
      index % 2 === 0 ? [[baseX + value, baseY + (values[index + 1] ?? 0)] as const] : [],
    );
  const [first = 0] = numbers;
  const end: Point =
    command === 'H'
      ? [baseX + first, pen.at[1]]
      : command === 'V'
        ? [pen.at[0], baseY + first]
        : (pairs(numbers.slice(-2))[0] as Point);
  const [x, y] = pen.at;
  const [handleX, handleY] = pen.handle ?? pen.at;
  pen.handle = command === 'C' || command === 'S' ? pairs(numbers).at(-2) : undefined;
  if (command === 'C' || command === 'Q') pen.points.push(...bendThrough([pen.at, ...pairs(numbers)]));
  else if (command === 'S')
    pen.points.push(...bendThrough([pen.at, [2 * x - handleX, 2 * y - handleY], ...pairs(numbers)]));
  else if (command === 'A') pen.points.push(...sweepArc(pen.at, numbers, end));
  else pen.points.push(end);
  if (command === 'M') pen.start = end;
  pen.at = end;
}

/**
 * Finds points along a path, dense enough to measure it.
 *
 * @param d - the path's data, with the commands M, L, H, V, C, S, Q, A and Z
 */
export function findPathPoints(d: string): Point[] {
  const tokens = [...d.matchAll(TOKEN)].map(([token]) => token);
  const pen: Pen = { at: [0, 0], start: [0, 0], points: [] };
  let letter = 'M';
  let index = 0;
  while (index < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[index] ?? '')) letter = tokens[index++] ?? letter;
    const count = ARGUMENTS[letter.toUpperCase()] ?? 0;
    move(pen, letter, tokens.slice(index, index + count).map(Number));
    index += count;
    // Further numbers after a move are lines.
    if (letter === 'M') letter = 'L';
    if (letter === 'm') letter = 'l';
  }
  return pen.points;
}
