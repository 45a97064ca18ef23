import { type PlantedFault, countOutcomes, isNoticed } from './outcomes';
import type { PartResult } from './runPart';

/** Prints how a file went, and the faults that no test noticed with the command that plants them again; on demand the others too. */
export function printFile(
  file: string,
  planted: readonly PlantedFault[],
  { seconds, hasKilled }: { seconds: number; hasKilled: boolean },
): void {
  console.log(`${file}: ${countOutcomes(planted)} (${seconds} s)`);
  for (const { fault, outcome, by } of planted) {
    const place = `${fault.file}:${fault.line}:${fault.column}`;
    const isKilled = isNoticed({ outcome });
    if (isKilled && !hasKilled) continue;
    console.log(`  ${place} ${outcome}${by === undefined ? '' : ` by "${by}"`}: ${fault.what}`);
    if (!isKilled) console.log(`    npm run test:planted -- ${place}`);
  }
}

/** Prints the score of a part, and what kept it from being scored. */
export function printPart({ part, planted, left, failed, seconds }: PartResult): void {
  const rest = left > 0 ? `, ${left} not planted` : '';
  console.log(`── ${part.name}: ${countOutcomes(planted)}${rest} (${seconds} s)`);
  for (const { test, message } of failed)
    console.log(`${test} fails without a fault. Make it pass first.\n${message}`);
}
