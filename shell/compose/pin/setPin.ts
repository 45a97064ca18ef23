import { isDeepStrictEqual } from 'node:util';
import { type Allowed, type PinsFile, type Release, SiteError, toRemoteNames } from '@portfolio/contract';
import {
  findLatest,
  isReleaseFault,
  listVersions,
  readPinnedRelease,
  readRelease,
  type Registry,
} from '@portfolio/registry';
import { joinAllowed, listMounts, selectAllowed } from '../gate/asks';
import { formatRefusals } from '../gate/checkPins';
import { checkRelease, type GateReport } from '../gate/checkRelease';
import type { PageCheck } from '../gate/pageCheck';
import { findTeam, readTeams } from '../release/teams';
import type { ShellPaths } from '../shell-build/paths';
import { withPin } from './changePin';
import { describeState } from './describePins';
import { changePins, readPins } from './pinsFile';

interface SetPinOptions {
  paths: ShellPaths;
  registry: Registry;
  id: string;
  /** A published version, or "latest" for the highest stable one. */
  version: string;
  mayDropRoutes?: boolean;
  /** Exceptions that the maintainer allows this release, beside those of its pin; `all` allows whatever it asks for. */
  allow?: Allowed | 'all';
  /** Checks, and writes nothing. */
  isDryRun?: boolean;
  /** Gets what is worth saying meanwhile; default the terminal, beside the result. */
  log?: (line: string) => void;
  /** Loads its new and changed pages in a browser, or says why that is not done; default not done. */
  pageCheck?: PageCheck | { skippedBecause: string };
  /** Says whether a release was ever deployed: one that was not is no fallback; default all were. */
  wasDeployed?: (id: string, integrity: string) => Promise<boolean>;
}

/** The result of pinning. */
export interface PinResult extends GateReport {
  id: string;
  version: string;
  /** The pin before; null where there was none. */
  previousVersion: string | null;
  /** The last known good beside what is now pinned, or would be; null where there is none. */
  fallbackVersion: string | null;
  /** The lists of work that it has a part in. */
  mounts: readonly string[];
  isWritten: boolean;
}

/**
 * Pins one release after it passed the gate; where the gate refuses it, the pins are as they were. The gate judges a
 * release beside all that is pinned: where another maintainer changes that meanwhile, it is asked again.
 *
 * @throws {SiteError} code `NOT_IN_REGISTRY` or `LOCKED`
 */
export async function tryPin(options: SetPinOptions): Promise<PinResult> {
  const { paths, registry, id, version, mayDropRoutes = false, allow = {}, isDryRun = false } = options;
  const { pageCheck, log = console.error, wasDeployed = () => Promise.resolve(true) } = options;
  const versions = await listVersions(registry, toRemoteNames(id).id);
  for (;;) {
    const pins = readPins(paths.pins);
    // A release that was revoked or rolled back is pinned by its name or not at all.
    const latest = findLatest(versions.filter((one) => describeState(pins, id, one) === null));
    const wanted = version === 'latest' ? latest : versions.find((one) => one === version);
    if (wanted === undefined) throw createMissingError(options, versions);
    const found = await readRelease(registry, id, wanted);
    const pinned = await findCurrent(registry, pins, id);
    // The first pin of a remote says which lists it may be on; what a later release wants besides is to be allowed.
    const isFirst = pins.remotes[id] === undefined;
    const team = findTeam(readTeams(paths.pins), id);
    const first = team?.mounts ?? listMounts(found.release);
    const mounts = isFirst ? first : pinned === null ? [] : listMounts(pinned);
    const before = joinAllowed({ mounts, ...pins.remotes[id]?.allowed }, team ?? {});
    const selected = selectAllowed(found.release, before, allow);
    // What a team may not be on is refused, also where it is on nothing else.
    const allowed = team === undefined ? selected : { ...selected, mounts: selected?.mounts ?? [] };
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
            release: found.release,
            current: pinned,
          })
        : report.refusals;
    const current = pins.remotes[id];
    const isGood = current === undefined || (await wasDeployed(id, current.integrity));
    const next = withPin(pins, id, pin, isGood);
    const result = {
      id,
      version: wanted,
      previousVersion: pins.remotes[id]?.version ?? null,
      fallbackVersion: next.remotes[id]?.previous?.version ?? null,
      mounts: listMounts(found.release),
      ...report,
      refusals,
    };
    if (refusals.length > 0 || isDryRun) return { ...result, isWritten: false };
    if (!isGood)
      log(`[${id}] ${current?.version} was never deployed: it does not become the last known good.`);
    const written = await changePins(
      paths.pins,
      (current) => (isDeepStrictEqual(current, pins) ? next : null),
      log,
    );
    if (written !== null) return { ...result, isWritten: true };
    log(`[${id}] Another process changed the pins meanwhile. Asking the gate again.`);
  }
}

function createMissingError(
  { registry, id, version }: SetPinOptions,
  versions: readonly string[],
): SiteError {
  return new SiteError(
    `[${id}] Failed to pin ${version}: ${registry.location} has ${versions.length === 0 ? 'no release of it' : `only ${versions.join(', ')}`}. Run "npm run deploy -w remotes/${id}" first.`,
    'NOT_IN_REGISTRY',
  );
}

/** The current pin; null where there is none, or where it cannot be read: all pages are new then. */
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
 * @throws {SiteError} code `NOT_IN_REGISTRY`, `LOCKED`, or `REFUSED` with every reason; the pins are then as they were
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
