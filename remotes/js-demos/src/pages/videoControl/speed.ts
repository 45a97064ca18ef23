/** Slowest and fastest rate. Browsers accept more, but play no sound beyond these. */
export const MIN_RATE = 0.25;
export const MAX_RATE = 4;

const STEP_RATE = 0.05;
const PAGE_RATE = 0.25;

/** Presets for the speed. */
export const PRESETS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Speeds that are marked on the bar. */
export const MARKS = [0.25, 0.5, 1, 2, 4] as const;

/** This close to a mark, as a fraction of the bar, the speed snaps to it. */
const PULL = 0.012;

const DOUBLINGS = Math.log2(MAX_RATE / MIN_RATE);

/** Clamps a speed to the range and rounds it to a step, without binary rounding errors. */
export function snapRate(rate: number): number {
  const inRange = Math.min(MAX_RATE, Math.max(MIN_RATE, rate));
  return Number((Math.round(inRange / STEP_RATE) * STEP_RATE).toFixed(2));
}

/**
 * Position of a speed on the bar, from 0 to 1. Each doubling takes equal space, so half speed is as far from the middle
 * as double speed.
 */
// #region excerpt
export function toShare(rate: number): number {
  return Math.min(1, Math.max(0, Math.log2(rate / MIN_RATE) / DOUBLINGS));
}

/** The speed at a position on the bar. Close to a mark it snaps to it. */
export function toRate(share: number): number {
  const inRange = Math.min(1, Math.max(0, share));
  const mark = MARKS.find((candidate) => Math.abs(toShare(candidate) - inRange) < PULL);
  return mark ?? snapRate(MIN_RATE * 2 ** (inRange * DOUBLINGS));
}
// #endregion

/** The text of a speed for screen readers. */
export function describeRate(rate: number): string {
  return rate === 1 ? 'normal speed' : `${Number(rate.toFixed(2))} times`;
}

/** Finds the speed that a key sets, or null for keys that the slider does not handle. */
export function findKeyRate(key: string, rate: number): number | null {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return snapRate(rate + STEP_RATE);
    case 'ArrowDown':
    case 'ArrowLeft':
      return snapRate(rate - STEP_RATE);
    case 'PageUp':
      return snapRate(rate + PAGE_RATE);
    case 'PageDown':
      return snapRate(rate - PAGE_RATE);
    case 'Home':
      return MIN_RATE;
    case 'End':
      return MAX_RATE;
    default:
      return null;
  }
}
