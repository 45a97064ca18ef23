import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The cached files depend on the package's version, which is read from disk because the package does not export it. */
const { version } = JSON.parse(
  fs.readFileSync(
    path.join(path.dirname(require.resolve('@electric-sql/pglite')), '../package.json'),
    'utf8',
  ),
) as { version: string };

const EMPTY = path.resolve(__dirname, '../../.cache/pglite', version);

/**
 * Copies an empty PGlite database into a folder that does not exist yet. Creating one takes seconds, so that is done
 * only once and then copied. `firstStart.test.ts` tests the creation itself.
 */
export function copyEmptyDatabase(folder: string): void {
  prepareEmptyDatabase();
  fs.cpSync(EMPTY, folder, { recursive: true });
}

/** Creates the database to copy, unless it exists. Call it before workers start, or each of them creates one. */
export function prepareEmptyDatabase(): void {
  if (fs.existsSync(EMPTY)) return;
  const draft = `${EMPTY}.${process.pid}`;
  const script = path.join(__dirname, 'makeDatabase.ts');
  execFileSync(process.execPath, ['--require', require.resolve('tsx/cjs'), script, draft]);
  try {
    fs.renameSync(draft, EMPTY);
  } catch (error) {
    // Another process was faster.
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(EMPTY)) throw error;
  }
}
