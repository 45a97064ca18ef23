import type { PinsFile, Release, ReleasePin } from '@portfolio/contract';
import {
  findRelease,
  type FoundRelease,
  listVersions,
  readPinnedRelease,
  type Registry,
  type Warn,
} from '@portfolio/registry';
import semver from 'semver';
import { findRevocation, listGood } from './revoked';

/** The releases whose files a site carries, by remote, newest first. */
export type CarriedReleases = ReadonlyMap<string, readonly FoundRelease[]>;

/** Releases, by remote, that pins do not name but that a site carries so that they can be tried as overrides. */
export type OfferedReleases = Readonly<Record<string, readonly ReleasePin[]>>;

/** Finds why a release must not be offered, as one sentence; undefined if it may be. */
export type FindOfferFault = (found: FoundRelease) => Promise<string | undefined>;

/**
 * Reads the releases whose files a site carries: those that pins name, and those that are offered in addition. Revoked
 * releases are not offered.
 *
 * @param offered - `all` for every release of the registry
 * @param warn - called for each release that no pin names and that cannot be read or has a fault; it is left out
 * @param findFault - asked about each release of `all` that no pin names
 * @throws {SiteError} if a pin cannot be verified
 */
export async function readCarriedReleases(
  registry: Registry,
  pins: PinsFile,
  offered: OfferedReleases | 'all',
  warn: Warn = () => {},
  findFault: FindOfferFault = () => Promise.resolve(undefined),
): Promise<CarriedReleases> {
  const carried = new Map<string, readonly FoundRelease[]>();
  for (const [id, pin] of Object.entries(pins.remotes)) {
    const found = new Map<string, FoundRelease>();
    const named = [...listGood(pin).slice(0, 2), ...(offered === 'all' ? [] : (offered[id] ?? []))];
    for (const one of named)
      found.set(one.version, { release: await readPinnedRelease(registry, id, one), pin: one });
    for (const version of offered === 'all' ? await listVersions(registry, id, warn) : []) {
      if (findRevocation(pins, id, { version }) !== undefined) continue;
      if (found.has(version)) continue;
      const one = await findRelease(registry, id, version, warn);
      if (one === undefined) continue;
      const fault = await findFault(one);
      if (fault === undefined) found.set(version, one);
      else warn(`${fault} The site does not offer it as an override.`);
    }
    carried.set(
      id,
      semver.rsort([...found.keys()]).flatMap((version) => found.get(version) ?? []),
    );
  }
  return carried;
}

/** Lists the carried releases that pins do not name. */
export function listOffered(carried: CarriedReleases, { remotes }: PinsFile): OfferedReleases {
  const offered = [...carried].map(([id, releases]) => {
    const named = [remotes[id]?.version, remotes[id]?.previous?.version];
    return [id, releases.map(({ pin }) => pin).filter(({ version }) => !named.includes(version))] as const;
  });
  return Object.fromEntries(offered.filter(([, pins]) => pins.length > 0));
}

/** Finds the fallback of a pinned release. */
export function findPrevious(
  carried: CarriedReleases,
  { remotes }: PinsFile,
  id: string,
): Release | undefined {
  const version = remotes[id]?.previous?.version;
  return carried.get(id)?.find(({ release }) => release.version === version)?.release;
}
