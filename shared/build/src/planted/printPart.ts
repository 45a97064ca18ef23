import { type PartResult, countOutcomes, isNoticed } from './runPart';

/**
 * Prints the score of a part, and each fault that no test noticed with the command that plants it again.
 *
 * @param hasKilled - also prints which test noticed which fault
 */
export function printPart({ part, planted, left, failed }: PartResult, hasKilled: boolean): void {
  console.log(`\n── ${part.name}: ${countOutcomes(planted)}${left > 0 ? `, ${left} not planted` : ''}`);
  for (const { test, message } of failed)
    console.log(`${test} fails without a fault. Make it pass first.\n${message}`);
  for (const { fault, outcome, by } of planted) {
    const place = `${fault.file}:${fault.line}:${fault.column}`;
    const isKilled = isNoticed({ fault, outcome });
    if (isKilled && !hasKilled) continue;
    console.log(`${place} ${outcome}${by === undefined ? '' : ` by "${by}"`}: ${fault.what}`);
    if (!isKilled) console.log(`  npm run test:planted -- ${place}`);
  }
}
