/** The middle value, or the mean of the two in the middle; null if there are no values. */
export function toMedian(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
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
