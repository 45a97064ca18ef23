import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from '@playwright/test';

/** Composing a site is minutes of work where others work beside it. */
const LIMIT_MS = 600_000;

/**
 * Runs a script of this folder, and gives the hook or the test that waits for it the time that takes. In a process of
 * its own: Playwright's loader is not the one the composer runs with.
 */
export function runScript(name: string, ...args: readonly string[]): void {
  test.setTimeout(LIMIT_MS);
  const script = path.join(__dirname, name);
  execFileSync(process.execPath, ['--require', require.resolve('tsx/cjs'), script, ...args], {
    stdio: 'inherit',
  });
}
