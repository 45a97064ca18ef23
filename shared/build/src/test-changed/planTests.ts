import fs from 'node:fs';
import path from 'node:path';

/** The arguments of the two test runners. */
export interface TestPlan {
  /** The pages whose tests run; null for all, because something changed that all may use, or was removed. */
  pages: readonly string[] | null;
  jest: readonly string[];
  playwright: readonly string[];
}

/**
 * Plans which tests of a remote a change needs. Tests of another page are left out; a test that belongs to no page
 * always runs.
 *
 * @param folder - the remote's folder
 * @param changedFiles - absolute paths, of removed files too
 */
export function planTests(folder: string, changedFiles: readonly string[]): TestPlan {
  // Files that still import a removed file are not found by it.
  const found = changedFiles.map((file) =>
    fs.existsSync(file) ? findPage(path.relative(folder, file)) : null,
  );
  if (found.includes(null)) return { pages: null, jest: [], playwright: [] };
  const existing = listPages(folder);
  const pages = existing.filter((page) => found.includes(page));
  const others = existing.filter((page) => !pages.includes(page));
  return {
    pages,
    jest: ['--passWithNoTests', '--findRelatedTests', ...changedFiles],
    // A page's browser tests are in its own file, or begin with its name.
    playwright: [
      '--pass-with-no-tests',
      ...(others.length === 0 ? [] : ['--grep-invert', ` (${others.join('|')})(\\.e2e\\.ts |: )`]),
    ],
  };
}

/** The page to which a file of the remote belongs, or the subject of a browser test; null for any other file. */
function findPage(file: string): string | null {
  const name = file.split(path.sep).join('/');
  return (/^src\/pages\/([^/]+)\//.exec(name) ?? /^e2e\/([^/]+)\.e2e\.ts$/.exec(name))?.[1] ?? null;
}

function listPages(folder: string): string[] {
  const pages = path.join(folder, 'src/pages');
  if (!fs.existsSync(pages)) return [];
  return fs
    .readdirSync(pages, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}
