/** The median of some values, and the quartiles, between which half of them lie. */
export interface Spread {
  median: number;
  lower: number;
  upper: number;
}

/** The middle value, or the mean of the two in the middle; null if there are no values. */
export function toMedian(values: readonly number[]): number | null {
  return toQuantile(values, 0.5);
}

/** Null if there are no values. */
export function toSpread(values: readonly number[]): Spread | null {
  const [lower = null, median = null, upper = null] = [0.25, 0.5, 0.75].map((share) =>
    toQuantile(values, share),
  );
  if (lower === null || median === null || upper === null) return null;
  return { lower, median, upper };
}

/** The value below which this share of the values lies, between two of them if need be. */
function toQuantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  const above = sorted[Math.ceil(place)];
  return below === undefined || above === undefined ? null : below + (above - below) * (place % 1);
}

/** The ratio of a value to `reference`; null if either is missing, or the reference is 0. */
export function toRatio(value: number | null, reference: number | null): number | null {
  if (value === null || reference === null || reference === 0) return null;
  return value / reference;
}

/** The difference between a value and `reference`; null if either is missing. */
export function toDifference(value: number | null, reference: number | null): number | null {
  return value === null || reference === null ? null : value - reference;
}
