import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The files are as the package makes them. Its exports leave its package.json out. */
const { version } = JSON.parse(
  fs.readFileSync(
    path.join(path.dirname(require.resolve('@electric-sql/pglite')), '../package.json'),
    'utf8',
  ),
) as { version: string };

const EMPTY = path.resolve(__dirname, '../../.cache/pglite', version);

/**
 * Puts an empty PGlite database into a folder that is not there yet. Its files take seconds of work: they are made once,
 * and copied afterwards. How they are made is tested by `firstStart.test.ts`.
 */
export function copyEmptyDatabase(folder: string): void {
  if (!fs.existsSync(EMPTY)) makeEmpty();
  fs.cpSync(EMPTY, folder, { recursive: true });
}

function makeEmpty(): void {
  const draft = `${EMPTY}.${process.pid}`;
  const script = path.join(__dirname, 'makeDatabase.ts');
  execFileSync(process.execPath, ['--require', require.resolve('tsx/cjs'), script, draft]);
  try {
    fs.renameSync(draft, EMPTY);
  } catch (error) {
    // Another process was first.
    fs.rmSync(draft, { recursive: true, force: true });
    if (!fs.existsSync(EMPTY)) throw error;
  }
}
