/** A box in CSS pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Says whether two boxes are on one line: whether they overlap by more than half the height of the smaller one. */
export function isOnOneLine(a: Box, b: Box): boolean {
  const overlap = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return overlap > Math.min(a.height, b.height) / 2;
}

export function unionBoxes(a: Box, b: Box): Box {
  const left = Math.min(a.left, b.left);
  const top = Math.min(a.top, b.top);
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
}

/**
 * Turns the rectangles of a link, which may wrap and contain other elements, into one box per line.
 *
 * @param rects - in window coordinates, as `getClientRects` gives them
 * @param origin - window coordinates that the boxes are relative to; with the container's own, scrolling
 * changes nothing
 */
export function toPieces(rects: Iterable<Box>, origin: { left: number; top: number }): readonly Box[] {
  const pieces: Box[] = [];
  for (const { left, top, width, height } of rects) {
    if (width === 0 || height === 0) continue;
    const box = { left: left - origin.left, top: top - origin.top, width, height };
    const last = pieces.at(-1);
    if (last !== undefined && isOnOneLine(last, box)) pieces[pieces.length - 1] = unionBoxes(last, box);
    else pieces.push(box);
  }
  return pieces;
}

/** The box around all pieces, or null if there are none. */
export function findBounds(pieces: readonly Box[]): Box | null {
  const [first, ...others] = pieces;
  return first === undefined ? null : others.reduce(unionBoxes, first);
}
