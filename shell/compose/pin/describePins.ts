import type { PinsFile } from '@portfolio/contract';
import {
  isReleaseFault,
  listVersions,
  readPinnedRelease,
  readRelease,
  readReleaseFile,
  type Registry,
} from '@portfolio/registry';
import { findRevocation } from '../release/revoked';
import type { Rows } from '../terminal/table';

/** Lists what is pinned, what it falls back to, and what was withdrawn. */
export function listPins({ remotes, revoked = [] }: PinsFile): Rows {
  const pinned = Object.entries(remotes);
  const others = [...new Set(revoked.map(({ id }) => id))].filter((id) => remotes[id] === undefined);
  const listRevoked = (id: string) =>
    joinVersions(revoked.flatMap((one) => (one.id === id ? [one.version] : [])));
  return [
    ['remote', 'version', 'previous', 'rolled back', 'revoked', 'release file'],
    ...pinned.map(([id, { version, previous, rolledBack, integrity }]) => [
      id,
      version,
      previous?.version ?? '-',
      joinVersions(rolledBack),
      listRevoked(id),
      integrity.slice(0, 19),
    ]),
    ...others.map((id) => [id, '-', '-', '-', listRevoked(id), '-']),
  ];
}

function joinVersions(versions: readonly string[] = []): string {
  return versions.length === 0 ? '-' : versions.join(' ');
}

/**
 * Lists remotes with a newer release in the registry, and those whose pinned release it does not have. The state says
 * where a release cannot be pinned as it is: it was rolled back, revoked, or cannot be read.
 */
export async function listOutdated(pins: PinsFile, registry: Registry): Promise<Rows> {
  const rows = await Promise.all(
    Object.entries(pins.remotes).map(async ([id, { version }]) => {
      const versions = await listVersions(registry, id);
      const newest = versions[0] ?? '-';
      const state = versions.includes(version)
        ? await describeState(pins, registry, id, newest)
        : `${version} is not in ${registry.location}`;
      return [id, version, newest, state];
    }),
  );
  return [
    ['remote', 'pinned', 'newest', 'state'],
    ...rows.filter(([, pinned, newest, state]) => pinned !== newest || state !== ''),
  ];
}

/** Says what is wrong with a release, in a few words; nothing where all is well. */
export async function describeState(
  pins: PinsFile,
  registry: Registry,
  id: string,
  version: string,
): Promise<string> {
  const revocation = findRevocation(pins, id, { version });
  if (revocation !== undefined) return `revoked on ${revocation.date}: ${revocation.reason}`;
  if (pins.remotes[id]?.rolledBack?.includes(version) === true) return 'rolled back';
  try {
    await readRelease(registry, id, version);
    return '';
  } catch (error) {
    if (!isReleaseFault(error)) throw error;
    return 'cannot be read';
  }
}

/**
 * Verifies every file of every pinned release against its hash.
 *
 * @returns the faults, one sentence each; none where all is as it was pinned
 */
export async function verifyPins({ remotes }: PinsFile, registry: Registry): Promise<string[]> {
  const faults: string[] = [];
  const note = (error: unknown) => {
    if (!isReleaseFault(error)) throw error;
    faults.push(error.message);
  };
  for (const [id, pin] of Object.entries(remotes)) {
    const release = await readPinnedRelease(registry, id, pin).catch(note);
    if (typeof release !== 'object') continue;
    for (const target of ['web', 'node'] as const)
      for (const file of Object.keys(release[target].files))
        await readReleaseFile(registry, release, target, file).catch(note);
  }
  return faults;
}
