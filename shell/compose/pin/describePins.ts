import { type PinsFile, SiteError } from '@portfolio/contract';
import {
  findLatest,
  isReleaseFault,
  listRemoteIds,
  listVersions,
  readPackages,
  readPinnedRelease,
  readRelease,
  readReleaseFile,
  type Registry,
  type Warn,
} from '@portfolio/registry';
import semver from 'semver';
import { checkPublisher } from '../gate/publisher';
import { findRevocation, listGood, withoutRevoked } from '../release/revoked';
import type { Teams } from '../release/teams';
import type { Rows } from '../terminal/table';

/** Lists the pinned releases, their fallbacks and the revoked releases. */
export function toPinRows({ remotes, revoked = [] }: PinsFile): Rows {
  const pinned = Object.entries(remotes);
  const others = [...new Set(revoked.map(({ id }) => id))].filter((id) => remotes[id] === undefined);
  const listRevoked = (id: string) =>
    joinVersions(revoked.flatMap((one) => (one.id === id ? [one.version] : [])));
  return [
    [
      'remote',
      'version',
      'last known good',
      'rolled back',
      'revoked',
      'release file',
      'not loaded in a browser because',
    ],
    ...pinned.map(([id, { version, previous, rolledBack, integrity, unchecked }]) => [
      id,
      version,
      previous?.version ?? '-',
      joinVersions(rolledBack),
      listRevoked(id),
      integrity.slice(0, 19),
      unchecked ?? '-',
    ]),
    ...others.map((id) => [id, '-', '-', '-', listRevoked(id), '-', '-']),
  ];
}

function joinVersions(versions: readonly string[] = []): string {
  return versions.length === 0 ? '-' : versions.join(' ');
}

/**
 * Lists remotes with a newer stable release in the registry, including one that was rolled back or revoked, and remotes
 * whose pinned release is damaged or lost.
 *
 * @param warn - called for each file of the registry that is not a valid release
 * @throws {SiteError} code `REGISTRY_MISSING` if the registry has no release of any pinned remote
 */
export async function listOutdated(pins: PinsFile, registry: Registry, warn?: Warn): Promise<Rows> {
  const found = await Promise.all(
    Object.entries(pins.remotes).map(async ([id, pin]) => {
      const newest = findLatest(await listVersions(registry, id, warn));
      return {
        versions: [id, pin.version, newest ?? '-'],
        state:
          (findRevocation(pins, id, pin) === undefined ? null : 'pinned release is revoked') ??
          (await findDamage(() => readPinnedRelease(registry, id, pin), 'pinned release is')) ??
          (newest === undefined || !semver.gt(newest, pin.version)
            ? 'newest'
            : (describeState(pins, id, newest) ??
              (await findDamage(() => readRelease(registry, id, newest), 'newer release is')) ??
              'newer')),
        isKnown: newest !== undefined,
      };
    }),
  );
  if (
    found.length > 0 &&
    !found.some(({ isKnown }) => isKnown) &&
    (await listRemoteIds(registry)).length === 0
  )
    throw new SiteError(
      `Failed to look for newer releases: ${registry.location} has no release of any remote. Deploy one, or correct PORTFOLIO_REGISTRY.`,
      'REGISTRY_MISSING',
    );
  const rows = found.filter(({ state }) => state !== 'newest');
  return [
    ['remote', 'pinned', 'newest', 'state'],
    ...rows.map(({ versions, state }) => [...versions, state]),
  ];
}

/** Describes a release that was revoked or rolled back; null for any other. */
export function describeState(pins: PinsFile, id: string, version: string): string | null {
  const revocation = findRevocation(pins, id, { version });
  if (revocation !== undefined) return `revoked on ${revocation.date}: ${revocation.reason}`;
  return pins.remotes[id]?.rolledBack?.includes(version) === true ? 'rolled back' : null;
}

async function findDamage(read: () => Promise<unknown>, what: string): Promise<string | null> {
  try {
    await read();
    return null;
  } catch (error) {
    if (!isReleaseFault(error)) throw error;
    return `${what} ${error.code === 'NOT_IN_REGISTRY' ? 'lost' : 'damaged'}`;
  }
}

/**
 * Verifies every file of every pinned release and its fallbacks against its hash, and its signature if its team signs
 * releases.
 *
 * @param teams - who may publish what; by default publishers are not checked
 * @returns the faults, one sentence each; empty if nothing has changed since it was pinned
 */
export async function verifyPins(
  pins: PinsFile,
  registry: Registry,
  teams: Teams | null = null,
): Promise<string[]> {
  const faults: string[] = [];
  const note = (error: unknown) => {
    if (!isReleaseFault(error)) throw error;
    faults.push(error.message);
  };
  // Garbage collection removes revoked releases, so a fallback that is one may be lost.
  const named = Object.entries(withoutRevoked(pins).remotes).flatMap(([id, pin]) =>
    listGood(pin).map((one) => ({ id, pin: one })),
  );
  for (const { id, pin } of named) {
    const release = await readPinnedRelease(registry, id, pin).catch(note);
    if (typeof release !== 'object') continue;
    for (const target of ['web', 'node'] as const)
      for (const file of Object.keys(release[target].files))
        await readReleaseFile(registry, release, target, file).catch(note);
    await readPackages(registry, release).catch(note);
    const refusals = await checkPublisher({ release, pin }, { registry, teams, isNew: false });
    faults.push(...refusals.map(({ problem, nextStep }) => `[${id}] ${problem} ${nextStep}`));
  }
  return faults;
}
