/** Functions that are called after a change. */
export interface Listeners {
  /** Adds a listener; the result removes it. The function does not change, as `useSyncExternalStore` needs. */
  subscribe(listener: () => void): () => void;
  notify(): void;
}

interface Watch {
  /** Runs before the first listener is added, and again when one comes after all have left. */
  onFirst?: () => void;
  /** Runs after the last listener has left. */
  onLast?: () => void;
}

/** Creates a set of listeners, for a store that keeps its value itself. */
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
