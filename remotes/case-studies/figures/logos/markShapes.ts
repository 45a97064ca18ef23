import { findPathPoints, turnPoint, type Point } from './pathPoints';

/** One element of a mark. */
export interface MarkShape {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  isPlate: boolean;
}

const ELEMENT = /<(path|rect|circle|ellipse)\b([^>]*?)\/>|<(g)\b([^>]*)>|<\/g>/g;
const ATTRIBUTE = /([a-z-]+)="([^"]*)"/g;
/** A two-colour plate starts at a corner and runs along an edge of the square. */
const HALF_PLATE = /^M(12 0h|84 0H48|0 48h96)/;

function readAttributes(text: string): Record<string, string> {
  return Object.fromEntries([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]));
}

function isPlate(attributes: Readonly<Record<string, string>>): boolean {
  return attributes.width === '96' || HALF_PLATE.test(attributes.d ?? '');
}

/** The shapes of a mark in drawing order; attributes of a group apply to each of its shapes. */
export function listShapes(svg: string): MarkShape[] {
  const shapes: MarkShape[] = [];
  let group: Record<string, string> = {};
  for (const [, tag, text = '', isGroup, groupText = ''] of svg.matchAll(ELEMENT)) {
    if (tag === undefined) {
      group = isGroup === undefined ? {} : readAttributes(groupText);
      continue;
    }
    const attributes = { ...group, ...readAttributes(text) };
    shapes.push({ tag, attributes, isPlate: isPlate(attributes) });
  }
  return shapes;
}

const numberOf = (value: string | undefined): number => Number(value ?? 0);

function listPoints({ tag, attributes }: MarkShape): Point[] {
  const { d = '', x, y, width, height, cx, cy, r, rx = r, ry = r } = attributes;
  if (tag === 'path') return findPathPoints(d);
  if (tag === 'rect') {
    const [left, top] = [numberOf(x), numberOf(y)];
    const [right, bottom] = [left + numberOf(width), top + numberOf(height)];
    return [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ];
  }
  return Array.from({ length: 73 }, (_, index): Point => {
    const angle = (index * Math.PI) / 36;
    return [numberOf(cx) + numberOf(rx) * Math.cos(angle), numberOf(cy) + numberOf(ry) * Math.sin(angle)];
  });
}

export interface Extent {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ROTATE = /rotate\(([-\d.]+) ([-\d.]+) ([-\d.]+)\)/;
const EDGE = 96;

function toExtent(shape: MarkShape): Extent {
  const [, angle, x, y] = ROTATE.exec(shape.attributes.transform ?? '') ?? [];
  const points = listPoints(shape).map((point) =>
    turnPoint(point, numberOf(angle), [numberOf(x), numberOf(y)]),
  );
  const half = shape.attributes.stroke === undefined ? 0 : numberOf(shape.attributes['stroke-width']) / 2;
  const [across, down] = [points.map(([px]) => px), points.map(([, py]) => py)];
  return {
    left: Math.max(0, Math.min(...across) - half),
    top: Math.max(0, Math.min(...down) - half),
    right: Math.min(EDGE, Math.max(...across) + half),
    bottom: Math.min(EDGE, Math.max(...down) + half),
  };
}

/** The extent of the drawing, without its plate and shapes that only cut into it. */
export function measureArt(shapes: readonly MarkShape[]): Extent {
  const plates = new Set(shapes.filter((shape) => shape.isPlate).map(({ attributes }) => attributes.fill));
  const isSeen = ({ isPlate: isBack, attributes: { fill, stroke } }: MarkShape) => {
    const paint = fill === undefined || fill === 'none' ? stroke : fill;
    return !isBack && !(plates.size === 1 && plates.has(paint));
  };
  const extents = shapes.filter(isSeen).map(toExtent);
  return {
    left: Math.min(...extents.map(({ left }) => left)),
    top: Math.min(...extents.map(({ top }) => top)),
    right: Math.max(...extents.map(({ right }) => right)),
    bottom: Math.max(...extents.map(({ bottom }) => bottom)),
  };
}
