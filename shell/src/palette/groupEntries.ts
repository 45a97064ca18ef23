import { toKindText, type SearchEntry } from '../composition/searchEntry';

export interface EntryGroup {
  title: string;
  entries: readonly SearchEntry[];
  /** True if the entries are of different kinds. */
  isMixed?: boolean;
}

const MAX_RECENT = 4;

/** The entries shown for an empty query: recently visited pages first, then all others by kind. */
export function groupEntries(
  entries: readonly SearchEntry[],
  recentPaths: readonly string[],
): readonly EntryGroup[] {
  const recent = recentPaths
    .flatMap((path) => entries.find((entry) => entry.path === path) ?? [])
    .slice(0, MAX_RECENT);
  const groups = new Map<string, SearchEntry[]>();
  for (const entry of entries.filter((candidate) => !recent.includes(candidate))) {
    const title = entry.kind === 'page' ? 'Pages' : toKindText(entry);
    groups.set(title, [...(groups.get(title) ?? []), entry]);
  }
  const others = [...groups].map(([title, members]) => ({ title, entries: members }));
  return recent.length === 0 ? others : [{ title: 'Recent', entries: recent, isMixed: true }, ...others];
}
