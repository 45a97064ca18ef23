import { SiteError } from '@portfolio/contract';
import { printSummary } from '../check/printSummary';
import { runStep, type StepResult } from '../check/runStep';
import {
  EARLY_STEPS,
  LAST_STEPS,
  MATRIX_STEPS,
  SETUP_STEP,
  SITE_STEP,
  STATIC_STEPS,
  type Step,
  TEST_STEPS,
  usesSites,
} from '../check/steps';
import { reportFailure } from '../reportFailure';
import { findBrowser } from '../setup/findBrowser';

/** The last steps wait more than they compute. */
const LAST_LANES = 3;

/** Runs steps in parallel, each as soon as there is a lane for it. */
async function runInParallel(steps: readonly Step[], lanes: number): Promise<StepResult[]> {
  const results: StepResult[] = [];
  const queue = [...steps];
  const lane = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift())
      results.push(await runStep(step, 'whole'));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

async function runInSequence(steps: readonly Step[], output: 'live' | 'whole'): Promise<StepResult[]> {
  const results: StepResult[] = [];
  for (const step of steps) results.push(await runStep(step, output));
  return results;
}

/**
 * Runs the complete matrices that `npm test` only samples.
 *
 * @param words - runs only the steps whose names contain one of them; all if there is none
 * @throws {SiteError} code `BAD_OPTIONS` if a word is part of no name
 */
async function runMatrices(words: readonly string[]): Promise<StepResult[]> {
  const unknown = words.find((word) => !MATRIX_STEPS.some(({ name }) => name.includes(word)));
  if (unknown !== undefined)
    throw new SiteError(
      `Failed to find a matrix with "${unknown}" in its name. Use part of one of these names:\n${MATRIX_STEPS.map(({ name }) => `  ${name}`).join('\n')}`,
      'BAD_OPTIONS',
    );
  const isAsked = ({ name }: Step) => words.length === 0 || words.some((word) => name.includes(word));
  return runInSequence(MATRIX_STEPS.filter(isAsked), 'live');
}

/** Runs what needs no site; without a browser, which the setup step could then not install, only what needs none. */
async function runWithoutSite(): Promise<StepResult[]> {
  const results = await runInSequence([SETUP_STEP, ...STATIC_STEPS], 'whole');
  if (findBrowser() !== undefined) results.push(...(await runInSequence(EARLY_STEPS, 'whole')));
  return results;
}

/** Runs `npm test`. On two cores: while one compiles or waits for a browser, the other works. */
async function runAll(): Promise<void> {
  const [site, others] = await Promise.all([runStep(SITE_STEP, 'whole'), runWithoutSite()]);
  const results = [site, ...others];
  // Without the sites, every test of them would fail, or test older ones.
  const canRun = (step: Step) => site.failed === 0 || !usesSites(step);
  if (findBrowser() !== undefined) {
    results.push(...(await runInSequence(TEST_STEPS.filter(canRun), 'live')));
    results.push(...(await runInParallel(LAST_STEPS.filter(canRun), LAST_LANES)));
  }
  printSummary(
    results,
    [...TEST_STEPS, ...LAST_STEPS].filter((step) => !canRun(step)),
  );
}

/**
 * `npm test`; with `--matrices`, the matrices, or those named after it.
 *
 * @throws {SiteError} code `USAGE` for anything else
 */
async function check([option, ...words]: readonly string[]): Promise<void> {
  if (option === '--matrices') printSummary(await runMatrices(words));
  else if (option === undefined) await runAll();
  else
    throw new SiteError(
      `Usage: npm test, or npm run test:all [-- <part of a name> ...]\n\n"${option}" is not understood. For some unit tests use "npm run test:unit -- <path>".`,
      'USAGE',
    );
}

check(process.argv.slice(2)).catch((error: unknown) => reportFailure(error));
