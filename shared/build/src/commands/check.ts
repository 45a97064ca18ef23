import { runStep } from '../check/runStep';
import { type Count, REMOTE_STEPS, STATIC_STEPS, type Step, TEST_STEPS } from '../check/steps';

/** Two cores, and a download that waits for the network. */
const STATIC_LANES = 3;

/** While one remote's dev server compiles, on one core, the other's tests run. */
const REMOTE_LANES = 2;

/** Runs steps beside each other, so many at a time. */
async function runBeside(steps: readonly Step[], lanes: number, counts: Count[]): Promise<void> {
  const queue = [...steps];
  const lane = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift())
      counts.push(await runStep(step, 'whole'));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function check(): Promise<void> {
  const counts: Count[] = [];
  await runBeside(STATIC_STEPS, STATIC_LANES, counts);
  for (const step of TEST_STEPS) counts.push(await runStep(step, 'live'));
  await runBeside(REMOTE_STEPS, REMOTE_LANES, counts);

  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

void check();
