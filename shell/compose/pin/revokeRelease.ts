import { type PinsFile, type Revocation, SiteError } from '@portfolio/contract';
import {
  isReleaseFault,
  listVersions,
  readPinnedRelease,
  readRelease,
  type Registry,
} from '@portfolio/registry';
import { findRevocation, listGood } from '../release/revoked';
import type { ShellPaths } from '../shell-build/paths';
import { withoutRevocation, withRevocation } from './changePin';
import { changePins } from './pinsFile';

interface RevokeOptions {
  paths: Pick<ShellPaths, 'pins'>;
  id: string;
  version: string;
}

/** The result of a revocation. */
export interface RevokeResult {
  /** Whether the release is pinned: composing then fails. */
  isPinned: boolean;
  /** The last known good, which can be pinned instead; null if there is none. */
  fallbackVersion: string | null;
}

/**
 * Withdraws a release: it can no longer be pinned, offered, carried or used as a fallback. If it is pinned it stays so,
 * for a maintainer to choose a replacement.
 *
 * @param date - ISO day, such as "2026-01-31"
 * @throws {SiteError} code `NOT_IN_REGISTRY`, `NO_REASON` or `LOCKED`; the pins are then unchanged
 */
export async function revokeRelease({
  paths,
  registry,
  id,
  version,
  reason,
  date,
}: RevokeOptions & { registry: Registry; reason: string; date: string }): Promise<RevokeResult> {
  if (reason.trim() === '')
    throw new SiteError(
      `[${id}] Failed to revoke ${version}: there is no reason. Give one with --reason "…": it is shown wherever the release is refused.`,
      'NO_REASON',
    );
  const changed = await changePins(
    paths.pins,
    async (pins) => {
      const found = await readRevocable(registry, pins, id, version);
      return withRevocation(pins, { id, version, ...found, reason: reason.trim(), date });
    },
    console.error,
  );
  const current = changed.remotes[id];
  return {
    isPinned: current?.version === version,
    fallbackVersion: current?.previous?.version ?? null,
  };
}

/** Finds the release to revoke. If pins name it, it can be revoked even if it is lost or changed in the registry. */
async function readRevocable(registry: Registry, { remotes }: PinsFile, id: string, version: string) {
  const pin = remotes[id];
  const named = pin && listGood(pin).find((one) => one.version === version);
  const versions = await listVersions(registry, id);
  if (named === undefined && !versions.includes(version))
    throw new SiteError(
      `[${id}] Failed to revoke ${version}: ${registry.location} has ${versions.length === 0 ? 'no release of it' : `only ${versions.join(', ')}`}. Correct the version, or PORTFOLIO_REGISTRY.`,
      'NOT_IN_REGISTRY',
    );
  try {
    if (named !== undefined)
      return { integrity: named.integrity, entry: (await readPinnedRelease(registry, id, named)).web.entry };
    const { release, pin: found } = await readRelease(registry, id, version);
    return { integrity: found.integrity, entry: release.web.entry };
  } catch (error) {
    if (named === undefined || !isReleaseFault(error)) throw error;
    return { integrity: named.integrity };
  }
}

/**
 * Undoes a revocation. The release does not become a fallback again.
 *
 * @throws {SiteError} code `NOT_REVOKED` or `LOCKED`; the pins are then unchanged
 */
export async function undoRevocation({ paths, id, version }: RevokeOptions): Promise<Revocation> {
  let found: Revocation | undefined;
  await changePins(
    paths.pins,
    (pins) => {
      found = findRevocation(pins, id, { version });
      return withoutRevocation(pins, id, version);
    },
    console.error,
  );
  if (found === undefined)
    throw new SiteError(
      `[${id}] Failed to undo the revocation of ${version}: it is not revoked. "npm run pins -- list" shows revoked releases.`,
      'NOT_REVOKED',
    );
  return found;
}
