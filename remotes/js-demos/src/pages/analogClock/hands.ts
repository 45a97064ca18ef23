/** Degrees of the three hands. They only ever grow: from 59 to 60 seconds is one more step, not a turn back. */
export interface HandAngles {
  hour: number;
  minute: number;
  second: number;
}

const SECOND_MS = 1000;
const HALF_DAY_MS = 12 * 60 * 60 * SECOND_MS;
const HOUR_MS = 60 * 60 * SECOND_MS;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 2 * HALF_DAY_MS;

/**
 * Calculates the angles of the hands for a wall clock's time.
 *
 * @param baseMs - the start of a day, constant while the clock runs; it keeps the angles small
 * @param isSmooth - false pauses between seconds, as a ticking hand does
 */
export function getHandAngles(wallMs: number, baseMs: number, isSmooth: boolean): HandAngles {
  const sinceMs = wallMs - baseMs;
  const shownMs = isSmooth ? sinceMs : Math.floor(sinceMs / SECOND_MS) * SECOND_MS;
  return {
    hour: (shownMs / HALF_DAY_MS) * 360,
    minute: (shownMs / HOUR_MS) * 360,
    second: (shownMs / MINUTE_MS) * 360,
  };
}

/** The start of the day from which angles are measured. */
export function getBaseMs(wallMs: number): number {
  return Math.floor(wallMs / DAY_MS) * DAY_MS;
}

/** The smaller angle between two hands, in whole degrees from 0 to 180. */
export function getAngleBetween(a: number, b: number): number {
  const apart = (((b - a) % 360) + 360) % 360;
  return Math.round(apart > 180 ? 360 - apart : apart);
}

/** Milliseconds until the next whole second, so that ticks fall on the second and do not drift. */
export function getMsToNextSecond(nowMs: number): number {
  return SECOND_MS - (((nowMs % SECOND_MS) + SECOND_MS) % SECOND_MS);
}
