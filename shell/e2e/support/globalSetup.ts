import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { prepareEmptyDatabase } from '../../api/api-testing/copyEmptyDatabase';

/** Each script needs the results of the previous ones. */
const SCRIPTS = ['prepareSite.ts', 'prepareFallbackSite.ts'];

/**
 * Creates the empty database and composes the sites, in child processes, since Playwright's module loader differs from
 * the composer's.
 */
export default function globalSetup(): void {
  prepareEmptyDatabase();
  // While you write a test, you can reuse the site of the last run.
  if (process.env['REUSE_SITE'] !== undefined) return;
  for (const name of SCRIPTS) {
    const script = path.join(__dirname, name);
    execFileSync(process.execPath, ['--require', require.resolve('tsx/cjs'), script], { stdio: 'inherit' });
  }
}
