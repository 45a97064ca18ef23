import type { PageKind } from '../measure/benchPages';

/** The limits that this site holds, as ratios and differences of medians in one run. */
export const LIMITS = {
  /** First and largest paint to the floor's. */
  paintToFloor: 1.1,
  /** Blocking time above the floor's. */
  blockingMs: { content: 50, demo: 100 },
  /** Script of a first visit, gzip; a demo's is the frame's and its own. */
  scriptKib: { content: 100, demo: null },
  navigationToStatic: 1,
  navigationToNext: 0.8,
  answerMs: 100,
} as const satisfies Readonly<Record<string, number | Readonly<Record<PageKind, number | null>>>>;

/** One value and the most it may be; no limit where there is none for this kind of page. */
export interface Check {
  name: string;
  value: number | null;
  atMost: number | null;
}

/** Says whether all limits hold, and else which do not. A value that is missing is not one that holds. */
export function toVerdict(checks: readonly Check[]): string {
  const limited = checks.filter(({ atMost }) => atMost !== null);
  const missing = limited.filter(({ value }) => value === null);
  const failed = limited.filter(({ value, atMost }) => value !== null && atMost !== null && value > atMost);
  if (failed.length > 0) return `no: ${failed.map(({ name }) => name).join(', ')}`;
  return missing.length > 0 ? `not measured: ${missing.map(({ name }) => name).join(', ')}` : 'yes';
}
