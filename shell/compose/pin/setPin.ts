import { type PinsFile, type Release, type ReleasePin, SiteError } from '@portfolio/contract';
import {
  isReleaseFault,
  listVersions,
  readPinnedRelease,
  readRelease,
  type Registry,
} from '@portfolio/registry';
import type { ShellPaths } from '../shell-build/paths';
import { checkRelease, type GateReport } from '../gate/checkRelease';
import type { Refusal } from '../release/compatibility';
import { readPins, withPin, writePins } from './pinsFile';

interface SetPinOptions {
  paths: ShellPaths;
  registry: Registry;
  id: string;
  /** A published version, or "latest". */
  version: string;
  mayDropRoutes?: boolean;
  /** Checks, and writes nothing. */
  isDryRun?: boolean;
  /** Loads its new and changed pages in a browser, or says why that is not done; default not done. */
  pageCheck?: PageCheck | { skippedBecause: string };
}

/** A release, and what it is judged beside. */
interface PageCheckOptions {
  paths: ShellPaths;
  registry: Registry;
  /** As they are before. */
  pins: PinsFile;
  id: string;
  pin: ReleasePin;
  release: Release;
  /** What is pinned now; null where nothing is. */
  current: Release | null;
}

/** Lists what is wrong with the new and changed pages of a release. */
export type PageCheck = (options: PageCheckOptions) => Promise<readonly Refusal[]>;

/** What pinning came to. */
export interface PinResult extends GateReport {
  id: string;
  version: string;
  /** What was pinned before; null where nothing was. */
  previousVersion: string | null;
  isWritten: boolean;
}

/**
 * Pins one release after it passed the gate; where the gate refuses it, the pins are as they were.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY`
 */
export async function tryPin({
  paths,
  registry,
  id,
  version,
  mayDropRoutes = false,
  isDryRun = false,
  pageCheck,
}: SetPinOptions): Promise<PinResult> {
  const versions = await listVersions(registry, id);
  const wanted = version === 'latest' ? versions[0] : versions.find((candidate) => candidate === version);
  if (wanted === undefined)
    throw new SiteError(
      `[${id}] Failed to pin ${version}: ${registry.location} has ${versions.length === 0 ? 'no release of it' : `only ${versions.join(', ')}`}. Run "npm run deploy -w remotes/${id}" first.`,
      'NOT_IN_REGISTRY',
    );
  const pins = readPins(paths.pins);
  const { pin: found, release } = await readRelease(registry, id, wanted);
  const pin = typeof pageCheck === 'object' ? { ...found, unchecked: pageCheck.skippedBecause } : found;
  const report = await checkRelease({ paths, registry, pins, id, pin, mayDropRoutes });
  const refusals =
    typeof pageCheck === 'function' && report.refusals.length === 0
      ? await pageCheck({
          paths,
          registry,
          pins,
          id,
          pin,
          release,
          current: await findCurrent(registry, pins, id),
        })
      : report.refusals;
  const isWritten = refusals.length === 0 && !isDryRun;
  if (isWritten) writePins(paths.pins, withPin(pins, id, pin));
  return {
    id,
    version: wanted,
    previousVersion: pins.remotes[id]?.version ?? null,
    isWritten,
    ...report,
    refusals,
  };
}

/** What is pinned now; null where nothing is, or where it cannot be read: all pages are new then. */
async function findCurrent(registry: Registry, { remotes }: PinsFile, id: string): Promise<Release | null> {
  const pin = remotes[id];
  if (pin === undefined) return null;
  return readPinnedRelease(registry, id, pin).catch((error: unknown) => {
    if (!isReleaseFault(error)) throw error;
    return null;
  });
}

/**
 * Pins one release, or throws.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY` or `REFUSED` with every reason; the pins are then as they were
 */
export async function setPin(options: SetPinOptions): Promise<PinResult> {
  const result = await tryPin(options);
  if (result.refusals.length > 0) throw new SiteError(describeRefusals(result), 'REFUSED');
  return result;
}

/** Says why a release was refused, and what to do about each reason. */
export function describeRefusals({ id, version, refusals }: PinResult): string {
  const reasons = refusals.map(
    ({ check, problem, nextStep }) => `- ${check}: ${problem}\n  Next: ${nextStep}`,
  );
  return `[${id}] Refused to pin ${version}; the pins are as they were.\n${reasons.join('\n')}`;
}
