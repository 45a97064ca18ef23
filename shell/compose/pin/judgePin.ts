import {
  type Allowed,
  type Pin,
  type PinsFile,
  type Release,
  type ReleasePin,
  SiteError,
  toRemoteNames,
} from '@portfolio/contract';
import {
  findLatest,
  type FoundRelease,
  isReleaseFault,
  listVersions,
  readPinnedRelease,
  readRelease,
  type Registry,
} from '@portfolio/registry';
import semver from 'semver';
import { joinAllowed, listMounts, selectAllowed } from '../gate/rights';
import { checkRelease, type GateReport } from '../gate/checkRelease';
import type { PageCheck } from '../gate/pageCheck';
import { findTeam, readTeams } from '../release/teams';
import type { ShellPaths } from '../shell-build/paths';
import { withPin } from './changePin';
import { describeState } from './describePins';
import { readPins, withAllRevocations } from './pinsFile';

/** A release to pin, and the exceptions allowed for it. */
export interface PinOptions {
  paths: ShellPaths;
  registry: Registry;
  id: string;
  /** A published version, or "latest" for the highest stable one. */
  version: string;
  /** The pin of another environment, if exactly its release file is to be pinned; default the published one. */
  tried?: ReleasePin;
  mayDropRoutes?: boolean;
  /**
   * Exceptions that the maintainer allows this release, in addition to those of its pin; `all` allows everything it
   * asks for.
   */
  allow?: Allowed | 'all';
  /** Loads the pages that it may have changed in a browser, or gives the reason for not doing so; default no page check. */
  pageCheck?: PageCheck | { skippedBecause: string };
  /** Whether a release was ever deployed: one that was not does not become a fallback; default all were. */
  wasDeployed?: (id: string, integrity: string) => Promise<boolean>;
}

/** The gate's verdict on a release, and the effect of pinning it. */
export interface PinVerdict extends GateReport {
  id: string;
  version: string;
  /** The version pinned before; null if there was none. */
  previousVersion: string | null;
  /** The last known good after this pin, also in a dry run; null if there is none. */
  fallbackVersion: string | null;
  /** The lists of work in which it has entries. */
  mounts: readonly string[];
}

/** Finds the requested version; "latest" never selects a release that was revoked anywhere, or rolled back here. */
export async function resolveVersion(options: PinOptions, pins: PinsFile): Promise<string> {
  const { paths, registry, id, version } = options;
  if (version !== 'latest' && semver.valid(version) === null)
    throw new SiteError(
      `[${id}] Failed to pin "${version}": it is not a version. Write one such as 1.2.0, or "latest".`,
      'USAGE',
    );
  const versions = await listVersions(registry, toRemoteNames(id).id);
  const known = withAllRevocations(pins, paths.pins);
  const latest = findLatest(versions.filter((one) => describeState(known, id, one) === null));
  const wanted = version === 'latest' ? latest : versions.find((one) => one === version);
  if (wanted === undefined) throw createMissingError(options, versions);
  return wanted;
}

/** The gate's verdict, and the resulting pins. */
export interface Judgement {
  result: PinVerdict;
  /** The pins including this release. */
  next: PinsFile;
  current: Pin | undefined;
  /** Whether the release pinned so far becomes the last known good. */
  isGood: boolean;
}

/** Asks the gate about one release, without writing anything. */
export async function judgePin(options: PinOptions): Promise<Judgement> {
  const pins = readPins(options.paths.pins);
  return judge({ ...options, pins, wanted: await resolveVersion(options, pins) });
}

/** Asks the gate about one version in combination with these pins. */
export async function judge(options: PinOptions & { pins: PinsFile; wanted: string }): Promise<Judgement> {
  const { paths, registry, id, pins, wanted, mayDropRoutes = false, allow = {} } = options;
  const { pageCheck, wasDeployed = () => Promise.resolve(true) } = options;
  const found = await readCandidate(options);
  const pinned = await findCurrent(registry, pins, id);
  const team = findTeam(readTeams(paths.pins), id);
  // Without a team, a remote may use all lists that its first release asks for. Others have to be allowed.
  const first = pins.remotes[id] === undefined ? found.release : pinned;
  const mounts = team?.mounts ?? (first === null ? [] : listMounts(first));
  const before = joinAllowed({ mounts, ...pins.remotes[id]?.allowed }, team ?? {});
  const selected = selectAllowed(found.release, before, allow);
  const pin = {
    ...found.pin,
    // Without this list, the gate would take the pin for one from before mounts were recorded, and allow every list.
    allowed: { ...selected, mounts: selected?.mounts ?? [] },
    ...(typeof pageCheck === 'object' && { unchecked: pageCheck.skippedBecause }),
  };
  const known = withAllRevocations(pins, paths.pins);
  const report = await checkRelease({ paths, registry, pins: known, id, pin, mayDropRoutes });
  const refusals =
    typeof pageCheck === 'function' && report.refusals.length === 0
      ? await pageCheck({
          paths,
          registry,
          pins,
          id,
          pin,
          release: found.release,
          // Pages that were never loaded in a browser count as new, even those of the same release.
          current: pins.remotes[id]?.unchecked === undefined ? pinned : null,
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
    `[${id}] Failed to pin ${version}: ${registry.location} has ${versions.length === 0 ? 'no release of it' : `only ${versions.join(', ')}`}. Ask its team to deploy it first.`,
    'NOT_IN_REGISTRY',
  );
}

/** The release to pin. One that was tried is read once: a second read might return another file than the verified one. */
async function readCandidate({
  registry,
  id,
  wanted,
  tried,
}: PinOptions & { wanted: string }): Promise<FoundRelease> {
  if (tried === undefined) return readRelease(registry, id, wanted);
  const { version, release, integrity } = tried;
  return { release: await readPinnedRelease(registry, id, tried), pin: { version, release, integrity } };
}

/** The pinned release; null if there is none or it cannot be read: then all pages count as new. */
async function findCurrent(registry: Registry, { remotes }: PinsFile, id: string): Promise<Release | null> {
  const pin = remotes[id];
  if (pin === undefined) return null;
  return readPinnedRelease(registry, id, pin).catch((error: unknown) => {
    if (!isReleaseFault(error)) throw error;
    return null;
  });
}
