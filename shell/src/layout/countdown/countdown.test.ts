import { COUNTDOWN_TICK_MS, DEFAULT_COUNTDOWN, getCountdown, toRemainingText } from './countdown';

const setting = { startMs: 10_000, endMs: 20_000 };

test('has the dates and the tick of SPEC section 9 as defaults', () => {
  expect(new Date(DEFAULT_COUNTDOWN.startMs).toISOString()).toBe('2021-01-24T00:00:00.000Z');
  expect(new Date(DEFAULT_COUNTDOWN.endMs).toISOString()).toBe('2021-11-29T00:00:00.000Z');
  expect(COUNTDOWN_TICK_MS).toBe(1000);
});

test.each([
  [9_999, { status: 'upcoming', remainingMs: 1 }],
  [10_000, { status: 'running', remainingMs: 10_000 }],
  [19_999, { status: 'running', remainingMs: 1 }],
  [20_000, { status: 'expired' }],
])('at %i ms is %j', (nowMs, expected) => {
  expect(getCountdown(nowMs, setting)).toEqual(expected);
});

test.each([
  [1, '0 d 00:00:01'],
  [59_000, '0 d 00:00:59'],
  [59_001, '0 d 00:01:00'],
  [90_061_000, '1 d 01:01:01'],
  [86_400_000 * 12, '12 d 00:00:00'],
])('writes %i ms as %s', (remainingMs, text) => {
  expect(toRemainingText(remainingMs)).toBe(text);
});
