import { SiteError } from '@portfolio/contract';
import type { Registry, Warn } from '@portfolio/registry';
import { LOG_FOLDER } from './historyPaths';
import { logEntry } from './historySchemas';
import { readHistoryJson } from './readHistoryFile';

/** A composition that the composer made live on the machine it ran on. */
interface Composed {
  id: string;
  /** Origin of the site's canonical links. */
  siteUrl: string;
  composedMs: number;
}

/** A composition that was found live at a public address. */
export interface Deployed extends Pick<Composed, 'id' | 'siteUrl'> {
  /** Origin where visitors get it; each address has its own sequence of compositions. */
  address: string;
  deployedMs: number;
  /** Set if there is no site at this address from then on. */
  isGone?: true;
}

/** An entry of the log. */
export interface LogEntry {
  id: string;
  siteUrl: string;
  /** Null for a composition that was composed, and may have been deployed or not. */
  address: string | null;
  sinceMs: number;
  isGone: boolean;
  /** Path of the entry in the registry. */
  path: string;
}

/** A composition and the time during which visitors were given it. */
export interface LiveTime extends LogEntry {
  /** When another one replaced it; infinite for the live one. */
  replacedMs: number;
}

/**
 * A composition that is composed again is logged again after this time, in milliseconds, so that it counts as recent.
 */
const LOG_AGAIN_MS = 24 * 60 * 60_000;

/** Logs that a composition becomes the live one on this machine, unless that was logged a short while ago. */
export async function logComposition(registry: Registry, entry: Composed): Promise<void> {
  const [last] = (await readLog(registry)).filter(
    ({ siteUrl, address }) => siteUrl === entry.siteUrl && address === null,
  );
  if (last?.id === entry.id && entry.composedMs - last.sinceMs < LOG_AGAIN_MS) return;
  const composedMs = toLaterThan(last, entry.composedMs);
  await create(registry, composedMs, { ...entry, composedMs });
}

/** Logs that a composition is live at an address, unless that is already known. */
export async function logDeploy(registry: Registry, entry: Deployed): Promise<void> {
  const [last] = (await readLog(registry)).filter(({ address }) => address === entry.address);
  if (last?.id === entry.id && !last.isGone && entry.isGone !== true) return;
  const deployedMs = toLaterThan(last, entry.deployedMs);
  await create(registry, deployedMs, { ...entry, deployedMs });
}

/** The newest entry is the live one, so the next is later, even if the clock was ahead when the last one was made. */
function toLaterThan(last: LogEntry | undefined, nowMs: number): number {
  return last === undefined ? nowMs : Math.max(nowMs, last.sinceMs + 1);
}

async function create(registry: Registry, timeMs: number, entry: Composed | Deployed): Promise<void> {
  const time = new Date(timeMs).toISOString().replaceAll(':', '-');
  await registry.create(`${LOG_FOLDER}/${time}_${entry.id}.json`, Buffer.from(`${JSON.stringify(entry)}\n`));
}

/** Finds the composition that is recorded as live at an address. */
export async function findDeployed(registry: Registry, address: string): Promise<LiveTime | undefined> {
  return (await listLiveTimes(registry)).find(
    (time) => time.address === address && time.replacedMs === Infinity,
  );
}

/**
 * Lists the compositions that visitors were given and the time during which each was live, newest first.
 *
 * @param warn - called for each faulty entry
 */
export async function listLiveTimes(registry: Registry, warn: Warn = () => {}): Promise<LiveTime[]> {
  return toLiveTimes(await readLog(registry, warn));
}

/**
 * Derives from the log when each composition was live. Deploys count. Before the first recorded deploy of a site, its
 * composed ones count too: a server may serve them straight from this machine.
 *
 * @param entries - newest first
 */
export function toLiveTimes(entries: readonly LogEntry[]): LiveTime[] {
  const firstDeploys = new Map<string, number>();
  // Entries go from newest to oldest, so the oldest deploy remains.
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
 * Reads the log, newest first. An entry that cannot be read counts as a deploy, to be on the safe side: nothing of its
 * composition is then removed.
 *
 * @param warn - called for each faulty entry
 */
export async function readLog(registry: Registry, warn: Warn = () => {}): Promise<LogEntry[]> {
  const names = (await registry.list(LOG_FOLDER)).filter((name) => !name.startsWith('.'));
  const found = await Promise.all(names.map((name) => readEntry(registry, name, warn)));
  return found.flat().sort((a, b) => b.sinceMs - a.sinceMs);
}

/** The name of an entry contains its time and composition, so they are known even if the file cannot be read. */
const ENTRY_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)_([0-9a-f]{12})\.json$/;

async function readEntry(registry: Registry, name: string, warn: Warn): Promise<LogEntry[]> {
  const path = `${LOG_FOLDER}/${name}`;
  const [, day = '', hours = '', minutes = '', seconds = '', id = ''] = ENTRY_NAME.exec(name) ?? [];
  const sinceMs = Date.parse(`${day}T${hours}:${minutes}:${seconds}`);
  if (Number.isNaN(sinceMs)) {
    warn(
      `${path} in ${registry.location} is not an entry of the log: its name is not a time and a composition. Remove it.`,
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

/**
 * Errors caused by the entry itself, not by access to the registry; an entry that is not found was removed in the
 * meantime.
 */
const ENTRY_FAULTS: ReadonlySet<string> = new Set(['BAD_RECORD', 'TOO_LARGE', 'NOT_IN_REGISTRY']);

/** Selects the entries that were live at some time within the grace period: their tabs may still be open. */
export function filterLive(times: readonly LiveTime[], nowMs: number, graceMs: number): LiveTime[] {
  return times.filter(({ replacedMs }) => replacedMs >= nowMs - graceMs);
}
