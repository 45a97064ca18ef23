import {
  type Allowed,
  type PinsFile,
  type Release,
  type ReleasePin,
  SiteError,
  toRemoteNames,
} from '@portfolio/contract';
import {
  findLatest,
  isReleaseFault,
  listVersions,
  readPinnedRelease,
  readRelease,
  type Registry,
} from '@portfolio/registry';
import type { ShellPaths } from '../shell-build/paths';
import { checkRelease, type GateReport } from '../gate/checkRelease';
import { selectAllowed } from '../gate/asks';
import { formatRefusals } from '../gate/checkPins';
import type { Refusal } from '../release/compatibility';
import { readPins, withPin, writePins } from './pinsFile';

interface SetPinOptions {
  paths: ShellPaths;
  registry: Registry;
  id: string;
  /** A published version, or "latest" for the highest stable one. */
  version: string;
  mayDropRoutes?: boolean;
  /** What the maintainer allows this release, beside what its pin allows already; `all` that it asks for. */
  allow?: Allowed | 'all';
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
  allow = {},
  isDryRun = false,
  pageCheck,
}: SetPinOptions): Promise<PinResult> {
  const versions = await listVersions(registry, toRemoteNames(id).id);
  const wanted =
    version === 'latest' ? findLatest(versions) : versions.find((candidate) => candidate === version);
  if (wanted === undefined)
    throw new SiteError(
      `[${id}] Failed to pin ${version}: ${registry.location} has ${versions.length === 0 ? 'no release of it' : `only ${versions.join(', ')}`}. Run "npm run deploy -w remotes/${id}" first.`,
      'NOT_IN_REGISTRY',
    );
  const pins = readPins(paths.pins);
  const found = await readRelease(registry, id, wanted);
  const { release } = found;
  const allowed = selectAllowed(release, pins.remotes[id]?.allowed, allow);
  const pin = {
    ...found.pin,
    ...(allowed === undefined ? {} : { allowed }),
    ...(typeof pageCheck === 'object' && { unchecked: pageCheck.skippedBecause }),
  };
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
  return `[${id}] Refused to pin ${version}; the pins are as they were.\n${formatRefusals(refusals)}`;
}
