/** Slowest and fastest. Browsers take more, but play no sound beyond these. */
export const MIN_RATE = 0.25;
export const MAX_RATE = 4;

export const STEP_RATE = 0.05;
export const PAGE_RATE = 0.25;

/** Speeds to choose by one press. */
export const PRESETS = [0.5, 0.75, 1, 1.25, 1.5, 2] as const;

/** Speeds that are marked on the bar. */
export const MARKS = [0.25, 0.5, 1, 2, 4] as const;

/** So near a mark, as a share of the bar, the mark is meant. */
const PULL = 0.012;

const DOUBLINGS = Math.log2(MAX_RATE / MIN_RATE);

/** Brings a speed into range and onto a step, without the crumbs of binary fractions. */
export function snapRate(rate: number): number {
  const inRange = Math.min(MAX_RATE, Math.max(MIN_RATE, rate));
  return Number((Math.round(inRange / STEP_RATE) * STEP_RATE).toFixed(2));
}

/**
 * Where a speed stands on the bar, from 0 to 1. Each doubling takes as much room as the next, so that half speed
 * is as far from the middle as double speed.
 */
// #region excerpt
export function toShare(rate: number): number {
  return Math.min(1, Math.max(0, Math.log2(rate / MIN_RATE) / DOUBLINGS));
}

/** The speed at a place on the bar. Close to a mark it is the mark's own. */
export function toRate(share: number): number {
  const inRange = Math.min(1, Math.max(0, share));
  const mark = MARKS.find((candidate) => Math.abs(toShare(candidate) - inRange) < PULL);
  return mark ?? snapRate(MIN_RATE * 2 ** (inRange * DOUBLINGS));
}
// #endregion

/** How a screen reader says a speed. */
export function describeRate(rate: number): string {
  return rate === 1 ? 'normal speed' : `${Number(rate.toFixed(2))} times`;
}

/** Finds the speed that a key asks for, or null where the key is none of the slider's. */
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
