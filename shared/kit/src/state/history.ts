/** Steps kept for undo; beyond it the oldest is dropped, so that long sessions do not use ever more memory. */
export const HISTORY_LIMIT = 100;

/** A value with its past and, after an undo, its future. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

/** Creates a history with no past and no future. */
export function createHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** Makes a value the present and drops the future. Recording the current value adds no step. */
export function record<T>(history: History<T>, next: T): History<T> {
  if (Object.is(history.present, next)) return history;
  return { past: [...history.past, history.present].slice(-HISTORY_LIMIT), present: next, future: [] };
}

/** Goes one step back; without a past, the history is unchanged. */
export function undo<T>({ past, present, future }: History<T>): History<T> {
  if (past.length === 0) return { past, present, future };
  return { past: past.slice(0, -1), present: past[past.length - 1] as T, future: [present, ...future] };
}

/** Goes one step forward; without a future, the history is unchanged. */
export function redo<T>({ past, present, future }: History<T>): History<T> {
  if (future.length === 0) return { past, present, future };
  return { past: [...past, present], present: future[0] as T, future: future.slice(1) };
}
