import { printSummary } from '../check/printSummary';
import { runStep, type StepResult } from '../check/runStep';
import { MATRIX_STEPS, REMOTE_STEPS, SITE_STEP, STATIC_STEPS, type Step, TEST_STEPS } from '../check/steps';
import { findBrowser } from '../setup/findBrowser';

/** Two at a time, on two cores: while one compiles or waits for a browser, the other works. */
const LANES = 2;

/** Runs steps in parallel, each as soon as there is a lane for it. */
async function runInParallel(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const queue = [...steps];
  const lane = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift())
      results.push(await runStep(step, 'whole'));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

async function runInSequence(steps: readonly Step[]): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step, 'live'));
  return results;
}

/** `npm test`; with `--matrices`, the complete matrices that it only samples. */
async function check(): Promise<void> {
  if (findBrowser() === undefined) {
    console.error('The browser tests need Chrome, Chromium or Edge and found none. Run "npm run setup".');
    process.exitCode = 1;
    return;
  }
  printSummary(
    process.argv.includes('--matrices')
      ? await runInSequence(MATRIX_STEPS)
      : [
          ...(await runInParallel([SITE_STEP, ...STATIC_STEPS])),
          ...(await runInSequence(TEST_STEPS)),
          ...(await runInParallel(REMOTE_STEPS)),
        ],
  );
}

void check();
