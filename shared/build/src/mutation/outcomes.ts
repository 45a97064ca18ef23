import type { Mutation } from './listMutations';
import type { Part } from './parts';

/** The outcome of a mutation. */
export interface Mutant {
  mutation: Mutation;
  outcome: 'killed' | 'timed out' | 'survived' | 'not reached';
  /** The test that noticed it. */
  by?: string;
}

/** The outcome of the mutations of a part. */
export interface PartResult {
  part: Part;
  mutants: readonly Mutant[];
  /** Number of mutations that the time did not allow for. */
  left: number;
  /** Tests that fail without a mutation. */
  failed: readonly { test: string; message: string }[];
  isGood: boolean;
  seconds: number;
}

/** Says whether a test failed or timed out with the mutation. */
export function isDetected({ outcome }: Pick<Mutant, 'outcome'>): boolean {
  return outcome === 'killed' || outcome === 'timed out';
}

/** `12 mutants, 10 killed, 2 survived`. */
export function countOutcomes(mutants: readonly Mutant[]): string {
  const counts = (['killed', 'timed out', 'survived', 'not reached'] as const).map(
    (kind) => [mutants.filter(({ outcome }) => outcome === kind).length, kind] as const,
  );
  return [
    `${mutants.length} mutants`,
    ...counts.filter(([count]) => count > 0).map(([count, kind]) => `${count} ${kind}`),
  ].join(', ');
}
