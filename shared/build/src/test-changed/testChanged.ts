import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { runCommand } from '../processes/runCommand';
import { findRoot, listChangedFiles, runGit } from '../remote-folder/changedFiles';
import { planTests } from './planTests';

const USAGE = 'Use "test-changed" or "test-changed --since <commit or branch>".';

/**
 * Reads the options of `test-changed`.
 *
 * @param args - the command line after it
 * @returns the commit to compare with; undefined for the last one
 * @throws {SiteError} code `BAD_OPTIONS`
 */
export function readSince([option, since, ...rest]: readonly string[]): string | undefined {
  if (option === undefined) return undefined;
  if (option === '--since' && since !== undefined && rest.length === 0) return since;
  throw new SiteError(
    `Failed to test: "${[option, since, ...rest].join(' ').trim()}" is not understood. ${USAGE}`,
    'BAD_OPTIONS',
  );
}

/**
 * Checks the types of a remote, and runs the unit and browser tests of the pages that changed; all of them if anything
 * changed that several pages may use, or was removed. Prints the commands it runs, and the output of those that fail.
 *
 * @param dir - the remote's folder
 * @param id - the remote, for the messages
 * @param since - a commit or branch to compare with; without it, uncommitted changes count
 * @returns whether everything passed
 * @throws {SiteError} code `UNKNOWN_COMMIT`, if there is no commit or git does not know the given one
 */
export async function testChanged(dir: string, id: string, since?: string): Promise<boolean> {
  const folder = fs.realpathSync(dir);
  if (runGit(folder, 'rev-parse', 'HEAD') === null)
    throw new SiteError(
      `Failed to test: ${folder} has no commit to compare with. Commit, or use "npm test" and "npm run test:browser".`,
      'UNKNOWN_COMMIT',
    );
  const root = findRoot(folder);
  const changed = listChangedFiles(folder, root, since).map((file) => path.join(root, file));
  if (changed.length === 0) {
    console.log(
      `[${id}] Nothing changed since ${since ?? 'the last commit'}. Use --since <commit or branch>.`,
    );
    return true;
  }
  const { pages, jest, playwright } = planTests(folder, changed);
  const what =
    pages === null
      ? 'every page: something shared changed, or was removed'
      : pages.join(', ') || 'no page of its own';
  const files = changed.length === 1 ? '1 changed file' : `${changed.length} changed files`;
  console.log(`[${id}] ${files}; tests ${what}.`);
  const results = await Promise.all([
    run(folder, 'types', ['tsc', '--noEmit']),
    run(folder, 'unit tests', ['jest', '--maxWorkers=2', ...jest]),
    run(folder, 'browser tests', [
      'playwright',
      'test',
      '--config',
      'e2e/playwright.config.ts',
      ...playwright,
    ]),
  ]);
  return results.every(Boolean);
}

/** Runs a tool of the remote; npm has added its folder to the search path. */
async function run(cwd: string, name: string, command: readonly string[]): Promise<boolean> {
  const startMs = performance.now();
  const { code, text } = await runCommand(command, { cwd, output: 'whole' });
  const seconds = Math.round((performance.now() - startMs) / 1000);
  if (code !== 0) console.log(`\n${text.trim()}`);
  console.log(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds} s${readCount(text)}`);
  return code === 0;
}

/** The runner's own line about how many tests ran. */
function readCount(text: string): string {
  const line = /^Tests: +(.*)$|^ +(\d+ passed)/m.exec(text);
  return line === null ? '' : `: ${line[1] ?? line[2] ?? ''}`;
}
