import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The path the visitor requested. A single prerendered page serves all of them, so it is known only in the browser. */
export function useAskedPath(): string | undefined {
  return useSyncExternalStore(
    neverChanges,
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
