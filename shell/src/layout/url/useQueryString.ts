import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const listeners = new Set<() => void>();

/** The last query of each page, by path. */
const lastQueries = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** While Back loads another page, the address is already that page's: this one keeps its own query. */
function readQueryString(path: string): string {
  const { pathname, search } = window.location;
  if (pathname === path) lastQueries.set(path, search);
  return lastQueries.get(path) ?? '';
}

const getServerQueryString = (): string => '';

/**
 * The page's query, empty on the server and during hydration, and a function that replaces it without a history entry.
 * Needs the page's router above it.
 */
export function useQueryString(): [string, (queryString: string) => void] {
  // The router renders again when a link to this page has changed the query: that fires no event.
  const { pathname: path } = useLocation();
  const replaceQueryString = useCallback(
    (queryString: string) => {
      const { pathname, hash } = window.location;
      if (pathname !== path) return;
      // The router keeps its own data in the history state, which must be preserved.
      window.history.replaceState(window.history.state, '', `${pathname}${queryString}${hash}`);
      for (const listener of listeners) listener();
    },
    [path],
  );
  const queryString = useSyncExternalStore(subscribe, () => readQueryString(path), getServerQueryString);
  return [queryString, replaceQueryString];
}
