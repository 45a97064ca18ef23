import { type PinsFile, type Release, SiteError } from '@portfolio/contract';
import {
  findRelease,
  isReleaseFault,
  listRemoteIds,
  listVersions,
  readPinnedRelease,
  type Registry,
  type StoredFile,
  toAttestationPath,
  toFilePath,
  toReleasePath,
  toSbomPath,
  type Warn,
} from '@portfolio/registry';
import { findRevocation, listGood } from '../release/revoked';
import { listShellBuilds } from '../shell-build/shellBuild';
import { listNamedReleases } from './carryOver';
import { filterLive, type LiveTime, readLog, toLiveTimes } from './compositionLog';
import { readRecord, readRecordedShell } from './compositionRecord';
import { MINIMUM_AGE_MS } from './gracePeriod';
import { toContentPath, toRecordPath, toShellPath } from './historyPaths';

/** The files of a registry that are in use. */
export interface Needs {
  /** Why each release, shell build and composition is kept. */
  reasons: ReadonlyMap<string, readonly string[]>;
  /** Paths of all files they consist of. */
  files: ReadonlySet<string>;
  /** Files of the registry whose content does not match their path, one sentence each. */
  warnings: readonly string[];
}

interface NeedsOptions {
  registry: Registry;
  /** The pins of every environment. */
  pins: readonly PinsFile[];
  /** The content of the registry. */
  stored: readonly StoredFile[];
  nowMs: number;
  graceMs: number;
}

/**
 * Finds the files that are needed: pinned releases and their fallbacks; every part of a composition that was live or
 * composed within the grace period; and every release that was published within it. Releases that an environment has
 * revoked, and none pins, are not needed.
 *
 * A young release that cannot be read cannot be pinned either: its file stays, and a warning names it.
 *
 * @throws {SiteError} if the registry lacks something that a pin names, or a release file that is kept cannot be read:
 *   the files it needs are then unknown
 */
export async function readNeeds(options: NeedsOptions): Promise<Needs> {
  const { registry, pins, stored, nowMs, graceMs } = options;
  const reasons = new Map<string, string[]>();
  const files = new Set<string>();
  const warnings: string[] = [];
  const warn = (warning: string) => warnings.push(warning);
  const keep = (name: string, reason: string) => {
    const known = reasons.get(name) ?? [];
    if (!known.includes(reason)) reasons.set(name, [...known, reason]);
  };
  const keepRelease = (release: Release, releasePath: string, reason: string) => {
    keep(`${release.id} ${release.version}`, reason);
    files.add(releasePath).add(toAttestationPath(release.id, release.version));
    if (release.sbom) files.add(toSbomPath(release.id, release.version, release.sbom.integrity));
    for (const target of ['web', 'node'] as const)
      for (const file of Object.keys(release[target].files)) files.add(toFilePath(release.id, target, file));
  };

  const isRevoked = (id: string, pin: { version: string; integrity?: string }) =>
    pins.some((one) => findRevocation(one, id, pin) !== undefined);
  // Young files are not removed, so neither is what they need, however short the grace period.
  const youngSinceMs = nowMs - Math.max(graceMs, MINIMUM_AGE_MS);

  for (const [id, pin] of pins.flatMap(({ remotes }) => Object.entries(remotes)))
    for (const one of listGood(pin)) {
      const reason = one.integrity === pin.integrity ? 'pinned' : 'pinned before';
      keepRelease(await readPinnedRelease(registry, id, one), one.release, reason);
    }

  const kept = new Map<string, Release>();
  const log = await readLog(registry, warn);
  const live = filterLive(toLiveTimes(log), nowMs, graceMs);
  // The entry that an address is gone stays as long as the entries that say it was there.
  for (const { isGone, path, sinceMs } of log) if (isGone && sinceMs >= youngSinceMs) files.add(path);
  const liveIds = new Set(live.map(({ id }) => id));
  const young = log.filter(
    ({ id, address, sinceMs }) => address === null && sinceMs >= youngSinceMs && !liveIds.has(id),
  );
  const compositions = [
    ...live.map((time) => ({ ...time, state: toState(time) })),
    ...young.map((entry) => ({ ...entry, state: `composed ${toDay(entry.sinceMs)}, not deployed` })),
  ];
  for (const { id, path, state } of compositions) {
    const reason = `composition ${id}, ${state}`;
    keep(`composition ${id}`, state);
    files.add(path).add(toRecordPath(id));
    await ignoreMissing(async () => {
      const record = await readRecord(registry, id);
      const { shell: shellHash, remotes, data = {} } = record;
      files.add(toShellPath(shellHash));
      if (record.schema === 2) files.add(toContentPath(record.files));
      for (const integrity of Object.values(data)) files.add(toContentPath(integrity));
      keep(`shell ${shellHash.slice(0, 12)}`, reason);
      for (const { remoteId, pin } of listNamedReleases(remotes))
        await ignoreMissing(async () => {
          if (isRevoked(remoteId, pin)) return;
          const release = kept.get(pin.integrity) ?? (await readPinnedRelease(registry, remoteId, pin));
          kept.set(pin.integrity, release);
          keepRelease(release, pin.release, reason);
        });
      const shell = await readRecordedShell(registry, shellHash);
      for (const build of listShellBuilds(shell))
        for (const { integrity } of Object.values(build.files)) files.add(toContentPath(integrity));
    });
  }

  const written = new Map(stored.map(({ path, writtenMs }) => [path, writtenMs]));
  for (const id of await listRemoteIds(registry))
    for (const version of await findVersions(registry, id, warn)) {
      const path = toReleasePath(id, version);
      // A release that is missing from the list was published after the list was read.
      const writtenMs = written.get(path) ?? nowMs;
      if (isRevoked(id, { version })) {
        // Its files stay for a day like all others, which a maintainer who withdraws it has to know.
        const name = `${id} ${version}`;
        if (writtenMs >= nowMs - MINIMUM_AGE_MS && !reasons.has(name))
          keep(name, 'revoked, but not a day old: run this again tomorrow');
        continue;
      }
      if (writtenMs < youngSinceMs) continue;
      files.add(path);
      const found = await findRelease(registry, id, version, warn);
      if (found !== undefined) keepRelease(found.release, path, `published ${toDay(writtenMs)}`);
    }
  return { reasons, files, warnings };
}

/** Lists the versions of a remote; none if its folder is a link out of the registry, which any publisher can make. */
async function findVersions(registry: Registry, id: string, warn: Warn): Promise<string[]> {
  try {
    return await listVersions(registry, id, warn);
  } catch (error) {
    if (!isReleaseFault(error)) throw error;
    warn(error.message);
    return [];
  }
}

/**
 * A composition that has lost a part can no longer be kept complete, but that must not block garbage collection for
 * good.
 */
async function ignoreMissing(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SiteError) || error.code !== 'NOT_IN_REGISTRY') throw error;
  }
}

function toState({ address, replacedMs }: LiveTime): string {
  const where = address === null ? '' : ` at ${address}`;
  return replacedMs === Infinity ? `live${where}` : `replaced ${toDay(replacedMs)}${where}`;
}

function toDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
