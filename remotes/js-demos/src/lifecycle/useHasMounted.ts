import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False on the server and in the first client render, true from then on. */
export function useHasMounted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
