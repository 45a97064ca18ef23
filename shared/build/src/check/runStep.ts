import fs from 'node:fs';
import path from 'node:path';
import { runCommand } from '../processes/runCommand';
import type { Count } from './counts';
import { ROOT, type Step } from './steps';

/** The result of a step. */
export interface StepResult extends Count {
  name: string;
  seconds: number;
}

/**
 * Runs a step and prints its result.
 *
 * @param step - the step to run
 * @param output - `live` prints it as it arrives, `whole` when the step has ended, so that parallel steps do not mix
 * @returns the counts of the step's runner; a step that fails without a failed test counts as one failure
 */
export async function runStep(step: Step, output: 'live' | 'whole'): Promise<StepResult> {
  const { name, command, env, resultFile, toCount } = step;
  if (resultFile !== undefined) {
    fs.rmSync(resultFile, { force: true });
    fs.mkdirSync(path.dirname(resultFile), { recursive: true });
  }
  console.log(output === 'live' ? `\n── ${name}` : `── ${name}: begins`);
  const startMs = performance.now();
  const { code, text } = await runCommand(command, { cwd: ROOT, env, output });
  const seconds = Math.round((performance.now() - startMs) / 1000);
  if (text !== '') console.log(`\n${text.trim()}`);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s`);

  const counted =
    resultFile !== undefined && fs.existsSync(resultFile)
      ? toCount?.(JSON.parse(fs.readFileSync(resultFile, 'utf8')))
      : undefined;
  const count = counted ?? { passed: code === 0 ? 1 : 0, failed: 0, failures: [], flaky: [], skipped: [] };
  return { name, seconds, ...count, failed: code !== 0 && count.failed === 0 ? 1 : count.failed };
}
