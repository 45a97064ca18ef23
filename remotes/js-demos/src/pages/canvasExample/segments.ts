import { colorAt, widthAt, type Stroke } from './drawing';

/** A segment of a stroke with one width and one colour: a line, or a curve with one control point. */
export interface Segment {
  from: readonly [x: number, y: number];
  control: readonly [x: number, y: number] | null;
  to: readonly [x: number, y: number];
  width: number;
  color: string;
}

/**
 * Splits a stroke into segments that join smoothly: each runs from one midpoint between two points to the next, with
 * the point between them as control point. A single point gives a zero-length segment: with round ends, a dot.
 *
 * @param fromPoint - skips the segments that earlier points have already produced
 */
export function toSegments(stroke: Stroke, fromPoint = 0): Segment[] {
  const { points } = stroke;
  const first = points[0];
  if (first === undefined) return [];
  const look = (index: number) => ({ width: widthAt(stroke, index), color: colorAt(stroke, index) });

  const segments: Segment[] = [];
  if (fromPoint === 0) {
    segments.push({ from: [first.x, first.y], control: null, to: [first.x, first.y], ...look(0) });
  }
  for (let index = Math.max(1, fromPoint); index < points.length; index += 1) {
    const [before, previous, current] = [points[index - 2], points[index - 1], points[index]];
    if (previous === undefined || current === undefined) continue;
    const middle = [(previous.x + current.x) / 2, (previous.y + current.y) / 2] as const;
    if (before === undefined) {
      segments.push({ from: [previous.x, previous.y], control: null, to: middle, ...look(index) });
    } else {
      segments.push({
        from: [(before.x + previous.x) / 2, (before.y + previous.y) / 2],
        control: [previous.x, previous.y],
        to: middle,
        ...look(index),
      });
    }
  }
  return segments;
}

/** The last half segment, from the last midpoint to the last point; drawn when the pen is lifted. */
export function toLastSegment(stroke: Stroke): Segment | null {
  const [previous, last] = [stroke.points.at(-2), stroke.points.at(-1)];
  if (previous === undefined || last === undefined) return null;
  const index = stroke.points.length - 1;
  return {
    from: [(previous.x + last.x) / 2, (previous.y + last.y) / 2],
    control: null,
    to: [last.x, last.y],
    width: widthAt(stroke, index),
    color: colorAt(stroke, index),
  };
}

/** All segments of a finished stroke. */
export function toAllSegments(stroke: Stroke): Segment[] {
  const last = toLastSegment(stroke);
  return last === null ? toSegments(stroke) : [...toSegments(stroke), last];
}
