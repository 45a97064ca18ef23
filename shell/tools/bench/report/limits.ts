import type { PageKind } from '../measure/benchPages';

/** The limits for this site, for medians of one run of the benchmark. */
export const LIMITS = {
  /** First and largest paint, as a ratio to the floor's. */
  paintToFloor: 1.1,
  /** Blocking time beyond the floor's. */
  blockingMs: { content: 50, study: 50, list: 50, demo: 100 },
  /** Scripts of a first visit, gzip. Lists and demos have no limit here: filters and demos add to those of the frame. */
  scriptKib: { content: 100, study: 100, list: null, demo: null },
  navigationToStatic: 1,
  navigationToNext: 0.8,
  answerMs: 100,
  /** Largest paint, as a ratio to that of the same page in one application. */
  paintToMonolith: 1,
  /** First paint of a repeat visit, as a ratio to the floor's. */
  repeatToFloor: 1.1,
  inpMs: { content: null, study: null, list: null, demo: 100 },
  cls: 0,
  /** The document with its styles, gzip. For a case study the limit leaves out its text, which is not measured apart. */
  htmlKib: { content: 14, study: null, list: 14, demo: 14 },
} as const satisfies Readonly<Record<string, number | Readonly<Record<PageKind, number | null>>>>;

/** A value and its limit; null if there is no limit for this kind of page. */
export interface Check {
  name: string;
  value: number | null;
  atMost: number | null;
}

/** Summarises whether all limits hold, or which ones do not. A limit without a measured value does not hold. */
export function toVerdict(checks: readonly Check[]): string {
  const limited = checks.filter(({ atMost }) => atMost !== null);
  const missing = limited.filter(({ value }) => value === null);
  const failed = limited.filter(({ value, atMost }) => value !== null && atMost !== null && value > atMost);
  if (failed.length > 0) return `no: ${failed.map(({ name }) => name).join(', ')}`;
  return missing.length > 0 ? `not measured: ${missing.map(({ name }) => name).join(', ')}` : 'yes';
}
