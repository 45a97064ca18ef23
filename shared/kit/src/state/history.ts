/** Steps kept for undo; the oldest is dropped beyond it, so a long session cannot grow without end. */
export const HISTORY_LIMIT = 100;

/** A value with its past and, after an undo, its future. */
export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
}

/** Starts a history without past and future. */
export function createHistory<T>(present: T): History<T> {
  return { past: [], present, future: [] };
}

/** Makes a value the present and drops the future. The value that is already present adds no step. */
export function record<T>(history: History<T>, next: T): History<T> {
  if (Object.is(history.present, next)) return history;
  return { past: [...history.past, history.present].slice(-HISTORY_LIMIT), present: next, future: [] };
}

/** Goes one step back; without a past, the result equals the history. */
export function undo<T>({ past, present, future }: History<T>): History<T> {
  if (past.length === 0) return { past, present, future };
  return { past: past.slice(0, -1), present: past[past.length - 1] as T, future: [present, ...future] };
}

/** Goes one step forward; without a future, the result equals the history. */
export function redo<T>({ past, present, future }: History<T>): History<T> {
  if (future.length === 0) return { past, present, future };
  return { past: [...past, present], present: future[0] as T, future: future.slice(1) };
}
