import fs from 'node:fs';
import path from 'node:path';
import { EQUIVALENT_FAULTS } from './equivalent';
import { findFiles } from './findFiles';
import { type Fault, listFaults } from './listFaults';
import { isWithin, type Options } from './options';
import type { Part } from './parts';
import { type PlantedFault, plantFault, runBaseline } from './plantFaults';
import { startWorker } from './startWorker';

/** What became of the faults of a part. */
export interface PartResult {
  part: Part;
  planted: readonly PlantedFault[];
  /** How many faults there was no time for. */
  left: number;
  /** Tests that fail without a fault. */
  failed: readonly { test: string; message: string }[];
  isGood: boolean;
}

const ROOT = path.resolve(__dirname, '../../../..');

/**
 * Plants the faults of a part, one at a time in each worker, and prints how each file went.
 *
 * @returns what became of them; nothing when the options name no file of the part
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
  const first = startWorker();
  const lanes = [first, ...Array.from({ length: workers - 1 }, startWorker)];
  try {
    const tests = findFiles(ROOT, part.tests, 'test');
    const { baselines, failed } = await runBaseline(first, sources, tests);
    if (failed.length > 0) return { part, planted: [], left: faults.length, failed, isGood: false };

    const planted: PlantedFault[] = [];
    for (const file of new Set(faults.map((fault) => fault.file))) {
      const queue = faults.filter((fault) => fault.file === file);
      const startMs = performance.now();
      const ofFile: PlantedFault[] = [];
      await Promise.all(
        lanes.map(async (worker) => {
          for (let fault = queue.shift(); fault !== undefined && hasTime(); fault = queue.shift())
            ofFile.push(await plantFault(worker, fault, baselines));
        }),
      );
      planted.push(...ofFile);
      const seconds = Math.round((performance.now() - startMs) / 1000);
      console.log(`${file}: ${countOutcomes(ofFile)} (${seconds} s)`);
    }
    const left = faults.length - planted.length;
    return { part, planted, left, failed, isGood: !part.isHeld || (left === 0 && planted.every(isNoticed)) };
  } finally {
    for (const worker of lanes) worker.stop();
  }
}

/** Says whether a test failed with the fault, or did not end. */
export function isNoticed({ outcome }: PlantedFault): boolean {
  return outcome === 'killed' || outcome === 'timed out';
}

/** `12 planted, 10 killed, 2 survived`. */
export function countOutcomes(planted: readonly PlantedFault[]): string {
  const counts = (['killed', 'timed out', 'survived', 'not reached'] as const).map(
    (kind) => [planted.filter(({ outcome }) => outcome === kind).length, kind] as const,
  );
  return [
    `${planted.length} planted`,
    ...counts.filter(([count]) => count > 0).map(([count, kind]) => `${count} ${kind}`),
  ].join(', ');
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
