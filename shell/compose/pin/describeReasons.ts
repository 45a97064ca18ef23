import type { Refusal } from '../release/compatibility';

/** Lists why something was refused, and what to do about each reason. */
export function describeReasons(refusals: readonly Refusal[]): string {
  return refusals
    .map(({ check, problem, nextStep }) => `- ${check}: ${problem}\n  Next: ${nextStep}`)
    .join('\n');
}
