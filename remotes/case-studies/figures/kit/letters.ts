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
