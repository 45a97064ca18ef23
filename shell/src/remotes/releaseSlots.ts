import type { ReleaseRef, RemoteRef } from '../composition/releaseRef';
import { abandonPendingFiles } from './abandonPendingFiles';

/** A release, pinned or not, with all that loading it takes. */
export type LoadableRelease = Omit<RemoteRef, 'previous'> & {
  /** An override of this browser's owner: the only code that runs without a hash. */
  isFromDevServer?: boolean;
};

/** Container to the entry that was asked for last. */
const latestEntries = new Map<string, string>();

/** Entries whose code ran until another release of the same remote took their place. */
const replacedEntries = new Set<string>();

/**
 * Says whether a release can still be started in this document. One that ran and was replaced cannot: its chunks
 * find it by a global name, and that name is the other's now.
 */
export function canRun({ entry }: ReleaseRef): boolean {
  return !replacedEntries.has(entry.url);
}

/** Gives the global names of a remote to another of its releases, so that no module of one reaches the other. */
export function makeRoom({ container, baseUrl, entry }: LoadableRelease): void {
  const before = latestEntries.get(container);
  latestEntries.set(container, entry.url);
  if (before === undefined || before === entry.url) return;
  const globals = globalThis as unknown as Record<string, unknown>;
  abandonPendingFiles(baseUrl);
  if (globals[container] !== undefined) replacedEntries.add(before);
  globals[container] = undefined;
  globals[`webpackChunk${container}`] = undefined;
}
