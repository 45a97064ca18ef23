import type { Fault } from './listFaults';
import type { Part } from './parts';

/** The outcome of a planted fault. */
export interface Mutant {
  fault: Fault;
  outcome: 'killed' | 'timed out' | 'survived' | 'not reached';
  /** The test that noticed it. */
  by?: string;
}

/** The outcome of the faults planted in a part. */
export interface PartResult {
  part: Part;
  planted: readonly Mutant[];
  /** Number of faults that the time did not allow for. */
  left: number;
  /** Tests that fail without a fault. */
  failed: readonly { test: string; message: string }[];
  isGood: boolean;
  seconds: number;
}

/** Says whether a test failed or timed out with the fault. */
export function isDetected({ outcome }: Pick<Mutant, 'outcome'>): boolean {
  return outcome === 'killed' || outcome === 'timed out';
}

/** `12 planted, 10 killed, 2 survived`. */
export function countOutcomes(planted: readonly Mutant[]): string {
  const counts = (['killed', 'timed out', 'survived', 'not reached'] as const).map(
    (kind) => [planted.filter(({ outcome }) => outcome === kind).length, kind] as const,
  );
  return [
    `${planted.length} planted`,
    ...counts.filter(([count]) => count > 0).map(([count, kind]) => `${count} ${kind}`),
  ].join(', ');
}
