export interface Point {
  x: number;
  y: number;
}

export interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How long the pointer's path is remembered: long enough for a direction, short enough to forget a detour. */
const TRAIL_MS = 150;

/** How far beside a panel the pointer may aim. */
const MARGIN_PX = 12;

/** The recent path of a pointer, from which its direction is derived. */
export interface Trail {
  add(point: Point, timeMs: number): void;
  /** The oldest remembered position of the pointer, or null before the first one. */
  getOrigin(): Point | null;
  clear(): void;
}

export function createTrail(): Trail {
  let steps: { point: Point; timeMs: number }[] = [];
  return {
    add(point, timeMs) {
      steps = [...steps.filter((step) => timeMs - step.timeMs <= TRAIL_MS), { point, timeMs }];
    },
    getOrigin: () => steps[0]?.point ?? null,
    clear() {
      steps = [];
    },
  };
}

/** Which side of the line from a to b a point is on: positive, negative, or 0 on the line. */
const sideOf = (point: Point, a: Point, b: Point) =>
  (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x);

/**
 * Says whether a pointer that has moved from one point to another is heading for a panel below it: whether it has moved
 * down and is still between the two lines from its origin to the upper corners of the panel.
 */
// #region excerpt
export function isHeadingTo(from: Point, to: Point, panel: Area): boolean {
  if (to.y <= from.y || to.y > panel.top + panel.height) return false;
  const leftCorner = { x: panel.left - MARGIN_PX, y: panel.top };
  const rightCorner = { x: panel.left + panel.width + MARGIN_PX, y: panel.top };
  return sideOf(to, from, leftCorner) <= 0 && sideOf(to, from, rightCorner) >= 0;
}
// #endregion
