import { UNITS_PER_EM } from './typeface';

/** A letter in a drawing: its position and type size, in the drawing's pixels. */
interface Letter {
  x: number;
  y: number;
  size: number;
}

interface Frame extends Letter {
  /** Origin of the frame, and its scale. */
  scale: number;
}

const TAG = /<(\/?)(g|use|svg)\b([^>]*?)(\/?)>/g;
const SHAPE = /<(\/?)(g|circle|rect)\b([^>]*?)(\/?)>/g;
const MOVE = /translate\(([-\d.]+) ([-\d.]+)\)|scale\(([\d.]+)\)/g;

function enter({ x, y, scale, size }: Frame, attributes: string): Frame {
  const frame = { x, y, scale, size };
  for (const [, moveX, moveY, factor] of attributes.matchAll(MOVE)) {
    frame.x += Number(moveX ?? 0) * frame.scale;
    frame.y += Number(moveY ?? 0) * frame.scale;
    frame.scale *= Number(factor ?? 1);
  }
  return frame;
}

/** Finds the letters of a drawing, which are `<use>` elements of outlines. Rotations are ignored. */
function listLetters(svg: string): Letter[] {
  const frames: Frame[] = [{ x: 0, y: 0, scale: 1, size: 0 }];
  const letters: Letter[] = [];
  for (const [, isEnd, name, attributes = '', isEmpty] of svg.matchAll(TAG)) {
    const frame = frames.at(-1) as Frame;
    if (name === 'use' && !isEnd && attributes.includes('href="#g')) {
      const x = Number(/ x="([-\d.]+)"/.exec(attributes)?.[1] ?? 0);
      letters.push({ x: frame.x + x * frame.scale, y: frame.y, size: frame.scale * UNITS_PER_EM });
    }
    if (isEnd) frames.pop();
    else if (!isEmpty) frames.push(enter(frame, attributes));
  }
  return letters;
}

/** The left, top, right and bottom edges of a shape. */
type Edges = readonly [left: number, top: number, right: number, bottom: number];

function measure(name: string, attributes: string): Edges {
  const read = (attribute: string) =>
    Number(new RegExp(` ${attribute}="([-\\d.]+)"`).exec(attributes)?.[1] ?? 0);
  const half = / stroke="(?!none)/.test(attributes) ? (read('stroke-width') || 1) / 2 : 0;
  const [x, y, width, height] =
    name === 'circle'
      ? [read('cx') - read('r'), read('cy') - read('r'), 2 * read('r'), 2 * read('r')]
      : [read('x'), read('y'), read('width'), read('height')];
  return [x - half, y - half, x + width + half, y + height + half];
}

const MARK_PX = 48;
const LEAST_CUT_PX = 0.5;

/**
 * Finds small shapes, such as numbered marks and handles, that a piece of a drawing cuts through. Shapes in a group that is
 * turned or scaled are left out.
 */
export function findCutMarks(svg: string): string[] {
  const [, all = ''] = /<g id="all">(.*)<\/g><\/defs>/s.exec(svg) ?? [];
  const pieces = [...svg.matchAll(/viewBox="([^"]+)"><use href="#all"/g)].map(([, box = '']) => {
    const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
    return [x, y, x + width, y + height] as const;
  });
  const frames: Frame[] = [{ x: 0, y: 0, scale: 1, size: 0 }];
  const cut: string[] = [];
  for (const [, isEnd, name = '', attributes = '', isEmpty] of all.matchAll(SHAPE)) {
    const frame = frames.at(-1) as Frame;
    if (name === 'g') {
      if (isEnd) frames.pop();
      else if (!isEmpty) frames.push(enter(frame, attributes));
      continue;
    }
    if (isEnd || attributes.includes(' transform=') || frame.scale !== 1) continue;
    const [left, top, right, bottom] = measure(name, attributes);
    if (right - left > MARK_PX || bottom - top > MARK_PX) continue;
    const edges = [left + frame.x, top + frame.y, right + frame.x, bottom + frame.y] as const;
    if (pieces.some((piece) => isCut(edges, piece)))
      cut.push(`${name} at ${edges.map(Math.round).join(' ')}`);
  }
  return cut;
}

/** True if a part of the shape is inside the piece, and a part that can be seen is not. */
function isCut(
  [left, top, right, bottom]: Edges,
  [pieceLeft, pieceTop, pieceRight, pieceBottom]: Edges,
): boolean {
  const isInside = (by: number) =>
    left > pieceLeft - by && right < pieceRight + by && top > pieceTop - by && bottom < pieceBottom + by;
  const isApart =
    right < pieceLeft + LEAST_CUT_PX ||
    left > pieceRight - LEAST_CUT_PX ||
    bottom < pieceTop + LEAST_CUT_PX ||
    top > pieceBottom - LEAST_CUT_PX;
  return !isApart && !isInside(LEAST_CUT_PX);
}

/** The smallest type size in a drawing, or in the visible piece of it. */
export function findSmallestType(
  svg: string,
  piece?: readonly [left: number, top: number, width: number, height: number, ...rest: unknown[]],
): number {
  const shown = listLetters(svg).filter(({ x, y }) => {
    if (piece === undefined) return true;
    const [left, top, width, height] = piece;
    return x >= left && x <= left + width && y >= top && y <= top + height;
  });
  return Math.min(...shown.map(({ size }) => size));
}
