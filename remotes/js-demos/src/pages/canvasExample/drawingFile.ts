import { PortableRefusal, type PortableKind } from '../../portable/portableKind';
import { readChoice, readList, readNumber, readObject, readText, readInteger } from '../../portable/readData';
import {
  MAX_POINTS,
  MAX_POINTS_PER_STROKE,
  MAX_STROKES,
  SHEET,
  SIZE_RANGE,
  TOOLS,
  countPoints,
  type Drawing,
  type Point,
  type Stroke,
} from './drawing';

/** Each point as the difference from the previous one: small numbers make short files and links. */
function toDeltas(points: readonly Point[]): number[] {
  return points.flatMap(({ x, y, pressure }, index) => {
    const before = points[index - 1];
    return before === undefined ? [x, y, pressure] : [x - before.x, y - before.y, pressure - before.pressure];
  });
}

function fromDeltas(data: unknown): Point[] {
  const numbers = readList(data, 'The list of points', MAX_POINTS_PER_STROKE * 3);
  if (numbers.length === 0 || numbers.length % 3 !== 0)
    throw new PortableRefusal('A stroke has an incomplete point.');
  const points: Point[] = [];
  let last = { x: 0, y: 0, pressure: 0 };
  for (let index = 0; index < numbers.length; index += 3) {
    const read = (offset: number) =>
      readInteger(numbers[index + offset], 'A point', -SHEET.width, SHEET.width);
    last = {
      x: readNumber(last.x + read(0), 'The position of a point', 0, SHEET.width),
      y: readNumber(last.y + read(1), 'The position of a point', 0, SHEET.height),
      pressure: readNumber(last.pressure + read(2), 'The pressure of a point', 0, 100),
    };
    points.push(last);
  }
  return points;
}

function readStroke(data: unknown): Stroke {
  const stroke = readObject(data, 'A stroke');
  const color = readText(stroke.color, 'A colour', 7);
  if (!/^#[0-9a-f]{6}$/.test(color)) throw new PortableRefusal(`“${color}” is not a colour such as #cf0a45.`);
  return {
    tool: readChoice(stroke.tool, 'The tool', TOOLS),
    color,
    size: readNumber(stroke.size, 'The size', SIZE_RANGE.min, SIZE_RANGE.max),
    hue: readNumber(stroke.hue, 'The hue', 0, 360),
    points: fromDeltas(stroke.deltas),
  };
}

export const DRAWING: PortableKind<Drawing> = {
  kind: 'drawing',
  label: 'drawing',
  version: 1,
  // Fits the largest drawing that the sheet takes.
  maxBytes: 1.5 * 1024 * 1024,
  toData: ({ strokes }) => ({
    strokes: strokes.map(({ points, ...look }) => ({ ...look, deltas: toDeltas(points) })),
  }),
  fromData(data) {
    const { strokes } = readObject(data, 'The drawing');
    const drawing: Drawing = {
      strokes: readList(strokes, 'The list of strokes', MAX_STROKES).map(readStroke),
    };
    const points = countPoints(drawing);
    if (points > MAX_POINTS) {
      throw new PortableRefusal(`The drawing has ${points} points; the limit is ${MAX_POINTS}.`);
    }
    return drawing;
  },
};
