import fs from 'node:fs';
import path from 'node:path';
import { type Buildable, buildStale, readBuildOrigin, readRemotePackage } from '@portfolio/build';
import type { PinsFile, Release, ReleasePin } from '@portfolio/contract';
import {
  isReleaseFault,
  publishRelease,
  readRelease,
  type Registry,
  toIntegrity,
  toReleaseBytes,
  toReleasePath,
} from '@portfolio/registry';
import { type Composition, compose } from './compose';
import type { ShellPaths } from './shell-build/paths';
import { selectAllowed } from './gate/rights';
import { withLock } from './lock/withLock';
import { deriveLocalPins } from './pin/localPins';
import { writePins } from './pin/pinsFile';

interface AssembleOptions {
  /** The pins file is overwritten: pass one that belongs to this machine. */
  paths: ShellPaths;
  /** The pins for visitors; none by default. */
  pinned?: PinsFile;
  registry: Registry;
  /** Called with one line for each step. */
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
 * Brings the whole pipeline up to date on this machine: builds the workspaces that changed, publishes them to the
 * registry and composes them. The result may differ from the site of visitors: it uses a separate pins file.
 */
export async function assembleSite({
  paths,
  pinned = { schema: 1, remotes: {} },
  registry,
  log,
}: AssembleOptions): Promise<Composition> {
  const remoteDirs = listRemoteDirs(paths.root);
  await buildStale(
    [{ dir: paths.root, kind: 'shell' }, ...remoteDirs.map((dir): Buildable => ({ dir, kind: 'remote' }))],
    ({ dir }) => log(`[${path.basename(dir)}] Built.`),
  );
  const built = new Map<string, ReleasePin>();
  for (const dir of remoteDirs) {
    const { id } = readRemotePackage(dir);
    const release = JSON.parse(fs.readFileSync(path.join(dir, 'dist/release.json'), 'utf8')) as Release;
    const { isNew, version } = await publishUnlessThere(dir, release, registry);
    if (isNew) log(`[${id}] Deployed ${version} to ${registry.location}.`);
    const { pin } = await readRelease(registry, id, version);
    // On this machine, a release that was built here is allowed everything it asks for.
    const allowed = selectAllowed(release, undefined, 'all');
    built.set(id, { ...pin, ...(allowed && { allowed }) });
  }
  const { pins, differences } = await deriveLocalPins(pinned, built, registry);
  await withLock(paths.pins, () => writePins(paths.pins, pins), { log });
  if (differences.length > 0)
    log(`Composing local builds, which differ from the pins: ${differences.join(', ')}.`);
  return compose({ paths, registry });
}

async function publishUnlessThere(dir: string, release: Release, registry: Registry) {
  const { id, version } = release;
  const existing = await registry.read(toReleasePath(id, version)).catch(returnNullIfMissing);
  if (existing?.equals(toReleaseBytes(release))) return { isNew: false, version };
  // The sources changed but the version did not: a published version is never overwritten, so this one is local.
  const digest = toIntegrity(toReleaseBytes(release))
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(-8)
    .toLowerCase();
  const free = existing === null ? release : { ...release, version: `${version}-local.${digest}` };
  const isNew = (await registry.read(toReleasePath(id, free.version)).catch(returnNullIfMissing)) === null;
  if (isNew) await publishRelease(dir, free, registry, readBuildOrigin(dir));
  return { isNew, version: free.version };
}

/**
 * Only for a missing or damaged release: an unreachable registry tells us nothing about its content, so that error is
 * rethrown.
 */
function returnNullIfMissing(error: unknown): null {
  if (isReleaseFault(error)) return null;
  throw error;
}
