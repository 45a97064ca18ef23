import { type PartResult, type Mutant, countOutcomes, isDetected } from './outcomes';

/** Prints a fault that no test noticed, with the command that plants it again; optionally also one that was noticed. */
export function printFault({ fault, outcome, by }: Mutant, hasKilled: boolean): void {
  const place = `${fault.file}:${fault.line}:${fault.column}`;
  const isKilled = isDetected({ outcome });
  if (isKilled && !hasKilled) return;
  console.log(`${place} ${outcome}${by === undefined ? '' : ` by "${by}"`}: ${fault.what}`);
  if (!isKilled) console.log(`  npm run test:mutation -- ${place}`);
}

/** Prints the score of a part, or the reason why there is none. */
export function printPart({ part, planted, left, failed, seconds }: PartResult): void {
  const rest = left > 0 ? `, ${left} not planted` : '';
  console.log(`── ${part.name}: ${countOutcomes(planted)}${rest} (${seconds} s)`);
  for (const { test, message } of failed)
    console.log(`${test} fails without a fault. Make it pass first.\n${message}`);
}
