import fs from 'node:fs';
import path from 'node:path';
import { EQUIVALENT_FAULTS } from './equivalent';
import { findFiles } from './findFiles';
import { type Fault, listFaults } from './listFaults';
import { isWithin, type Options } from './options';
import type { Part } from './parts';
import { type PartResult, type Mutant, countOutcomes, isDetected } from './outcomes';
import { plantFault, runBaseline } from './plantFaults';
import { printFault } from './printPart';
import { startWorker } from './startWorker';

const ROOT = path.resolve(__dirname, '../../../..');

/**
 * Plants the faults of a part, one at a time in each worker, and prints the result for each file.
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
  const faults = Object.entries(sources)
    .flatMap(([file, source]) => listFaults(file, source))
    .filter((fault) => !isEquivalent(fault))
    .filter((fault) => files.length === 0 || files.some((place) => isAt(fault, place)));
  if (faults.length === 0) return undefined;

  console.log(`\n── ${part.name}: ${faults.length} faults`);
  const partStartMs = performance.now();
  const hasKilled = files.some(({ line }) => line !== undefined);
  const toResult = (planted: readonly Mutant[], failed: PartResult['failed']): PartResult => {
    const left = faults.length - planted.length;
    const isGood = !part.isRequired || (left === 0 && planted.every(isDetected));
    return {
      part,
      planted,
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

    for (const file of new Set(faults.map((fault) => fault.file))) {
      const queue = faults.filter((fault) => fault.file === file);
      const startMs = performance.now();
      const ofFile: Mutant[] = [];
      await Promise.all(
        lanes.map(async (worker) => {
          for (let fault = queue.shift(); fault !== undefined && hasTime(); fault = queue.shift()) {
            const planted = await plantFault(worker, fault, baselines);
            printFault(planted, hasKilled);
            ofFile.push(planted);
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

function isEquivalent(fault: Fault): boolean {
  return EQUIVALENT_FAULTS.some(({ file, what }) => file === fault.file && what === fault.what);
}

function isAt(fault: Fault, { file, line, column }: Options['files'][number]): boolean {
  return (
    isWithin(fault.file, file) &&
    (line === undefined || line === fault.line) &&
    (column === undefined || column === fault.column)
  );
}
