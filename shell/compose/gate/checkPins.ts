import { SiteError } from '@portfolio/contract';
import type { FoundRelease, Registry } from '@portfolio/registry';
import { checkCompatibility, checkWindow, type Refusal } from '../release/compatibility';
import { findTeam, type Teams } from '../release/teams';
import type { ShellRenderer } from '../shell-build/shellBuild';
import { checkRights } from './rights';
import { checkClaims, listReleaseClaims, listShellClaims } from './claims';
import { checkLicences } from './licences';
import { checkContent } from './checkContent';
import { checkPublisher } from './publisher';

interface CheckOptions {
  renderer: ShellRenderer;
  registry: Registry;
  /** Verdicts on files are cached here by hash. */
  cacheDir: string;
  /** All releases of the site, each with its pin. */
  releases: readonly FoundRelease[];
  /** The remote to check: its release, and its conflicts with all others. Default all. */
  remoteId?: string;
  /** Who may publish what; by default publishers are not checked. */
  teams?: Teams | null;
  /** Whether the checked release is about to be pinned for the first time (default false). */
  isNew?: boolean;
  /** As in "2026-12-31"; default today. */
  today?: string;
}

/**
 * Checks pins as the site would use them: contract and singletons, claims, rights and weights, publishers, licences,
 * scripts and styles. It renders nothing and runs no code of a release, so pinning, composing and CI can all use it.
 */
export async function checkPins({
  renderer,
  registry,
  cacheDir,
  releases,
  remoteId,
  teams = null,
  isNew = false,
  today = new Date().toISOString().slice(0, 10),
}: CheckOptions): Promise<Refusal[]> {
  const asked = releases.filter(({ release }) => remoteId === undefined || release.id === remoteId);
  const refusals: Refusal[] = [];
  for (const found of asked) {
    refusals.push(...checkCompatibility(found.release, renderer));
    if (isNew) refusals.push(...checkWindow(found.release, renderer, today));
    refusals.push(...(await checkContent(found, registry, cacheDir)));
    refusals.push(...checkRights(found.release, found.pin, findTeam(teams, found.release.id)));
    refusals.push(...(await checkPublisher(found, { registry, teams, isNew })));
    refusals.push(...(await checkLicences(found, { registry, teams, isNew })));
  }
  const claimants = [listShellClaims(renderer), ...releases.map(({ release }) => listReleaseClaims(release))];
  return [...refusals, ...checkClaims(claimants, remoteId)];
}

/**
 * Throws if the gate would refuse the pins.
 *
 * @throws {SiteError} code `REFUSED` with every reason and its remedy
 */
export async function assertPins(options: CheckOptions): Promise<void> {
  const refusals = await checkPins(options);
  if (refusals.length > 0)
    throw new SiteError(
      `Failed to use the pins: they would break the site or one of its remotes.\n${formatRefusals(refusals)}`,
      'REFUSED',
    );
}

/** Formats refusals, each with the next step. */
export function formatRefusals(refusals: readonly Refusal[]): string {
  return refusals
    .map(({ check, problem, nextStep }) => `- ${check}: ${problem}\n  Next: ${nextStep}`)
    .join('\n');
}
