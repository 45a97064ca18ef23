/** Times and sizes that visitors notice, as literal values: the tests check them on the page, not in the code. */
export const SPEC_LIMITS = {
  themeCookieDays: 100,
  themeTransitionMs: 300,
  alertTimeoutS: { long: 8, short: 4 },
  countdownTickMs: 1_000,
  countdownStart: '2021-01-24T00:00:00Z',
  countdownEnd: '2021-11-29T00:00:00Z',
  pageSizes: [20, 36, 48, 60, 100],
  defaultPageSize: 36,
  scrollIndicator: { startDelayMs: 500, debounceMs: 10, bufferRatio: 0.24 },
} as const;

export const DAY_S = 24 * 60 * 60;
