import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';

/** The files from which npm resolves packages. */
const PACKAGE_FILES = ['package.json', 'package-lock.json', '.npmrc'];

/** No build reads a signing key, and nobody should be asked to commit one. */
const UNTRACKED_KEY = /^\?\? .*\.pem$/;

/** The repository's folder; outside git, the nearest one with a lock file. */
export function findRoot(folder: string): string {
  const checkout = runGit(folder, 'rev-parse', '--show-toplevel');
  if (checkout !== null) return path.resolve(checkout);
  const withLock = listParents(folder).find((parent) =>
    fs.existsSync(path.join(parent, 'package-lock.json')),
  );
  return withLock ?? folder;
}

function listParents(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...listParents(parent)];
}

/**
 * Lists the changed files among the remote's own, those of the workspaces it uses and npm's.
 *
 * @param folder - the remote's folder, without symbolic links
 * @param root - from {@link findRoot}
 * @param since - a commit or branch: also lists changes committed since then; without it, only uncommitted ones
 * @returns paths relative to the repository
 * @throws {SiteError} code `UNKNOWN_COMMIT`, if git knows no such commit; `GIT_FAILED`
 */
export function listChangedFiles(folder: string, root: string, since?: string): string[] {
  const sources = [...listWorkspaces(folder, root), ...PACKAGE_FILES.map((file) => path.join(root, file))];
  const paths = sources.map((source) => path.relative(root, source) || '.');
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
  const status = readGit(root, 'status', ...options, '--', ...paths);
  const uncommitted = splitLines(status)
    .filter((line) => !UNTRACKED_KEY.test(line))
    .map((line) => line.slice(3));
  return since === undefined
    ? uncommitted
    : [...new Set([...listCommittedSince(since, root, paths), ...uncommitted])];
}

function listCommittedSince(since: string, root: string, paths: readonly string[]): string[] {
  const base = runGit(root, 'merge-base', '--', since, 'HEAD');
  if (base === null)
    throw new SiteError(
      `Failed to list changes: git finds no common commit of "${since}" and HEAD. Name a commit or a branch.`,
      'UNKNOWN_COMMIT',
    );
  return splitLines(readGit(root, 'diff', '--name-only', '-z', '--no-renames', base, 'HEAD', '--', ...paths));
}

const splitLines = (text: string) => text.split('\0').filter((line) => line !== '');

/** The folders of a workspace and of its dependencies, which npm links. */
function listWorkspaces(folder: string, root: string, known = new Set<string>()): string[] {
  known.add(folder);
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    fs.readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>;
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const found = findPackage(folder, name);
    if (found !== undefined && isWorkspace(root, found) && !known.has(found))
      listWorkspaces(found, root, known);
  }
  return [...known];
}

function findPackage(folder: string, name: string): string | undefined {
  const link = listParents(folder)
    .map((parent) => path.join(parent, 'node_modules', name))
    .find((candidate) => fs.existsSync(candidate));
  return link === undefined ? undefined : fs.realpathSync(link);
}

function isWorkspace(root: string, folder: string): boolean {
  const [first = '', ...others] = path.relative(root, folder).split(path.sep);
  return first !== '..' && ![first, ...others].includes('node_modules');
}

/** The output of git; null if there is none: no git, no repository, or no such setting. */
export function runGit(cwd: string, ...args: string[]): string | null {
  try {
    return readGit(cwd, ...args).replace(/\n$/, '') || null;
  } catch {
    return null;
  }
}

/** Lists of files are long: after a change of line endings, that of the whole repository. */
const MAX_BYTES = 256 * 1024 * 1024;

function readGit(cwd: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: MAX_BYTES,
  });
  if (status === 0) return stdout;
  throw new SiteError(
    `Failed to run "git ${args[0]}" in ${cwd}: ${error?.message ?? stderr.trim()}. Fix the cause, then start again.`,
    'GIT_FAILED',
  );
}
