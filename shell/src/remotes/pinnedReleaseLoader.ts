import { ChunkLoadError, type PageProps, type RemoteContractError } from '@portfolio/contract';
import type { ComponentType } from 'react';
import type { RemoteRef } from '../composition/releaseRef';
import { circuitBreaker } from './circuitBreaker';
import { isShellFault, loadReleasePage } from './loadReleasePage';
import { canRun, type LoadableRelease } from './releaseSlots';
import { isBlocked, takeDocumentLoad, watchPolicy } from './policyBlocks';
import { emitRemoteEvent, startTrace } from './remoteEvents';

/** A loaded page with its version. */
export interface LoadedPage {
  Page: ComponentType<PageProps>;
  version: string;
}

/** Error code of a failure that a reload of the document resolves. */
export const OTHER_COMPOSITION = 'OTHER_COMPOSITION';

export type LoadFailure = ChunkLoadError | RemoteContractError;

/**
 * Loads a page of the pinned release and, if that fails, of the previously pinned one. A release that failed in this
 * tab recently is skipped.
 *
 * @param onDelay - called if it takes longer: several attempts failed, or the pinned release has timed out and the
 *   previous one is being tried
 * @param isProbe - true requests the pinned release even if it failed before
 * @param signal - aborted when another load replaces this one
 * @throws {ChunkLoadError | RemoteContractError} the failure of the pinned release if there is no other; code
 *   `OTHER_COMPOSITION` if the policy of this document is older than the release
 */
async function loadLastKnownGood(
  ref: RemoteRef,
  page: string,
  onDelay: (error: LoadFailure) => void,
  isProbe = false,
  signal?: AbortSignal,
): Promise<LoadedPage> {
  const { previous, ...pinned } = ref;
  const trace = startTrace(ref.id, page);
  const load = async (release: LoadableRelease) => ({
    Page: await loadReleasePage(release, trace, onDelay, signal),
    version: release.version,
  });

  watchPolicy();
  let reason: LoadFailure | null = null;
  const other = previous !== undefined && canRun({ ...pinned, ...previous }) ? previous : undefined;
  const isPassedOver = !isProbe && circuitBreaker.isOpen(pinned.entry.url);
  if (other !== undefined && (isPassedOver || !canRun(pinned))) {
    emitRemoteEvent('circuit-open', trace, pinned.version);
  } else {
    try {
      const loaded = await load(pinned);
      circuitBreaker.close(pinned.entry.url);
      return loaded;
    } catch (error) {
      reason = error as LoadFailure;
      if (signal?.aborted === true) throw reason;
      // The release was pinned after this document was loaded: the policy of a new document allows it.
      if (isBlocked(pinned.baseUrl) && takeDocumentLoad(pinned.entry.url))
        throw toOtherComposition(pinned, reason);
      // Without the shell's own chunk or a connection, the other release would fail to load too.
      if (other === undefined || isShellFault(reason) || !navigator.onLine) {
        emitRemoteEvent('failed', trace, pinned.version, reason);
        throw reason;
      }
      circuitBreaker.open(pinned.entry.url);
      console.error(reason);
      if (reason instanceof ChunkLoadError && reason.type === 'timeout') onDelay(reason);
    }
  }

  emitRemoteEvent('fallback', trace, other.version, reason ?? undefined);
  console.warn(
    `[${ref.id}] ${pinned.version} failed; ${other.version}, which was pinned before, takes its place.`,
  );
  try {
    return await load({ ...pinned, ...other });
  } catch (error) {
    const failure = reason ?? (error as LoadFailure);
    emitRemoteEvent('failed', trace, other.version, failure);
    throw failure;
  }
}

function toOtherComposition({ id, entry }: LoadableRelease, cause: LoadFailure): ChunkLoadError {
  return new ChunkLoadError({ chunk: id, type: 'missing', request: entry.url, cause }, OTHER_COMPOSITION);
}

/**
 * Skips a pinned release from now on, because its page threw while rendering.
 *
 * @returns false if there is no other release, or it was already skipped
 */
function giveUp({ id, version, entry, previous }: RemoteRef, page: string, error: Error): boolean {
  emitRemoteEvent('broken', startTrace(id, page), version, error);
  if (previous === undefined || circuitBreaker.isOpen(entry.url)) return false;
  circuitBreaker.open(entry.url);
  return true;
}

/** Loads pages of the pinned releases, or of the previous ones if those fail. */
export const pinnedReleaseLoader = { load: loadLastKnownGood, giveUp };
