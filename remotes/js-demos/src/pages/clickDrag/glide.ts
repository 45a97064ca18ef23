/** A movement that slows down by itself. */
export interface Glide {
  fromPx: number;
  toPx: number;
}

/** Time in which a glide comes to a third of what was left of its way. */
const TAU_MS = 260;

/** Nearer than this, a glide is over. */
const ARRIVED_PX = 0.5;

/** How far a strip that is let go at this speed would run. */
export const toRunPx = (velocityPxPerMs: number) => velocityPxPerMs * TAU_MS;

/** Finds where a glide is after some time. It begins with the speed at which it was let go. */
export function findGlidePosition(
  { fromPx, toPx }: Glide,
  elapsedMs: number,
): { px: number; isDone: boolean } {
  const leftPx = (fromPx - toPx) * Math.exp(-elapsedMs / TAU_MS);
  return Math.abs(leftPx) < ARRIVED_PX ? { px: toPx, isDone: true } : { px: toPx + leftPx, isDone: false };
}

/** Samples older than this say nothing about the speed of a hand. */
const MEMORY_MS = 100;

/** Measures the speed of a hand over its last moments. */
export function createSpeedometer() {
  let samples: { px: number; timeMs: number }[] = [];
  return {
    start(px: number, timeMs: number) {
      samples = [{ px, timeMs }];
    },
    add(px: number, timeMs: number) {
      samples = [...samples.filter((sample) => timeMs - sample.timeMs <= MEMORY_MS), { px, timeMs }];
    },
    /** In px per ms; 0 for a hand that has rested before it let go. */
    read(timeMs: number): number {
      const recent = samples.filter((sample) => timeMs - sample.timeMs <= MEMORY_MS);
      const [first, last] = [recent[0], recent.at(-1)];
      if (first === undefined || last === undefined || last.timeMs === first.timeMs) return 0;
      return (last.px - first.px) / (last.timeMs - first.timeMs);
    },
  };
}
