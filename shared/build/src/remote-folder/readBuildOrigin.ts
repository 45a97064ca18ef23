import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BuildOrigin } from '@portfolio/registry';

/** A builder that does not name itself: a developer's machine. */
const UNNAMED_BUILDER = 'urn:portfolio:builder:unnamed';
/** The files from which npm resolves packages. */
const PACKAGE_FILES = ['package.json', 'package-lock.json', '.npmrc'];

/** Where a build comes from, and which files of the work tree are in no commit. */
export interface FoundOrigin extends BuildOrigin {
  /** Those that the build reads, relative to the repository. */
  changedFiles: readonly string[];
}

/**
 * Finds out where the build of a remote comes from.
 *
 * @param dir - the remote's folder, built
 * @param startedAt - ISO time at which the build began, where it is known
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

/** The repository's folder; outside of git the nearest one with a lock file. */
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

/** Lists files of the remote, of the workspaces that it uses and of npm that are in no commit. */
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

/** The folders of a workspace and of those that it depends on, which npm links. */
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

/** The output of git; null where there is no git, no repository or no such setting. */
function runGit(cwd: string, ...args: string[]): string | null {
  try {
    const output = execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return output.replace(/\n$/, '') || null;
  } catch {
    return null;
  }
}

/** Without credentials; null for a folder of this machine. */
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
