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
  // The router keeps its own notes in the state: they must survive.
  window.history.replaceState(window.history.state, '', `${pathname}${queryString}${hash}`);
  for (const listener of listeners) listener();
}

/** The page's query, empty on the server and while hydrating, and a function that writes it without a new entry. */
export function useQueryString(): [string, (queryString: string) => void] {
  return [useSyncExternalStore(subscribe, getQueryString, getServerQueryString), replaceQueryString];
}
