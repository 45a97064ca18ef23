import { useSyncExternalStore } from 'react';
import type { Store } from './createStore';

/**
 * Reads one part of a store and re-renders when that part changes.
 *
 * @param store - from `createStore`, or anything with `get` and `subscribe`
 * @param select - returns a primitive or a reference that the store keeps; a new object would cause an endless loop
 */
export function useStore<T, Part>(
  store: Pick<Store<T>, 'get' | 'subscribe'>,
  select: (value: T) => Part,
): Part {
  const read = () => select(store.get());
  return useSyncExternalStore(store.subscribe, read, read);
}
