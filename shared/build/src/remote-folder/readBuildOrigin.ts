import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BuildOrigin } from '@portfolio/registry';

/** The builder if none is named: a developer's machine. */
const UNNAMED_BUILDER = 'urn:portfolio:builder:unnamed';
/** The files from which npm resolves packages. */
const PACKAGE_FILES = ['package.json', 'package-lock.json', '.npmrc'];

/** The origin of a build, and the files of the work tree that differ from the commit. */
export interface FoundOrigin extends BuildOrigin {
  /** The files that the build reads, relative to the repository. */
  changedFiles: readonly string[];
}

/**
 * Determines the origin of a remote's build.
 *
 * @param dir - the remote's folder, already built
 * @param startedAt - ISO time at which the build started, if known
 */
export function readBuildOrigin(dir: string, startedAt: string | null = null): FoundOrigin {
  const folder = fs.realpathSync(dir);
  const root = findRoot(folder);
  const lockFile = path.join(root, 'package-lock.json');
  const commit = runGit(folder, 'rev-parse', 'HEAD');
  const changedFiles = commit === null ? [] : listChangedFiles(folder, root);
  return {
    repository: toPublicAddress(runGit(folder, 'config', '--get', 'remote.origin.url')),
    commit,
    path: path.relative(root, folder).split(path.sep).join('/') || '.',
    isDirty: commit === null ? null : changedFiles.length > 0,
    lockFile: fs.existsSync(lockFile) ? toSha256(lockFile) : null,
    builder: process.env['PORTFOLIO_BUILDER'] || UNNAMED_BUILDER,
    startedAt,
    finishedAt: fs.statSync(path.join(folder, 'dist/release.json')).mtime.toISOString(),
    changedFiles,
  };
}

/** The repository's folder; outside git, the nearest one with a lock file. */
function findRoot(folder: string): string {
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

/** Lists uncommitted changes in the remote's files, the workspaces it uses and npm's own files. */
function listChangedFiles(folder: string, root: string): string[] {
  const sources = [...listWorkspaces(folder, root), ...PACKAGE_FILES.map((file) => path.join(root, file))];
  const paths = sources.map((source) => path.relative(root, source) || '.');
  const options = ['--porcelain', '-z', '--no-renames', '--untracked-files=all'];
  const status = runGit(root, 'status', ...options, '--', ...paths) ?? '';
  return status
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => line.slice(3));
}

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

/** The output of git; null if there is no git, no repository or no such setting. */
function runGit(cwd: string, ...args: string[]): string | null {
  try {
    const output = execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.replace(/\n$/, '') || null;
  } catch {
    return null;
  }
}

/** Removes credentials; null for a folder of this machine. */
function toPublicAddress(address: string | null): string | null {
  const [, user, host, file] = /^(?:(\w+)@)?([\w.-]+):(?!\/\/)(.+)$/.exec(address ?? '') ?? [];
  const text =
    host === undefined ? (address ?? '') : `ssh://${user === undefined ? '' : `${user}@`}${host}/${file}`;
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  if (!['https:', 'http:', 'ssh:', 'git:'].includes(url.protocol)) return null;
  url.password = '';
  if (url.protocol !== 'ssh:') url.username = '';
  return url.href;
}

function toSha256(file: string): string {
  return createHash('sha256').update(fs.readFileSync(file)).digest('hex');
}
