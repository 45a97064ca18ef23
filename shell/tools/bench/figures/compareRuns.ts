import { type Spread, toMedian, toRatio, toSpread } from './median';

/** A figure that was measured in one run; null if nothing of the kind occurred. */
export interface RunFigure {
  run: number;
  value: number | null;
}

/**
 * Compares two series run by run: other load on the machine affects both visits of a run alike, but not all runs.
 *
 * @param compare - such as `toRatio`
 * @returns null if they have no run in common
 */
export function compareRuns(
  own: readonly RunFigure[],
  reference: readonly RunFigure[],
  compare: (value: number | null, reference: number | null) => number | null,
): Spread | null {
  const references = new Map(reference.map(({ run, value }) => [run, value]));
  return toSpread(
    own
      .map(({ run, value }) => compare(value, references.get(run) ?? null))
      .filter((value) => value !== null),
  );
}

/**
 * The ratio of the medians of two series, over the runs that both have. A paint waits for the next frame, so its times
 * jump by tens of milliseconds, and with them the ratios of single runs; these give the quartiles.
 *
 * @returns null if they have no run in common
 */
export function compareMedians(own: readonly RunFigure[], reference: readonly RunFigure[]): Spread | null {
  const toMedianOf = (figures: readonly RunFigure[], others: readonly RunFigure[]) => {
    const runs = new Set(others.flatMap(({ run, value }) => (value === null ? [] : run)));
    return toMedian(figures.flatMap(({ run, value }) => (runs.has(run) ? (value ?? []) : [])));
  };
  const ratios = compareRuns(own, reference, toRatio);
  const median = toRatio(toMedianOf(own, reference), toMedianOf(reference, own));
  return ratios === null || median === null ? null : { ...ratios, median };
}
