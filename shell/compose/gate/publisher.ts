import type { PinsFile, Release, ReleasePin } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';
import { findSigner, readOrigin } from '@portfolio/registry';
import type { Refusal } from '../release/compatibility';
import { filterFallbacks, listGood } from '../release/revoked';
import { findTeam, type PublisherKey, type Teams } from '../release/teams';

interface PublisherOptions {
  registry: Registry;
  /** Null if publishers are not checked. */
  teams: Teams | null;
  /** Whether it is about to be pinned: then a signature with a retired key is not accepted. */
  isNew: boolean;
}

/**
 * Refuses a release that its team has not signed. Only the keys in `teams.json` are trusted: the id in the signature is
 * not, and of the signed statement only the hash of the release file is used.
 */
export async function checkPublisher(
  { release: { id, version }, pin }: { release: Pick<Release, 'id' | 'version'>; pin: ReleasePin },
  { registry, teams, isNew }: PublisherOptions,
): Promise<Refusal[]> {
  if (teams === null) return [];
  const refuse = (problem: string, nextStep: string): Refusal[] => [
    { check: 'publisher', problem: `${id} ${version} ${problem}`, nextStep },
  ];
  const team = findTeam(teams, id);
  if (team === undefined)
    return refuse(
      `has no owner: ${teams.file} has no team for ${id}.`,
      'Agree who owns it, then add its team there: owners, mounts and keys.',
    );
  if (team.keys.length === 0) return [];
  const again = `Ask ${team.owners.join(', ')} to deploy it again under a higher version, signed with a key of ${teams.file}.`;
  const stated = await readOrigin(registry, id, version, pin.integrity);
  if (!stated.isKnown) return refuse(`is not signed: its attestation is ${stated.reason}.`, again);
  const { envelope } = stated;
  if (envelope === undefined) return refuse('is not signed.', again);
  const isSignedWith = (keys: readonly PublisherKey[]) =>
    findSigner(
      envelope,
      keys.map(({ publicKey }) => publicKey),
    ) !== undefined;
  const valid = team.keys.filter(({ revoked }) => revoked === undefined);
  if (isSignedWith(valid.filter(({ isRetired }) => isRetired !== true || !isNew))) return [];
  if (isSignedWith(valid)) return refuse('is signed with a key that was retired.', again);
  // The checks above have ruled out all valid keys, so a key that has signed it is revoked.
  const revoked = team.keys.find((key) => isSignedWith([key]));
  if (revoked !== undefined)
    return refuse(
      `is signed with a key that was revoked: ${revoked.revoked}`.replace(/[\s.]*$/, '.'),
      `Find out who published it. ${again}`,
    );
  return refuse(
    `is not signed by its team: no key of ${teams.file} made its signature.`,
    `Find out who published it. ${again}`,
  );
}

/**
 * Removes fallbacks that their team has not signed, or only with a key that was revoked since: browsers load a fallback
 * if the pinned release fails.
 *
 * @returns the other pins, and one sentence for each removed fallback
 */
export async function withoutUntrusted(
  pins: PinsFile,
  options: Omit<PublisherOptions, 'isNew'>,
): Promise<{ pins: PinsFile; warnings: readonly string[] }> {
  const untrusted = new Set<ReleasePin>();
  const warnings: string[] = [];
  for (const [id, pin] of Object.entries(pins.remotes))
    for (const one of listGood(pin).slice(1)) {
      const found = { release: { id, version: one.version }, pin: one };
      const [refusal] = await checkPublisher(found, { ...options, isNew: false });
      if (refusal === undefined) continue;
      untrusted.add(one);
      warnings.push(`${refusal.problem} The site does not fall back to it.`);
    }
  return { pins: filterFallbacks(pins, (one) => !untrusted.has(one)), warnings };
}
