import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readPage, ROOT } from './namedTests';

/** Where commands write files: papers mention those paths, but the repository does not contain them. */
const GENERATED = /(^|\/)(dist|node_modules|test-results|\.cache|\.registry|\.data)(\/|$)/;

/** Remotes that papers invent for their examples. */
const EXAMPLES = ['sound-toys', '<id>'];

const listFiles = (pattern: string): string[] =>
  execFileSync('git', ['ls-files', pattern], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');

const papers = listFiles('*.md');
const packages = listFiles('*package.json').map((file) => path.dirname(file));

/** Its scripts are those of a remote in its own repository. */
const NEW_REMOTE = 'shared/create-remote/scaffold/remote/package.json.txt';

const readScripts = (folder: string): Record<string, string> =>
  JSON.parse(readPage(folder === NEW_REMOTE ? folder : path.join(folder, 'package.json'))).scripts ?? {};

/** The packages that a command without a workspace may belong to. */
function listOwners(paper: string): readonly string[] {
  // Error messages are about any package.
  if (paper === 'shared/docs/errors.md') return packages;
  const own = ['.', findPackage(path.dirname(paper))];
  return paper === 'shared/docs/teams.md' ? [...own, NEW_REMOTE] : own;
}

/** The nearest package folder around a paper. */
const findPackage = (folder: string): string =>
  fs.existsSync(path.join(ROOT, folder, 'package.json')) ? folder : findPackage(path.dirname(folder));

/** Lists the scripts that a paper runs with npm: the name, and the workspace if one is given. */
function listScripts(text: string): { name: string; workspace: string }[] {
  const commands = text.matchAll(/\bnpm (?:run (?:--silent )?([\w:-]+)|(test|start)\b)([^`\n|#]*)/g);
  return [...commands].map(([, script, short = '', rest = '']) => ({
    name: script ?? short,
    workspace: / -w ([\w@/<>.-]+)/.exec(rest)?.[1] ?? '.',
  }));
}

/** Lists the files and folders of this repository that a paper mentions in code and links. */
function listPaths(paper: string, text: string): string[] {
  const inCode = [...text.matchAll(/`((?:shared|shell|remotes|\.github|\.ci)\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  );
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) =>
    path.posix.join(path.posix.dirname(paper), target),
  );
  return [...inCode, ...links].filter((file) => !GENERATED.test(file));
}

test.each(papers)('%s runs only scripts that exist', (paper) => {
  const missing = listScripts(readPage(paper))
    .filter(({ workspace }) => !EXAMPLES.some((example) => workspace.endsWith(example)))
    .filter(({ name, workspace }) => {
      const folders = workspace === '.' ? listOwners(paper) : [workspace];
      return folders.every((folder) => readScripts(folder)[name] === undefined);
    });
  expect(missing).toEqual([]);
});

test.each(papers)('%s names only files that exist', (paper) => {
  const missing = listPaths(paper, readPage(paper)).filter((file) => !fs.existsSync(path.join(ROOT, file)));
  expect(missing).toEqual([]);
});
