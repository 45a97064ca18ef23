import { type Spread, toSpread } from './median';

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
