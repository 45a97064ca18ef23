import { SiteError } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';
import { findDeployed, listLiveTimes, logDeploy } from './history/compositionLog';
import { readRecord } from './history/compositionRecord';
import { type Verification, verifyLive, type VerifyOptions } from './verifyLive';

/** The result of verifying the site at the address. */
export interface Deploy extends Verification {
  /** Whether the deploy was recorded: documents and files are the composed ones, even if headers differ. */
  isRecorded: boolean;
}

/**
 * Records that a composition is live at an address, after verifying the site there. Its files are then kept for open
 * tabs, until the grace period after the next deploy to that address is over.
 *
 * @throws {SiteError} code `NOT_COMPOSED_HERE` if this registry has no record of it, or any error of `verifyLive`
 */
export async function recordDeploy(options: VerifyOptions): Promise<Deploy> {
  const { registry, origin } = options;
  const found = await verifyLive(options);
  const isRecorded = found.differences.every(({ what }) => what.startsWith('header '));
  if (!isRecorded) return { ...found, isRecorded };
  const { compositionId: id } = found;
  const { siteUrl } = await readRecord(registry, id).catch((cause: unknown) => {
    if (!(cause instanceof SiteError) || cause.code !== 'NOT_IN_REGISTRY') throw cause;
    throw new SiteError(
      `Failed to record the deploy at ${origin}: ${registry.location} has no record of composition ${id}. Run "npm run compose" with this registry, or record the deploy with the registry that it was composed with (PORTFOLIO_REGISTRY).`,
      'NOT_COMPOSED_HERE',
      { cause },
    );
  });
  await logDeploy(registry, { id, siteUrl, address: toAddress(origin), deployedMs: Date.now() });
  return { ...found, isRecorded };
}

/**
 * Records that there is no longer a site at an address: nothing is kept for it once the grace period is over.
 *
 * @throws {SiteError} code `NOT_DEPLOYED` if no deploy to the address is recorded
 */
export async function recordEnd(registry: Registry, origin: string, nowMs = Date.now()): Promise<void> {
  const address = toAddress(origin);
  const last = await findDeployed(registry, address);
  if (last === undefined)
    throw new SiteError(
      `Failed to record that ${address} is gone: ${registry.location} has no deploy there. Correct the address; "npm run registry -- gc --dry-run" lists what is live.`,
      'NOT_DEPLOYED',
    );
  const { id, siteUrl } = last;
  await logDeploy(registry, { id, siteUrl, address, deployedMs: nowMs, isGone: true });
}

/**
 * Whether a pinned release has been deployed. If no deploy at all is recorded, it counts as deployed.
 *
 * @param integrity - of the release file
 */
export async function wasDeployed(registry: Registry, id: string, integrity: string): Promise<boolean> {
  const deployed = (await listLiveTimes(registry)).filter(({ address }) => address !== null);
  for (const compositionId of new Set(deployed.map((time) => time.id)))
    if (await hasRelease(registry, compositionId, id, integrity)) return true;
  return deployed.length === 0;
}

/** A record that cannot be read counts as having the release: a superfluous fallback is better than a missing one. */
async function hasRelease(registry: Registry, compositionId: string, id: string, integrity: string) {
  try {
    const { remotes } = await readRecord(registry, compositionId);
    return remotes[id]?.integrity === integrity;
  } catch (error) {
    if (error instanceof SiteError) return true;
    throw error;
  }
}

const toAddress = (origin: string) => new URL(origin).origin;
