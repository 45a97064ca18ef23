import type { Registry } from '@portfolio/registry';
import { LOG_FOLDER } from './historyPaths';
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

/** Lists all compositions of the log with the time each was live, the newest first. */
export async function listLiveTimes(registry: Registry): Promise<LiveTime[]> {
  const names = (await registry.list(LOG_FOLDER)).filter((name) => name.endsWith('.json'));
  const entries = await Promise.all(
    names.map(async (name) => {
      const path = `${LOG_FOLDER}/${name}`;
      const isEntry = ({ id, composedMs }: LogEntry) => name.includes(id) && Number.isFinite(composedMs);
      return { ...(await readHistoryJson<LogEntry>(registry, path, isEntry)), path };
    }),
  );
  entries.sort((a, b) => b.composedMs - a.composedMs);
  const replaced = new Map<string, number>();
  return entries.map((entry) => {
    const replacedMs = replaced.get(entry.siteUrl) ?? Infinity;
    replaced.set(entry.siteUrl, entry.composedMs);
    return { ...entry, replacedMs };
  });
}

/** The entries that were live at some time of the grace period: tabs of them may be open. */
export function filterLive(times: readonly LiveTime[], nowMs: number, graceMs: number): LiveTime[] {
  return times.filter(({ replacedMs }) => replacedMs >= nowMs - graceMs);
}
