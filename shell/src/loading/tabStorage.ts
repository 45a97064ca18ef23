/** Reads a map that a document of this tab has stored; empty if there is none or it cannot be read. */
export function readTabMap<Key, Value>(storageKey: string): Map<Key, Value> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [Key, Value][]);
  } catch {
    return new Map();
  }
}

/** Stores a map for the next documents of this tab. */
export function storeTabMap(storageKey: string, map: ReadonlyMap<unknown, unknown>): void {
  try {
    if (map.size === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify([...map]));
  } catch {
    // The storage is unavailable or full.
  }
}
