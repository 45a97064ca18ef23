import { createHistory, type History } from '@portfolio/kit/history';
import type { PortableKind } from './portableKind';
import { readStored, type FindStorage } from './storedValue';

/**
 * Starts a history from the stored creation. Unchanged if nothing is stored, or if the history has steps: a page that
 * is shown again keeps its undo and redo.
 */
export function loadHistory<T>(kind: PortableKind<T>, history: History<T>, storage: FindStorage): History<T> {
  if (history.past.length > 0 || history.future.length > 0) return history;
  const stored = readStored(kind, storage);
  return stored === null ? history : createHistory(stored);
}
