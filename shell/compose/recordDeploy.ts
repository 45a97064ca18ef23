import { SiteError } from '@portfolio/contract';
import type { Registry } from '@portfolio/registry';
import { findDeployed, listLiveTimes, logDeploy } from './history/compositionLog';
import { readRecord } from './history/compositionRecord';
import { type Verification, verifyLive, type VerifyOptions } from './verifyLive';

interface DeployOptions extends VerifyOptions {
  nowMs?: number;
}

/** The site that was found at the address. */
export interface Deploy extends Verification {
  /** Whether it is recorded: the documents and files are those that were composed, whatever headers they come with. */
  isRecorded: boolean;
}

/**
 * Records that visitors get a composition at an address, after the site there was verified. From then on its files are
 * kept for open tabs, until the grace period after the next deploy there is over.
 *
 * @throws {SiteError} code `NOT_COMPOSED_HERE` where this registry has no record of it, or what `verifyLive` throws
 */
export async function recordDeploy({ nowMs = Date.now(), ...options }: DeployOptions): Promise<Deploy> {
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
  await logDeploy(registry, { id, siteUrl, address: toAddress(origin), deployedMs: nowMs });
  return { ...found, isRecorded };
}

/**
 * Records that there is no site at an address any more: nothing is kept for it once the grace period is over.
 *
 * @throws {SiteError} code `NOT_DEPLOYED` where none is recorded there
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
 * Says whether a pinned release has been deployed. Where no deploy is recorded, it counts as deployed.
 *
 * @param integrity - of the release file
 */
export async function wasDeployed(registry: Registry, id: string, integrity: string): Promise<boolean> {
  const deployed = (await listLiveTimes(registry)).filter(({ address }) => address !== null);
  for (const compositionId of new Set(deployed.map((time) => time.id)))
    if (await hasRelease(registry, compositionId, id, integrity)) return true;
  return deployed.length === 0;
}

/** One that cannot be read counts as having it: a fallback too many is better than none. */
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
