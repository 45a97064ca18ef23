import fs from 'node:fs';
import path from 'node:path';
import { EQUIVALENT_MUTATIONS } from './equivalent';
import { findFiles } from './findFiles';
import { type Mutation, listMutations } from './listMutations';
import { isWithin, type Options } from './options';
import type { Part } from './parts';
import { type PartResult, type Mutant, countOutcomes, isDetected } from './outcomes';
import { runMutation, runBaseline } from './runMutation';
import { printMutant } from './printPart';
import { startWorker } from './startWorker';

const ROOT = path.resolve(__dirname, '../../../..');

/**
 * Makes the mutations of a part, one at a time in each worker, and prints the result for each file.
 *
 * @returns the results; nothing if the options name no file of the part
 */
export async function runPart(
  part: Part,
  { files, workers, hasTime }: Pick<Options, 'files' | 'workers'> & { hasTime: () => boolean },
): Promise<PartResult | undefined> {
  const sources = Object.fromEntries(
    findFiles(ROOT, part.sources, 'source').map((file) => [
      file,
      fs.readFileSync(path.join(ROOT, file), 'utf8'),
    ]),
  );
  const mutations = Object.entries(sources)
    .flatMap(([file, source]) => listMutations(file, source))
    .filter((mutation) => !isEquivalent(mutation))
    .filter((mutation) => files.length === 0 || files.some((place) => isAt(mutation, place)));
  if (mutations.length === 0) return undefined;

  console.log(`\n── ${part.name}: ${mutations.length} mutations`);
  const partStartMs = performance.now();
  const hasKilled = files.some(({ line }) => line !== undefined);
  const toResult = (mutants: readonly Mutant[], failed: PartResult['failed']): PartResult => {
    const left = mutations.length - mutants.length;
    const isGood = !part.isRequired || (left === 0 && mutants.every(isDetected));
    return {
      part,
      mutants,
      left,
      failed,
      isGood: isGood && failed.length === 0,
      seconds: toSeconds(partStartMs),
    };
  };
  const first = startWorker();
  const lanes = [first, ...Array.from({ length: workers - 1 }, startWorker)];
  try {
    const tests = findFiles(ROOT, part.tests, 'test');
    const { baselines, failed } = await runBaseline(first, sources, tests);
    const results: Mutant[] = [];
    if (failed.length > 0) return toResult(results, failed);

    for (const file of new Set(mutations.map((mutation) => mutation.file))) {
      const queue = mutations.filter((mutation) => mutation.file === file);
      const startMs = performance.now();
      const ofFile: Mutant[] = [];
      await Promise.all(
        lanes.map(async (worker) => {
          for (let mutation = queue.shift(); mutation !== undefined && hasTime(); mutation = queue.shift()) {
            const mutant = await runMutation(worker, mutation, baselines);
            printMutant(mutant, hasKilled);
            ofFile.push(mutant);
          }
        }),
      );
      results.push(...ofFile);
      console.log(`${file}: ${countOutcomes(ofFile)} (${toSeconds(startMs)} s)`);
    }
    return toResult(results, failed);
  } finally {
    for (const worker of lanes) worker.stop();
  }
}

/** The seconds since a time taken from `performance.now`. */
function toSeconds(startMs: number): number {
  return Math.round((performance.now() - startMs) / 1000);
}

function isEquivalent(mutation: Mutation): boolean {
  return EQUIVALENT_MUTATIONS.some(({ file, what }) => file === mutation.file && what === mutation.what);
}

function isAt(mutation: Mutation, { file, line, column }: Options['files'][number]): boolean {
  return (
    isWithin(mutation.file, file) &&
    (line === undefined || line === mutation.line) &&
    (column === undefined || column === mutation.column)
  );
}
