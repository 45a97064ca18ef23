import { SiteError } from '@portfolio/contract';
import type { Registry, Warn } from '@portfolio/registry';
import { LOG_FOLDER } from './historyPaths';
import { logEntry } from './historySchemas';
import { readHistoryJson } from './readHistoryFile';

/** A composition that the composer put in the place of another, on the machine that it ran on. */
interface Composed {
  id: string;
  /** Origin of the site's canonical links. */
  siteUrl: string;
  composedMs: number;
}

/** A composition that was seen where visitors get it. */
export interface Deployed extends Pick<Composed, 'id' | 'siteUrl'> {
  /** Origin that visitors get it from; each has a line of compositions of its own. */
  address: string;
  deployedMs: number;
  /** From now on there is no site at this address. */
  isGone?: true;
}

/** An entry of the log. */
export interface LogEntry {
  id: string;
  siteUrl: string;
  /** Null for one that was composed, and may have been deployed or not. */
  address: string | null;
  sinceMs: number;
  isGone: boolean;
  /** Path of the entry in the registry. */
  path: string;
}

/** A composition and how long visitors were given it. */
export interface LiveTime extends LogEntry {
  /** When another took its place; infinite for the one that is live. */
  replacedMs: number;
}

/** A composition that is composed again is noted again after this, in milliseconds: it is young then. */
const NOTE_AGAIN_MS = 24 * 60 * 60_000;

/** Notes that a composition is put in its place; nothing where it was a short while ago. */
export async function logComposition(registry: Registry, entry: Composed): Promise<void> {
  const [last] = (await readLog(registry)).filter(
    ({ siteUrl, address }) => siteUrl === entry.siteUrl && address === null,
  );
  if (last?.id === entry.id && entry.composedMs - last.sinceMs < NOTE_AGAIN_MS) return;
  await create(registry, entry.composedMs, entry);
}

/** Notes that a composition is what visitors get at an address; nothing where that is known. */
export async function logDeploy(registry: Registry, entry: Deployed): Promise<void> {
  const last = await findDeployed(registry, entry.address);
  if (last?.id === entry.id && entry.isGone !== true) return;
  await create(registry, entry.deployedMs, entry);
}

async function create(registry: Registry, timeMs: number, entry: Composed | Deployed): Promise<void> {
  const time = new Date(timeMs).toISOString().replaceAll(':', '-');
  await registry.create(`${LOG_FOLDER}/${time}_${entry.id}.json`, Buffer.from(`${JSON.stringify(entry)}\n`));
}

/** Finds what is recorded as live at an address. */
export async function findDeployed(registry: Registry, address: string): Promise<LiveTime | undefined> {
  return (await listLiveTimes(registry)).find(
    (time) => time.address === address && time.replacedMs === Infinity,
  );
}

/**
 * Lists the compositions that visitors were given with the time each was live, the newest first.
 *
 * @param warn - is given what is wrong with an entry
 */
export async function listLiveTimes(registry: Registry, warn: Warn = () => {}): Promise<LiveTime[]> {
  return toLiveTimes(await readLog(registry, warn));
}

/**
 * The times of the entries of a log. Deploys count. Only until the first one of a site is recorded, its compositions
 * count from when they were put in their place: a server may read them there.
 *
 * @param entries - newest first
 */
export function toLiveTimes(entries: readonly LogEntry[]): LiveTime[] {
  const firstDeploys = new Map<string, number>();
  // From the newest to the oldest: the oldest stays.
  for (const { address, siteUrl, sinceMs } of entries)
    if (address !== null) firstDeploys.set(siteUrl, sinceMs);
  const replaced = new Map<string, number>();
  return entries.flatMap((entry) => {
    const { siteUrl, address, sinceMs, isGone } = entry;
    const endMs = address === null ? (firstDeploys.get(siteUrl) ?? Infinity) : Infinity;
    if (sinceMs >= endMs) return [];
    const line = address ?? `composed for ${siteUrl}`;
    const replacedMs = replaced.get(line) ?? endMs;
    replaced.set(line, sinceMs);
    return isGone ? [] : [{ ...entry, replacedMs }];
  });
}

/**
 * Reads the log, newest first. An entry that cannot be read counts as deployed, since that is unknown, so that nothing of
 * its composition is removed.
 *
 * @param warn - is given what is wrong with an entry
 */
export async function readLog(registry: Registry, warn: Warn = () => {}): Promise<LogEntry[]> {
  const names = (await registry.list(LOG_FOLDER)).filter((name) => !name.startsWith('.'));
  const found = await Promise.all(names.map((name) => readEntry(registry, name, warn)));
  return found.flat().sort((a, b) => b.sinceMs - a.sinceMs);
}

/** The name of an entry says when and what, also where the entry itself cannot be read. */
const ENTRY_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)_([0-9a-f]{12})\.json$/;

async function readEntry(registry: Registry, name: string, warn: Warn): Promise<LogEntry[]> {
  const path = `${LOG_FOLDER}/${name}`;
  const [, day = '', hours = '', minutes = '', seconds = '', id = ''] = ENTRY_NAME.exec(name) ?? [];
  const sinceMs = Date.parse(`${day}T${hours}:${minutes}:${seconds}`);
  if (Number.isNaN(sinceMs)) {
    warn(
      `${path} in ${registry.location} is no entry of the log: its name is no time and composition. Remove it.`,
    );
    return [];
  }
  const getTime = (entry: Composed | Deployed) =>
    'deployedMs' in entry ? entry.deployedMs : entry.composedMs;
  try {
    const entry = await readHistoryJson<Composed | Deployed>(
      registry,
      path,
      logEntry,
      (one) => one.id === id && getTime(one) === sinceMs,
    );
    const { address = null, isGone = false } = 'address' in entry ? entry : {};
    return [{ id, siteUrl: entry.siteUrl, address, sinceMs, isGone, path }];
  } catch (error) {
    if (!(error instanceof SiteError) || !ENTRY_FAULTS.has(error.code)) throw error;
    warn(error.message);
    if (error.code === 'NOT_IN_REGISTRY') return [];
    return [{ id, siteUrl: path, address: path, sinceMs, isGone: false, path }];
  }
}

/** By these an entry is at fault, not the way to it; one that is gone was removed meanwhile. */
const ENTRY_FAULTS: ReadonlySet<string> = new Set(['BAD_RECORD', 'TOO_LARGE', 'NOT_IN_REGISTRY']);

/** The entries that were live at some time of the grace period: tabs of them may be open. */
export function filterLive(times: readonly LiveTime[], nowMs: number, graceMs: number): LiveTime[] {
  return times.filter(({ replacedMs }) => replacedMs >= nowMs - graceMs);
}
