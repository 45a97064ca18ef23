import { compareMedians, compareRuns } from './compareRuns';
import { toDifference, toRatio } from './median';

const toRuns = (values: readonly (number | null)[]) => values.map((value, run) => ({ run, value }));

test('takes the median of the ratios of the same run, not the ratio of the medians', () => {
  // The machine was busy in the first two runs; without it, the site takes 1.2 times as long as its reference.
  const own = toRuns([600, 620, 360, 348, 372]);
  const reference = toRuns([600, 500, 300, 290, 310]);
  expect(compareRuns(own, reference, toRatio)?.median).toBeCloseTo(1.2);
});

test('has the quartiles of the differences', () => {
  expect(compareRuns(toRuns([1, 2, 3, 4, 5]), toRuns([0, 0, 0, 0, 0]), toDifference)).toEqual({
    lower: 2,
    median: 3,
    upper: 4,
  });
});

test('leaves out runs in which one of the two is missing', () => {
  expect(compareRuns(toRuns([10, null, 30]), toRuns([5, 5]), toRatio)?.median).toBe(2);
  expect(compareRuns(toRuns([10]), [], toRatio)).toBeNull();
});

test('takes the ratio of the medians of times that jump between frames, with the quartiles of the ratios', () => {
  const own = toRuns([520, 680, 520, 700, 520]);
  const reference = toRuns([680, 520, 700, 520, 680]);
  const spread = compareMedians(own, reference);
  expect(spread?.median).toBeCloseTo(520 / 680);
  expect([spread?.lower, spread?.upper].map((ratio) => ratio?.toFixed(2))).toEqual(['0.76', '1.31']);
  expect(compareMedians(own, [])).toBeNull();
  expect(compareMedians(own, toRuns([260]))?.median).toBe(2);
});
