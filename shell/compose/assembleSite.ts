import fs from 'node:fs';
import path from 'node:path';
import { type Buildable, buildStale, readBuildOrigin, readRemotePackage } from '@portfolio/build';
import type { Release } from '@portfolio/contract';
import {
  isReleaseFault,
  publishRelease,
  readPinnedRelease,
  type Registry,
  toIntegrity,
  toReleaseBytes,
  toReleasePath,
} from '@portfolio/registry';
import { type Composition, compose } from './compose';
import type { ShellPaths } from './shell-build/paths';
import { readPins, writePins } from './pin/pinsFile';
import { setPin } from './pin/setPin';

interface AssembleOptions {
  paths: ShellPaths;
  registry: Registry;
  /** Told what is being done, one line each. */
  log: (line: string) => void;
}

/** Lists the folders of the remotes in this repository. */
export function listRemoteDirs(shellRoot: string): string[] {
  const remotes = path.join(shellRoot, '../remotes');
  return fs
    .readdirSync(remotes)
    .map((name) => path.join(remotes, name))
    .filter((dir) => fs.existsSync(path.join(dir, 'package.json')));
}

/**
 * Brings the whole line up to date on this machine: builds what changed, deploys it to the registry, pins what was
 * deployed, composes. What a maintainer pinned stays pinned as long as the registry has it and nothing newer was built.
 */
export async function assembleSite({ paths, registry, log }: AssembleOptions): Promise<Composition> {
  const remoteDirs = listRemoteDirs(paths.root);
  await buildStale(
    [{ dir: paths.root, kind: 'shell' }, ...remoteDirs.map((dir): Buildable => ({ dir, kind: 'remote' }))],
    ({ dir }) => log(`[${path.basename(dir)}] Built.`),
  );
  const deployed: Release[] = [];
  for (const dir of remoteDirs) {
    const { id } = readRemotePackage(dir);
    const release = JSON.parse(fs.readFileSync(path.join(dir, 'dist/release.json'), 'utf8')) as Release;
    const { isNew, version } = await publishUnlessThere(dir, release, registry);
    if (isNew) log(`[${id}] Deployed ${version} to ${registry.location}.`);
    if (isNew || !(await isPinSatisfied(paths, registry, id))) deployed.push({ ...release, version });
  }
  await pinAll(deployed, { paths, registry, log });
  return compose({ paths, registry });
}

/**
 * Pins what was deployed. Pins that this registry cannot satisfy are of another one, and give way; where pinning
 * fails the file is as it was.
 */
async function pinAll(
  deployed: readonly Release[],
  { paths, registry, log }: AssembleOptions,
): Promise<void> {
  const before = readPins(paths.pins);
  const satisfied = await Promise.all(
    Object.entries(before.remotes).map(async ([id, pin]) =>
      (await isPinSatisfied(paths, registry, id)) ? ([[id, pin]] as const) : [],
    ),
  );
  try {
    if (deployed.length > 0)
      writePins(paths.pins, { ...before, remotes: Object.fromEntries(satisfied.flat()) });
    for (const { id, version } of deployed) {
      await setPin({ paths, registry, id, version, mayDropRoutes: true, allow: 'all' });
      log(`[${id}] Pinned ${version}.`);
    }
  } catch (error) {
    writePins(paths.pins, before);
    throw error;
  }
}

async function publishUnlessThere(dir: string, release: Release, registry: Registry) {
  const { id, version } = release;
  const existing = await registry.read(toReleasePath(id, version)).catch(toNullWhereMissing);
  if (existing?.equals(toReleaseBytes(release))) return { isNew: false, version };
  // The sources changed but the version did not: a published version is never overwritten, so this one is local.
  const digest = toIntegrity(toReleaseBytes(release))
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-8)
    .toLowerCase();
  const free = existing === null ? release : { ...release, version: `${version}-local.${digest}` };
  const isNew = (await registry.read(toReleasePath(id, free.version)).catch(toNullWhereMissing)) === null;
  if (isNew) await publishRelease(dir, free, registry, readBuildOrigin(dir));
  return { isNew, version: free.version };
}

async function isPinSatisfied({ pins }: ShellPaths, registry: Registry, id: string): Promise<boolean> {
  const pin = readPins(pins).remotes[id];
  if (pin === undefined) return false;
  return (await readPinnedRelease(registry, id, pin).catch(toNullWhereMissing)) !== null;
}

/** A registry that cannot be reached says nothing of what it has. */
function toNullWhereMissing(error: unknown): null {
  if (isReleaseFault(error)) return null;
  throw error;
}
