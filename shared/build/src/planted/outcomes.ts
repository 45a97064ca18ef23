import type { Fault } from './listFaults';

/** The outcome of a planted fault. */
export interface PlantedFault {
  fault: Fault;
  outcome: 'killed' | 'timed out' | 'survived' | 'not reached';
  /** The test that noticed. */
  by?: string;
}

/** Says whether a test failed with the fault, or did not end. */
export function isNoticed({ outcome }: Pick<PlantedFault, 'outcome'>): boolean {
  return outcome === 'killed' || outcome === 'timed out';
}

/** `12 planted, 10 killed, 2 survived`. */
export function countOutcomes(planted: readonly PlantedFault[]): string {
  const counts = (['killed', 'timed out', 'survived', 'not reached'] as const).map(
    (kind) => [planted.filter(({ outcome }) => outcome === kind).length, kind] as const,
  );
  return [
    `${planted.length} planted`,
    ...counts.filter(([count]) => count > 0).map(([count, kind]) => `${count} ${kind}`),
  ].join(', ');
}
