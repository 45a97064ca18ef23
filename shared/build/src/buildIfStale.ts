import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Files beside `src` that no build reads: results, tests, guides, templates, and the code that composes and serves the
 * shell. Within `src`, a page may have any of these names.
 */
const IGNORED = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.registry',
  '.data',
  'test-results',
  'e2e',
  'tools',
  'commands',
  'compose',
  'api',
  'docs',
  'scaffold',
  'pins.json',
  'README.md',
]);
/** The hash of the sources from which `dist/` was built, in that folder. */
export const STAMP = 'inputs.sha256';

/**
 * Builds a workspace unless its last build was made from the same sources.
 *
 * @param dir - the workspace's folder; the `shared/` folder and lock file of its repository count as its sources too
 * @param build - writes `dist/`
 * @returns whether it was built
 */
export async function buildIfStale(dir: string, build: () => Promise<unknown>): Promise<boolean> {
  const root = findRepositoryRoot(dir);
  const hash = createHash('sha256');
  for (const source of [dir, path.join(root, 'shared'), path.join(root, 'package-lock.json')])
    addTo(hash, root, path.relative(root, source));
  const inputs = hash.digest('hex');
  const stamp = path.join(dir, 'dist', STAMP);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === inputs) return false;
  // A build that fails leaves something else in dist/.
  fs.rmSync(stamp, { force: true });
  await build();
  fs.writeFileSync(stamp, inputs);
  return true;
}

function findRepositoryRoot(dir: string): string {
  const parent = path.dirname(dir);
  if (fs.existsSync(path.join(dir, 'lerna.json')) || parent === dir) return dir;
  return findRepositoryRoot(parent);
}

function addTo(hash: ReturnType<typeof createHash>, root: string, source: string): void {
  const file = path.join(root, source);
  const stats = fs.statSync(file, { throwIfNoEntry: false });
  if (stats?.isDirectory()) {
    const isInSources = source.split(path.sep).includes('src');
    for (const name of fs.readdirSync(file).sort())
      if (isInSources || !IGNORED.has(name)) addTo(hash, root, path.join(source, name));
  } else if (stats?.isFile() && !/\.test\.tsx?$/.test(file)) {
    hash.update(source).update(fs.readFileSync(file));
  }
}
