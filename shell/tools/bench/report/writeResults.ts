import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { BENCH_CACHE, SAVED_RESULTS } from '../sites/benchPaths';
import { withBenchPart } from './readmePart';
import type { Results } from './Results';
import { toChart } from './toChart';
import { toMarkdown } from './toMarkdown';

const README = path.resolve(SAVED_RESULTS, '../../../../README.md');
/** Increment it when the format of the results changes. */
const SCHEMA = 4;
const README_IMAGE = 'shell/tools/bench/results/bench.svg';

/**
 * Writes the results as JSON, Markdown and a chart. Results of parts that were not measured in this run are kept.
 *
 * @param isSaved - whether the committed results and the README are updated; otherwise they go to the cache
 * @returns the folder
 */
export function writeResults(measured: Results, isSaved: boolean): string {
  const folder = isSaved ? SAVED_RESULTS : path.join(BENCH_CACHE, 'results');
  const json = path.join(folder, 'bench.json');
  const results: Results = { ...readBefore(json), ...measured, schema: SCHEMA };
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  const markdown = toMarkdown(results);
  fs.writeFileSync(
    path.join(folder, 'bench.md'),
    `# Benchmark\n\nWritten by \`npm run bench -- all --save\`.\n\n${markdown}\n`,
  );
  if (results.pages !== undefined)
    fs.writeFileSync(path.join(folder, 'bench.svg'), toChart(results.pages.medians));
  if (isSaved) writeReadme(results);
  return folder;
}

/**
 * Checks, before anything is measured, that saving one part would not lose the saved results of the others: those of
 * an older format cannot be kept.
 *
 * @param folder - of the saved results
 * @throws {SiteError} code `BAD_OPTIONS`
 */
export function assertOthersKept(folder: string = SAVED_RESULTS): void {
  const { schema, ...parts } = readResults(path.join(folder, 'bench.json'));
  const names = Object.keys(parts);
  if (schema === SCHEMA || names.length === 0) return;
  throw new SiteError(
    `Failed to start the benchmark: the saved results of ${names.join(' and ')} have an older format, and would be lost. Measure all parts: "npm run bench -- all --save".`,
    'BAD_OPTIONS',
  );
}

/** The earlier results of other parts; empty if their format is outdated. */
function readBefore(json: string): Results {
  const before = readResults(json);
  return before.schema === SCHEMA ? before : {};
}

function readResults(json: string): Results {
  return fs.existsSync(json) ? (JSON.parse(fs.readFileSync(json, 'utf8')) as Results) : {};
}

function writeReadme(results: Results): void {
  const image = `![Largest paint of each page beside its floor and one application](${README_IMAGE})`;
  const part = withBenchPart(fs.readFileSync(README, 'utf8'), `${image}\n\n${toMarkdown(results, true)}`);
  if (part === null) console.warn(`${README} has no place for the tables: it lacks the two bench markers.`);
  else fs.writeFileSync(README, part);
}
