/** The time span of the site updates, in epoch milliseconds. */
export interface CountdownSetting {
  startMs: number;
  endMs: number;
}

/** SPEC section 9: January 24 2021 to November 29 2021. */
export const DEFAULT_COUNTDOWN: CountdownSetting = {
  startMs: Date.UTC(2021, 0, 24),
  endMs: Date.UTC(2021, 10, 29),
};

export const COUNTDOWN_TICK_MS = 1_000;

export type Countdown =
  | { status: 'upcoming'; remainingMs: number }
  | { status: 'running'; remainingMs: number }
  | { status: 'expired' };

/** Counts down to the start, then to the end. */
export function getCountdown(nowMs: number, { startMs, endMs }: CountdownSetting): Countdown {
  if (nowMs < startMs) return { status: 'upcoming', remainingMs: startMs - nowMs };
  if (nowMs < endMs) return { status: 'running', remainingMs: endMs - nowMs };
  return { status: 'expired' };
}

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Formats a time as `3 d 04:05:06`; the last second is shown until it is over. */
export function toRemainingText(remainingMs: number): string {
  const wholeMs = Math.ceil(remainingMs / SECOND_MS) * SECOND_MS;
  const parts = [
    Math.floor((wholeMs % DAY_MS) / HOUR_MS),
    Math.floor((wholeMs % HOUR_MS) / MINUTE_MS),
    Math.floor((wholeMs % MINUTE_MS) / SECOND_MS),
  ];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `${Math.floor(wholeMs / DAY_MS)} d ${clock}`;
}
