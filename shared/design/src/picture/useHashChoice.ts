import { useSyncExternalStore } from 'react';
import { listenToAddress } from '../address/listenToAddress';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unlisten = listenToAddress(listener);
  return () => {
    listeners.delete(listener);
    unlisten();
  };
}

const getHash = (): string => window.location.hash;
const toHash = (id: string): string => `#${encodeURIComponent(id)}`;
const getServerHash = (): string => '';

/**
 * Keeps the chosen one of several things in the URL's hash, so that it can be linked to. Choosing adds no history
 * entry, and a hash that matches none of them is left alone.
 *
 * @param ids - the ids that may be chosen
 * @returns the chosen id (null for none, on the server and while hydrating) and a function that chooses
 */
export function useHashChoice(ids: readonly string[]): [string | null, (id: string | null) => void] {
  const hash = useSyncExternalStore(subscribe, getHash, getServerHash);

  // Hashes are compared undecoded: visitors can type one that cannot be decoded.
  const findChosen = (text: string) => ids.find((id) => toHash(id) === text) ?? null;

  function choose(id: string | null) {
    if (id === null && findChosen(getHash()) === null) return;
    const { pathname, search } = window.location;
    // Routers keep their own data in the history state: it must be preserved.
    window.history.replaceState(
      window.history.state,
      '',
      pathname + search + (id === null ? '' : toHash(id)),
    );
    for (const listener of listeners) listener();
  }

  return [findChosen(hash), choose];
}
