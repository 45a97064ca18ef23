import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { test } from '@playwright/test';

/** Composing a site can take minutes if other processes keep the machine busy. */
const LIMIT_MS = 600_000;

/**
 * Runs a script of this folder in a child process, and extends the timeout of the calling hook or test accordingly. A
 * child process is necessary because Playwright's module loader differs from the composer's.
 */
export function runScript(name: string, ...args: readonly string[]): void {
  test.setTimeout(LIMIT_MS);
  const script = path.join(__dirname, name);
  execFileSync(process.execPath, ['--require', require.resolve('tsx/cjs'), script, ...args], {
    stdio: 'inherit',
  });
}
