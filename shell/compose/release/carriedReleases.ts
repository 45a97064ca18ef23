import type { PinsFile, Release } from '@portfolio/contract';
import {
  type FoundRelease,
  listVersions,
  readPinnedRelease,
  readRelease,
  type Registry,
} from '@portfolio/registry';
import semver from 'semver';

/** By remote, the releases whose files a site carries, newest first. */
export type CarriedReleases = ReadonlyMap<string, readonly FoundRelease[]>;

/**
 * Reads the releases whose files a site carries: those that pins name, and on demand all others of the registry.
 *
 * @throws {SiteError} where a pin cannot be verified, or a release of the registry cannot be read
 */
export async function readCarriedReleases(
  registry: Registry,
  { remotes }: PinsFile,
  hasAllReleases: boolean,
): Promise<CarriedReleases> {
  const carried = new Map<string, readonly FoundRelease[]>();
  for (const [id, { previous, ...pin }] of Object.entries(remotes)) {
    const found = new Map<string, FoundRelease>();
    for (const named of previous === null ? [pin] : [pin, previous])
      found.set(named.version, { release: await readPinnedRelease(registry, id, named), pin: named });
    for (const version of hasAllReleases ? await listVersions(registry, id) : [])
      if (!found.has(version)) found.set(version, await readRelease(registry, id, version));
    carried.set(
      id,
      semver.rsort([...found.keys()]).flatMap((version) => found.get(version) ?? []),
    );
  }
  return carried;
}

/** Finds the release that was pinned before. */
export function findPrevious(
  carried: CarriedReleases,
  { remotes }: PinsFile,
  id: string,
): Release | undefined {
  const version = remotes[id]?.previous?.version;
  return carried.get(id)?.find(({ release }) => release.version === version)?.release;
}
