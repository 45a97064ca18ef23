import {
  type Allowed,
  type Pin,
  type PinsFile,
  type Release,
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
import { joinAllowed, listMounts, selectAllowed } from '../gate/asks';
import { checkRelease, type GateReport } from '../gate/checkRelease';
import type { PageCheck } from '../gate/pageCheck';
import { findTeam, readTeams } from '../release/teams';
import type { ShellPaths } from '../shell-build/paths';
import { withPin } from './changePin';
import { describeState } from './describePins';
import { readPins } from './pinsFile';

/** A release that is to be pinned, and what is allowed it. */
export interface PinOptions {
  paths: ShellPaths;
  registry: Registry;
  id: string;
  /** A published version, or "latest" for the highest stable one. */
  version: string;
  mayDropRoutes?: boolean;
  /** Exceptions that the maintainer allows this release, beside those of its pin; `all` allows whatever it asks for. */
  allow?: Allowed | 'all';
  /** Loads its new and changed pages in a browser, or says why that is not done; default not done. */
  pageCheck?: PageCheck | { skippedBecause: string };
  /** Says whether a release was ever deployed: one that was not is no fallback; default all were. */
  wasDeployed?: (id: string, integrity: string) => Promise<boolean>;
}

/** What the gate says of a release, and what pinning it changes. */
export interface PinVerdict extends GateReport {
  id: string;
  version: string;
  /** The pin before; null where there was none. */
  previousVersion: string | null;
  /** The last known good beside what is now pinned, or would be; null where there is none. */
  fallbackVersion: string | null;
  /** The lists of work that it has a part in. */
  mounts: readonly string[];
}

/** The version that is meant: one that was revoked or rolled back is pinned by its name or not at all. */
export async function findWanted(options: PinOptions, pins: PinsFile): Promise<string> {
  const { registry, id, version } = options;
  const versions = await listVersions(registry, toRemoteNames(id).id);
  const latest = findLatest(versions.filter((one) => describeState(pins, id, one) === null));
  const wanted = version === 'latest' ? latest : versions.find((one) => one === version);
  if (wanted === undefined) throw createMissingError(options, versions);
  return wanted;
}

/** The gate's report beside the pins that it was asked for. */
export interface Judgement {
  result: PinVerdict;
  /** The pins with it. */
  next: PinsFile;
  current: Pin | undefined;
  /** Whether what is pinned becomes the last known good. */
  isGood: boolean;
}

/** Asks the gate about one release, and writes nothing. */
export async function judgePin(options: PinOptions): Promise<Judgement> {
  const pins = readPins(options.paths.pins);
  return judge({ ...options, pins, wanted: await findWanted(options, pins) });
}

/** Asks the gate about one version, beside these pins. */
export async function judge(options: PinOptions & { pins: PinsFile; wanted: string }): Promise<Judgement> {
  const { paths, registry, id, pins, wanted, mayDropRoutes = false, allow = {} } = options;
  const { pageCheck, wasDeployed = () => Promise.resolve(true) } = options;
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
  return { result, next, isGood, current };
}

function createMissingError({ registry, id, version }: PinOptions, versions: readonly string[]): SiteError {
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
