import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Each builds on what those before it made. */
const SCRIPTS = ['prepareSite.ts', 'prepareFallbackSite.ts'];

/** Composes the sites in processes of their own: Playwright's loader is not the one the composer runs with. */
export default function globalSetup(): void {
  // While one test is being written, the site of the last run will do.
  if (process.env['REUSE_SITE'] !== undefined) return;
  for (const name of SCRIPTS) {
    const script = path.join(__dirname, name);
    execFileSync(process.execPath, ['--require', require.resolve('tsx/cjs'), script], { stdio: 'inherit' });
  }
}
