import { type Edits, toMutationEdits, toReachEdits } from './edits';
import type { TestOutcome } from './mutationWorker';
import type { Mutation } from './listMutations';
import type { Mutant } from './outcomes';
import type { MutationWorker } from './startWorker';

/** The marks that a test reaches without a mutation, and how long it takes. */
export interface Baseline {
  test: string;
  ms: number;
  reached: TestOutcome['reached'];
}

/** The machine may be busy, and most mutations do not hang: a test gets many times its normal duration. */
const DEADLINE_FACTOR = 10;
const LEAST_DEADLINE_MS = 20_000;
const BASELINE_DEADLINE_MS = 300_000;

/**
 * Runs the tests without a mutation to record which marks they reach.
 *
 * @returns the tests that passed, and the results of those that did not
 */
export async function runBaseline(
  worker: MutationWorker,
  sources: Readonly<Record<string, string>>,
  tests: readonly string[],
): Promise<{ baselines: Baseline[]; failed: { test: string; message: string }[] }> {
  const edits: Edits = Object.assign(
    {},
    ...Object.entries(sources).map(([file, source]) => toReachEdits(file, source)),
  );
  const baselines: Baseline[] = [];
  const failed: { test: string; message: string }[] = [];
  for (const test of tests) {
    const answer = await worker.run({ edits, tests: [{ test }] }, BASELINE_DEADLINE_MS);
    const outcome: TestOutcome | undefined = typeof answer === 'string' ? undefined : answer[0];
    if (outcome === undefined || outcome.failure)
      failed.push({ test, message: outcome?.failure?.message ?? String(answer) });
    else baselines.push({ test, ms: outcome.ms, reached: outcome.reached });
  }
  return { baselines, failed };
}

/** Makes one mutation, runs the tests that reach it, and says whether one of them notices. */
export async function runMutation(
  worker: MutationWorker,
  mutation: Mutation,
  baselines: readonly Baseline[],
): Promise<Mutant> {
  const reaching = orderTests(mutation, baselines);
  if (reaching.length === 0) return { mutation, outcome: 'not reached' };
  const deadlineMs = Math.max(
    LEAST_DEADLINE_MS,
    DEADLINE_FACTOR * reaching.reduce((sum, { ms }) => sum + ms, 0),
  );
  const mark = `${mutation.file}:${mutation.mark}`;
  const narrow = reaching.map(({ test, reached }) => ({
    test,
    // Code that runs outside of tests affects all of them.
    ...(reached[mark]?.includes('') ? {} : { only: reached[mark] }),
  }));
  // A test may notice state that another one left in a module, so a mutation survives only if all tests pass together.
  const wide = reaching.map(({ test }) => ({ test }));
  const requests = narrow.some(({ only }) => only !== undefined) ? [narrow, wide] : [wide];
  for (const tests of requests) {
    const answer = await worker.run({ edits: toMutationEdits(mutation), tests }, deadlineMs);
    if (answer === 'timed out') return { mutation, outcome: 'timed out' };
    if (answer === 'exited') return { mutation, outcome: 'killed', by: 'the process ended' };
    const failure = answer.find((outcome) => outcome.failure)?.failure;
    if (failure) return { mutation, outcome: 'killed', by: failure.title };
  }
  return { mutation, outcome: 'survived' };
}

/** The tests that reach the mutation: first the one beside the file, then the fastest. */
function orderTests({ file, mark }: Mutation, baselines: readonly Baseline[]): Baseline[] {
  const beside = file.replace(/\.tsx?$/, '.test.ts');
  return baselines
    .filter(({ reached }) => reached[`${file}:${mark}`] !== undefined)
    .sort(
      (one, other) =>
        Number(other.test.startsWith(beside)) - Number(one.test.startsWith(beside)) || one.ms - other.ms,
    );
}
