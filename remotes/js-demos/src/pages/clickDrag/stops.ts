/** The extent of a thing on the strip: px from the strip's beginning, on whichever side that is. */
export interface Span {
  startPx: number;
  endPx: number;
}

export type Direction = 'forward' | 'back';

/** Positions are fractional: closer than this, the strip has arrived. */
const TOLERANCE_PX = 2;

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max));

/** The positions at which a thing is at the beginning of the frame, limited to how far the strip can scroll. */
export function toStops(spans: readonly Span[], maxPx: number): readonly number[] {
  return [...new Set(spans.map(({ startPx }) => clamp(startPx, maxPx)))].sort(
    (first, second) => first - second,
  );
}

/** Finds the stop nearest to a position; the position itself if there are none. */
export function findNearestStop(stops: readonly number[], px: number): number {
  return (
    stops.reduce<number | null>(
      (nearest, stop) => (nearest === null || Math.abs(stop - px) < Math.abs(nearest - px) ? stop : nearest),
      null,
    ) ?? px
  );
}

/** Finds the next stop in a direction, or null at the end of the strip. */
export function findNextStop(stops: readonly number[], px: number, direction: Direction): number | null {
  if (direction === 'forward') return stops.find((stop) => stop > px + TOLERANCE_PX) ?? null;
  return stops.findLast((stop) => stop < px - TOLERANCE_PX) ?? null;
}

/** The first and the last thing that is more than half visible, by index; null if none. */
export function findInSight(
  spans: readonly Span[],
  fromPx: number,
  toPx: number,
): { first: number; last: number } | null {
  const seen = spans.flatMap(({ startPx, endPx }, index) => {
    const visiblePx = Math.min(endPx, toPx) - Math.max(startPx, fromPx);
    return visiblePx > (endPx - startPx) / 2 ? [index] : [];
  });
  const [first, last] = [seen[0], seen.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}
