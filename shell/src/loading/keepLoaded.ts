/** Creates a loader that loads once and caches the result; after a failure it loads again. */
export function keepLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined;
  return () => {
    pending ??= load();
    pending.catch(() => {
      pending = undefined;
    });
    return pending;
  };
}

/** Creates a promise that React's `use` reads without suspending. */
export function createSettled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled' as const, value });
}
