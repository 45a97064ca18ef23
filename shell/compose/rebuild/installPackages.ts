import fs from 'node:fs';
import path from 'node:path';
import { runProgram } from './runProgram';

/** How the packages were installed: linked from this repository, or downloaded from npm. */
export type Installation = 'linked' | 'installed';

const LOCK_FILE = 'package-lock.json';
/** Caches that builds write into node_modules: they contain paths of other folders. */
const WRITTEN_BY_BUILDS = new Set(['.federation', '.cache']);

/**
 * Installs the packages of a clone. If its lock file is the same as in an installed repository, the packages are
 * hard-linked from there: real files below the clone's own path, as an install would write them.
 *
 * @param clone - folder of the clone
 * @param installed - folder of a repository that may have the same packages
 */
export async function installPackages(clone: string, installed: string): Promise<Installation> {
  if (!hasSamePackages(clone, installed)) {
    // Not "npm ci": it rejects the lock file if a registry lacks the optional binaries of other platforms.
    await runProgram(clone, 'npm', 'install', '--no-save', '--no-audit', '--no-fund');
    return 'installed';
  }
  for (const workspace of listPackageFolders(clone)) {
    const source = path.join(installed, workspace, 'node_modules');
    if (fs.existsSync(source))
      linkTree(source, path.join(clone, workspace, 'node_modules'), { clone, installed });
  }
  return 'linked';
}

/** Whether the lock files are equal and the install is up to date: npm writes its copy of the lock file last. */
function hasSamePackages(clone: string, installed: string): boolean {
  const [wanted, lock] = [path.join(clone, LOCK_FILE), path.join(installed, LOCK_FILE)];
  const copy = path.join(installed, 'node_modules/.package-lock.json');
  return (
    [wanted, lock, copy].every((file) => fs.existsSync(file)) &&
    fs.readFileSync(wanted).equals(fs.readFileSync(lock)) &&
    fs.statSync(copy).mtimeMs >= fs.statSync(lock).mtimeMs
  );
}

/** The root and the workspaces, which are at most two folders deep. */
function listPackageFolders(clone: string, folder = '.', depth = 0): string[] {
  const entries = fs.readdirSync(path.join(clone, folder), { withFileTypes: true });
  const below = entries.filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules',
  );
  return [
    ...(entries.some(({ name }) => name === 'package.json') ? [folder] : []),
    ...(depth === 2
      ? []
      : below.flatMap(({ name }) => listPackageFolders(clone, path.join(folder, name), depth + 1))),
  ];
}

function linkTree(source: string, target: string, roots: { clone: string; installed: string }): void {
  fs.mkdirSync(target, { recursive: true });
  for (const entry of fs.readdirSync(source, { withFileTypes: true })) {
    if (WRITTEN_BY_BUILDS.has(entry.name)) continue;
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.isDirectory()) linkTree(from, to, roots);
    else if (entry.isSymbolicLink()) linkWorkspace(from, to, roots);
    else linkFile(from, to);
  }
}

/** Recreates npm's link to a workspace so that it leads to the clone's workspace. */
function linkWorkspace(from: string, to: string, roots: { clone: string; installed: string }): void {
  const linked = path.resolve(path.dirname(from), fs.readlinkSync(from));
  const inside = path.join(roots.clone, path.relative(roots.installed, linked));
  const target = process.platform === 'win32' ? inside : path.relative(path.dirname(to), inside);
  fs.symlinkSync(target, to, 'junction');
}

function linkFile(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch {
    // Another drive, or a file system without hard links.
    fs.copyFileSync(from, to);
  }
}
