import { SiteError } from '@portfolio/contract';
import type { Registry, Warn } from '@portfolio/registry';
import { LOG_FOLDER } from './historyPaths';
import { logEntry } from './historySchemas';
import { readHistoryJson } from './readHistoryFile';

/** A composition that took the place of another. */
export interface LogEntry {
  id: string;
  /** Origin of the site; each has a line of compositions of its own. */
  siteUrl: string;
  composedMs: number;
}

/** A composition and how long visitors were given it. */
export interface LiveTime extends LogEntry {
  /** Path of the entry in the registry. */
  path: string;
  /** When another took its place; infinite for the one that is live. */
  replacedMs: number;
}

/** Notes that a composition is live from now on; nothing where it was already. */
export async function logComposition(registry: Registry, entry: LogEntry): Promise<void> {
  const live = (await listLiveTimes(registry)).find(
    ({ siteUrl, replacedMs }) => siteUrl === entry.siteUrl && replacedMs === Infinity,
  );
  if (live?.id === entry.id) return;
  const time = new Date(entry.composedMs).toISOString().replaceAll(':', '-');
  await registry.create(`${LOG_FOLDER}/${time}_${entry.id}.json`, Buffer.from(`${JSON.stringify(entry)}\n`));
}

/**
 * Lists all compositions of the log with the time each was live, the newest first. An entry that cannot be read counts
 * as live on a site that nobody knows, so that nothing of its composition is removed.
 *
 * @param warn - is given what is wrong with an entry
 */
export async function listLiveTimes(registry: Registry, warn: Warn = () => {}): Promise<LiveTime[]> {
  const names = (await registry.list(LOG_FOLDER)).filter((name) => !name.startsWith('.'));
  const found = await Promise.all(names.map((name) => readEntry(registry, name, warn)));
  const entries = found.flat();
  entries.sort((a, b) => b.composedMs - a.composedMs);
  const replaced = new Map<string, number>();
  return entries.map((entry) => {
    const replacedMs = replaced.get(entry.siteUrl) ?? Infinity;
    replaced.set(entry.siteUrl, entry.composedMs);
    return { ...entry, replacedMs };
  });
}

/** The name of an entry says when and what, also where the entry itself cannot be read. */
const ENTRY_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)_([0-9a-f]{12})\.json$/;

async function readEntry(
  registry: Registry,
  name: string,
  warn: Warn,
): Promise<(LogEntry & { path: string })[]> {
  const path = `${LOG_FOLDER}/${name}`;
  const [, day = '', hours = '', minutes = '', seconds = '', id = ''] = ENTRY_NAME.exec(name) ?? [];
  const composedMs = Date.parse(`${day}T${hours}:${minutes}:${seconds}`);
  if (Number.isNaN(composedMs)) {
    warn(
      `${path} in ${registry.location} is no entry of the log: its name is no time and composition. Remove it.`,
    );
    return [];
  }
  try {
    const isNamedAfter = (entry: LogEntry) => entry.id === id && entry.composedMs === composedMs;
    return [{ ...(await readHistoryJson<LogEntry>(registry, path, logEntry, isNamedAfter)), path }];
  } catch (error) {
    if (!(error instanceof SiteError) || !ENTRY_FAULTS.has(error.code)) throw error;
    warn(error.message);
    return error.code === 'NOT_IN_REGISTRY' ? [] : [{ id, siteUrl: path, composedMs, path }];
  }
}

/** By these an entry is at fault, not the way to it; one that is gone was removed meanwhile. */
const ENTRY_FAULTS: ReadonlySet<string> = new Set(['BAD_RECORD', 'TOO_LARGE', 'NOT_IN_REGISTRY']);

/** The entries that were live at some time of the grace period: tabs of them may be open. */
export function filterLive(times: readonly LiveTime[], nowMs: number, graceMs: number): LiveTime[] {
  return times.filter(({ replacedMs }) => replacedMs >= nowMs - graceMs);
}
