import { loadReleasePage } from '../remotes/loadReleasePage';
import type { LoadedPage, LoadFailure } from '../remotes/pinnedReleaseLoader';
import { emitRemoteEvent, startTrace } from '../remotes/remoteEvents';
import { loadActiveOverrides } from './activeOverrides';

/**
 * Loads a page of the release that this browser uses instead of the pinned one. There is no fallback: a maintainer who
 * tries a release wants to see it fail.
 *
 * @param onDelay - called if it takes more than a few attempts
 * @param signal - stops further attempts, because another load has replaced this one
 * @returns undefined if the remote is not overridden
 * @throws {ChunkLoadError | RemoteContractError}
 */
export async function loadOverride(
  remoteId: string,
  page: string,
  onDelay: (error: LoadFailure) => void,
  signal?: AbortSignal,
): Promise<LoadedPage | undefined> {
  const release = (await loadActiveOverrides()).get(remoteId)?.release;
  if (release === undefined) return undefined;
  const trace = startTrace(remoteId, page);
  emitRemoteEvent('override-used', trace, release.version);
  try {
    return { Page: await loadReleasePage(release, trace, onDelay, signal), version: release.version };
  } catch (error) {
    if (signal?.aborted !== true) emitRemoteEvent('failed', trace, release.version, error as Error);
    throw error;
  }
}
