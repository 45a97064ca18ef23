import { useSyncExternalStore } from 'react';

const noSubscription = () => () => {};

/** The path the visitor requested. A single prerendered page serves all of them, so it is known only in the browser. */
export function useRequestedPath(): string | undefined {
  return useSyncExternalStore(
    noSubscription,
    () => toReadablePath(window.location.pathname),
    () => undefined,
  );
}

function toReadablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
