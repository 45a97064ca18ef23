import { type PartResult, type Mutant, countOutcomes, isDetected } from './outcomes';

/** Prints a mutation that no test noticed, with the command that makes it again; optionally also one that was noticed. */
export function printMutant({ mutation, outcome, by }: Mutant, hasKilled: boolean): void {
  const place = `${mutation.file}:${mutation.line}:${mutation.column}`;
  const isKilled = isDetected({ outcome });
  if (isKilled && !hasKilled) return;
  console.log(`${place} ${outcome}${by === undefined ? '' : ` by "${by}"`}: ${mutation.what}`);
  if (!isKilled) console.log(`  npm run test:mutation -- ${place}`);
}

/** Prints the score of a part, or the reason why there is none. */
export function printPart({ part, mutants, left, failed, seconds }: PartResult): void {
  const rest = left > 0 ? `, ${left} mutations not made` : '';
  console.log(`── ${part.name}: ${countOutcomes(mutants)}${rest} (${seconds} s)`);
  for (const { test, message } of failed)
    console.log(`${test} fails without a mutation. Make it pass first.\n${message}`);
}
