import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

const getQueryString = (): string => window.location.search;
const getServerQueryString = (): string => '';

function replaceQueryString(queryString: string): void {
  const { pathname, hash } = window.location;
  // The router keeps its own data in the history state, which must be preserved.
  window.history.replaceState(window.history.state, '', `${pathname}${queryString}${hash}`);
  for (const listener of listeners) listener();
}

/**
 * The page's query, empty on the server and during hydration, and a function that replaces it without a history entry.
 */
export function useQueryString(): [string, (queryString: string) => void] {
  return [useSyncExternalStore(subscribe, getQueryString, getServerQueryString), replaceQueryString];
}
