import { getAngleBetween, getBaseMs, getHandAngles, getMsToNextSecond } from './hands';

const at = (hour: number, minute: number, second: number, ms = 0) =>
  Date.UTC(2026, 0, 14, hour, minute, second, ms);
const BASE = getBaseMs(at(12, 0, 0));
const face = (angle: number) => ((angle % 360) + 360) % 360;

test('shows twenty to four like a real clock', () => {
  const { hour, minute, second } = getHandAngles(at(15, 40, 0), BASE, false);

  expect([face(hour), face(minute), face(second)]).toEqual([110, 240, 0]);
});

test('moves the hour hand with the seconds, too', () => {
  const before = getHandAngles(at(6, 0, 0), BASE, false).hour;

  expect(getHandAngles(at(6, 0, 30), BASE, false).hour).toBeGreaterThan(before);
});

test('never turns back, at the minute or at midnight', () => {
  for (const [before, after] of [
    [at(9, 0, 59), at(9, 1, 0)],
    [at(9, 59, 59), at(10, 0, 0)],
    [at(23, 59, 59), at(23, 59, 59) + 1000],
  ] as const) {
    const a = getHandAngles(before, BASE, false);
    const b = getHandAngles(after, BASE, false);
    expect(b.second - a.second).toBeCloseTo(6);
    expect(b.minute).toBeGreaterThan(a.minute);
    expect(b.hour).toBeGreaterThan(a.hour);
  }
});

test('is still between seconds when it ticks, but not when it sweeps', () => {
  expect(getHandAngles(at(1, 1, 1, 900), BASE, false)).toEqual(getHandAngles(at(1, 1, 1), BASE, false));
  expect(face(getHandAngles(at(1, 1, 1, 500), BASE, true).second)).toBeCloseTo(9);
});

test.each([
  [350, 10, 20],
  [10, 350, 20],
  [0, 180, 180],
  [720, 90, 90],
])('measures between %d and %d degrees: %d', (a, b, apart) => {
  expect(getAngleBetween(a, b)).toBe(apart);
});

test.each([
  [1_000_250, 750],
  [1_000_000, 1000],
  [999, 1],
])('waits from %d until the next whole second: %d ms', (nowMs, waitMs) => {
  expect(getMsToNextSecond(nowMs)).toBe(waitMs);
});
