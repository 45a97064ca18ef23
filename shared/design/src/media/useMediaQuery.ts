import { useCallback, useSyncExternalStore } from 'react';

/**
 * Follows a media query.
 *
 * @param query - such as "(min-width: 60rem)"
 * @returns false on the server and while hydrating, then whether the query matches
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
