import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** The path the visitor asked for. One prerendered page answers all of them: it is known only in the browser. */
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
