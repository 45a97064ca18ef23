/** A movement that slows down gradually. */
export interface Glide {
  fromPx: number;
  toPx: number;
}

/** Time in which the remaining distance shrinks to about a third. */
const TAU_MS = 260;

/** Closer than this to its goal, a glide ends. */
const ARRIVED_PX = 0.5;

/** How far a strip would run when released at this speed. */
export const toRunPx = (velocityPxPerMs: number) => velocityPxPerMs * TAU_MS;

/** Finds the position of a glide after some time. It starts at the speed of the release. */
export function findGlidePosition(
  { fromPx, toPx }: Glide,
  elapsedMs: number,
): { px: number; isDone: boolean } {
  const leftPx = (fromPx - toPx) * Math.exp(-elapsedMs / TAU_MS);
  return Math.abs(leftPx) < ARRIVED_PX ? { px: toPx, isDone: true } : { px: toPx + leftPx, isDone: false };
}

/** Older samples say nothing about the current speed of the hand. */
const MEMORY_MS = 100;

/** Measures the speed of the hand over its last moments. */
export function createSpeedometer() {
  let samples: { px: number; timeMs: number }[] = [];
  return {
    start(px: number, timeMs: number) {
      samples = [{ px, timeMs }];
    },
    add(px: number, timeMs: number) {
      samples = [...samples.filter((sample) => timeMs - sample.timeMs <= MEMORY_MS), { px, timeMs }];
    },
    /** In px per ms; 0 if the hand rested before the release. */
    read(timeMs: number): number {
      const recent = samples.filter((sample) => timeMs - sample.timeMs <= MEMORY_MS);
      const [first, last] = [recent[0], recent.at(-1)];
      if (first === undefined || last === undefined || last.timeMs === first.timeMs) return 0;
      return (last.px - first.px) / (last.timeMs - first.timeMs);
    },
  };
}
