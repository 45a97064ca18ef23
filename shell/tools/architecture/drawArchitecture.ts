import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SiteError } from '@portfolio/contract';
import { SHELL_PATHS } from '../../compose/shell-build/paths';
import { runMain } from '../../compose/terminal/runMain';
import { putPicture } from './putPicture';
import { findCycle, type ModuleImports, toMermaid, toFolderGraph } from './folderGraph';

const ROOT = path.resolve(SHELL_PATHS.root, '..');
const DOCUMENT = path.join(ROOT, 'shared/docs/architecture.md');

/** Left out of the diagrams: tests and their helpers, and files that are not TypeScript. */
const LEFT_OUT = /\.test\.|-testing\/|\/e2e\/|\/testing\/|\.(?!tsx?$)\w+$/;

/** The output is a few kilobytes of JSON for each file. */
const MAX_OUTPUT_BYTES = 512 * 1024 * 1024;

const firstGroup = (pattern: RegExp) => (file: string) => pattern.exec(file)?.[1] ?? null;

/** The diagrams of the page, by the name of their place in it. */
const PICTURES: Readonly<Record<string, (file: string) => string | null>> = {
  tree: firstGroup(/^(shared\/[^/]+|shell|remotes)\//),
  // `compose.ts`, `replay.ts` and `assembleSite.ts` count as one folder: they call the stages.
  composing: (file) =>
    /^shell\/compose\/[^/]+$/.test(file)
      ? 'compose.ts'
      : firstGroup(/^shell\/(?:compose\/)?(?!src\/)([^/]+)\//)(file),
  browser: (file) =>
    file === 'shell/src/site.ts'
      ? 'site.ts'
      : (firstGroup(/^shell\/src\/([^/]+)\//)(file) ?? findEntry(file)),
};

function findEntry(file: string): string | null {
  return /^shell\/src\/(?:main|startShell|dev|render)\.tsx$/.test(file) ? 'main, dev, render' : null;
}

/** @throws {SiteError} code `IMPORT_ACROSS_BOUNDARY` if an import breaks a rule of `.dependency-cruiser.cjs` */
function readImports(): ModuleImports[] {
  const args = ['shared', 'shell', 'remotes', '--config', '.dependency-cruiser.cjs', '--no-progress'];
  const output = execFileSync('npx', ['--no', 'depcruise', ...args, '--output-type', 'json'], {
    cwd: ROOT,
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  const { modules, summary } = JSON.parse(String(output)) as {
    modules: { source: string; dependencies: { resolved: string }[] }[];
    summary: { violations: { from: string; to: string; rule: { name: string } }[] };
  };
  if (summary.violations.length > 0)
    throw new SiteError(
      `Failed to draw the folders: these imports break a rule:\n${summary.violations.map(({ rule, from, to }) => `  ${rule.name}: ${from} -> ${to}`).join('\n')}\nRun "npm run check:boundaries" to see what each rule is for.`,
      'IMPORT_ACROSS_BOUNDARY',
    );
  return modules
    .filter(({ source }) => !LEFT_OUT.test(source))
    .map(({ source, dependencies }) => ({
      source,
      imports: dependencies.map(({ resolved }) => resolved).filter((file) => !LEFT_OUT.test(file)),
    }));
}

// Draws the folders of the tree and the imports between them into the architecture page; with --check, fails if the page
// is out of date: npm run docs:architecture [-- --check]
runMain(async () => {
  const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
  const modules = readImports();
  const before = fs.readFileSync(DOCUMENT, 'utf8');
  let text = before;
  for (const [name, toFolder] of Object.entries(PICTURES)) {
    const graph = toFolderGraph(modules, toFolder);
    const cycle = findCycle(graph);
    if (cycle !== null)
      throw new SiteError(
        `Failed to draw the ${name}: ${cycle.join(' -> ')} is a circular import. Move the code that both need below them.`,
        'CIRCULAR_FOLDERS',
      );
    text = putPicture(text, name, toMermaid(graph));
  }
  if (values.check && text !== before)
    throw new SiteError(
      `Failed to check ${DOCUMENT}: it does not show the current imports. Run "npm run docs:architecture" and read the change.`,
      'STALE_ARCHITECTURE',
    );
  fs.writeFileSync(DOCUMENT, text);
  const count = Object.keys(PICTURES).length;
  console.log(
    values.check ? `The ${count} pictures show the imports.` : `Drew ${count} pictures into ${DOCUMENT}.`,
  );
});
