/** The middle of the values, or the mean of the two in the middle; null where there is none. */
export function toMedian(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** How many times `reference` a value is; null where either is missing, or the reference is nothing. */
export function toRatio(value: number | null, reference: number | null): number | null {
  if (value === null || reference === null || reference === 0) return null;
  return value / reference;
}

/** How much more than `reference` a value is; null where either is missing. */
export function toDifference(value: number | null, reference: number | null): number | null {
  return value === null || reference === null ? null : value - reference;
}
