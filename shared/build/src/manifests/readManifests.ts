import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** The root of the repository. */
export const ROOT = path.resolve(__dirname, '../../../..');

/** The keys of a `package.json` that name dependencies. */
export const DEPENDENCY_KEYS = [
  'dependencies',
  'peerDependencies',
  'optionalDependencies',
  'devDependencies',
] as const;

type Versions = Readonly<Record<string, string>>;

/** The parts of a `package.json` that are checked. */
export interface RepositoryManifest extends Partial<Record<(typeof DEPENDENCY_KEYS)[number], Versions>> {
  engines?: { node: string };
  exports?: Readonly<Record<string, unknown>>;
  files?: readonly string[];
  scripts?: Readonly<Record<string, string>>;
  overrides?: Readonly<Record<string, Versions>>;
  allowScripts?: Readonly<Record<string, boolean>>;
}

/** Lists every `package.json` of the repository, also the one of a new remote. */
export const listManifests = (): string[] =>
  execFileSync('git', ['ls-files', '*package.json', '*package.json.txt'], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');

/** Reads one of them. */
export const readManifest = (file: string): RepositoryManifest =>
  JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8')) as RepositoryManifest;

/** Reads the dependencies of the whole repository: the ranges of each package, and the files with each range. */
export function readRanges(): Map<string, Map<string, string[]>> {
  const ranges = new Map<string, Map<string, string[]>>();
  for (const file of listManifests()) {
    const manifest = readManifest(file);
    for (const [name, range] of DEPENDENCY_KEYS.flatMap((key) => Object.entries(manifest[key] ?? {}))) {
      const files = ranges.get(name) ?? new Map<string, string[]>();
      ranges.set(name, files.set(range, [...(files.get(range) ?? []), file]));
    }
  }
  return ranges;
}
