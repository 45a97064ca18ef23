import { createListeners } from './createListeners';

/** A value that can be observed, by React through `useStore` and by tests in Node. */
export interface Store<T> {
  get(): T;
  set(change: Partial<T> | ((current: T) => Partial<T>)): void;
  subscribe(listener: () => void): () => void;
}

/** Creates a store outside React, so that a page's logic can be tested without rendering. */
export function createStore<T extends object>(initial: T): Store<T> {
  let value = initial;
  const { subscribe, notify } = createListeners();

  return {
    get: () => value,
    set(change) {
      const next = typeof change === 'function' ? change(value) : change;
      value = { ...value, ...next };
      notify();
    },
    subscribe,
  };
}
