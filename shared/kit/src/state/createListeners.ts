/** Functions that are called after a change. */
export interface Listeners {
  /**
   * Adds a listener and returns a function that removes it. It is a stable reference, as `useSyncExternalStore`
   * requires.
   */
  subscribe(listener: () => void): () => void;
  notify(): void;
}

interface Watch {
  /** Runs before the first listener is added, and again if one is added after all were removed. */
  onFirst?: () => void;
  /** Runs after the last listener is removed. */
  onLast?: () => void;
}

/** Creates a set of listeners for a store that holds its value itself. */
export function createListeners({ onFirst, onLast }: Watch = {}): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      if (listeners.size === 0) onFirst?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) onLast?.();
      };
    },
    notify() {
      for (const listener of listeners) listener();
    },
  };
}
