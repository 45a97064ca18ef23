import type { ReleaseRef, RemoteRef } from '../composition/releaseRef';
import { abandonPendingFiles } from './abandonPendingFiles';

/** A release, pinned or not, with everything needed to load it. */
export type LoadableRelease = Omit<RemoteRef, 'previous'> & {
  /** True for a dev server that this browser uses as an override: the only code that runs without a hash. */
  isFromDevServer?: boolean;
};

/** By container, the entry that was requested last. */
const latestEntries = new Map<string, string>();

/** Entries whose code ran until another release of the same remote replaced it. */
const replacedEntries = new Set<string>();

/**
 * Returns whether a release can still be started in this document. One that ran and was replaced cannot: its chunks
 * find it by a global name, which now belongs to the other release.
 */
export function canRun({ entry }: ReleaseRef): boolean {
  return !replacedEntries.has(entry.url);
}

/**
 * Frees the global names of a remote for another release, so that no module of one can reach the other. The first release
 * of a remote gets them as own properties of `window` too: otherwise its loader would find an element with such an id.
 */
export function makeRoom({ container, baseUrl, entry }: LoadableRelease): void {
  const before = latestEntries.get(container);
  latestEntries.set(container, entry.url);
  if (before === entry.url) return;
  const globals = globalThis as unknown as Record<string, unknown>;
  if (before !== undefined) {
    abandonPendingFiles(baseUrl);
    if (globals[container] !== undefined) replacedEntries.add(before);
  }
  globals[container] = undefined;
  globals[`webpackChunk${container}`] = undefined;
}
