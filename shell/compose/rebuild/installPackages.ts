import fs from 'node:fs';
import path from 'node:path';
import { runProgram } from './runProgram';

/** How the packages came: from this repository, or from npm. */
export type Installation = 'linked' | 'installed';

const LOCK_FILE = 'package-lock.json';
/** Caches that builds write there: they hold paths of other folders. */
const WRITTEN_BY_BUILDS = new Set(['.federation', '.cache']);

/**
 * Gives a clone its packages. Where its lock file is that of an installed repository, the clone gets that one's, as hard
 * links: real files below the clone's own path, as an install would write them.
 *
 * @param clone - folder of the clone
 * @param installed - folder of a repository that may have the same packages installed
 */
export async function installPackages(clone: string, installed: string): Promise<Installation> {
  if (!hasSamePackages(clone, installed)) {
    // Not "npm ci": it refuses the lock file where a registry lacks the optional binaries of other platforms.
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

/** npm writes a copy of the lock file at the end of every install. */
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

/** npm's links to workspaces lead to those of the clone. */
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
    // Another drive, or one without hard links.
    fs.copyFileSync(from, to);
  }
}
