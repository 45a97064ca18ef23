import type { StepResult } from './runStep';

/**
 * Prints the time of each step, the failed, flaky and skipped tests and the totals, and sets the exit code.
 *
 * @param results - of the steps that ran
 * @param notRun - the steps that were left out because the sites could not be composed
 */
export function printSummary(results: readonly StepResult[], notRun: readonly { name: string }[] = []): void {
  const width = Math.max(...results.map(({ seconds }) => String(seconds).length));
  console.log('\n── times');
  for (const { name, seconds, failed } of results)
    console.log(`${String(seconds).padStart(width)} s  ${name}${failed > 0 ? `: ${failed} FAILED` : ''}`);
  printTests('skipped', results, 'skipped');
  printTests('flaky: failed, then passed; counted as failed', results, 'flaky');
  printTests('failed', results, 'failures');
  if (notRun.length > 0)
    console.log(
      `\n── not run: the sites could not be composed\n${notRun.map(({ name }) => name).join('\n')}`,
    );

  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed');
  const left = notRun.length === 0 ? '' : `; steps not run: ${notRun.length}`;
  console.log(`\n${sum('passed')} passed, ${failed} failed${left}`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function printTests(
  title: string,
  results: readonly StepResult[],
  kind: 'failures' | 'flaky' | 'skipped',
): void {
  const tests = results.flatMap((result) => result[kind].map((test) => `${result.name}: ${test}`));
  if (tests.length > 0) console.log(`\n── ${title}\n${tests.join('\n')}`);
}
