import { ChunkLoadError, type PageProps, type RemoteContractError } from '@portfolio/contract';
import type { ComponentType } from 'react';
import type { RemoteRef } from '../composition/releaseRef';
import { circuitBreaker } from './circuitBreaker';
import { isShellFault, loadReleasePage } from './loadReleasePage';
import { canRun, type LoadableRelease } from './releaseSlots';
import { isBlocked, takeDocumentLoad, watchPolicy } from './policyBlocks';
import { emitRemoteEvent, startTrace } from './remoteEvents';

/** A page that arrived, and the version it is of. */
export interface LoadedPage {
  Page: ComponentType<PageProps>;
  version: string;
}

/** Code of a failure that a new document ends. */
export const OTHER_COMPOSITION = 'OTHER_COMPOSITION';

export type LoadFailure = ChunkLoadError | RemoteContractError;

/**
 * Loads a page of the pinned release and, where that fails, of the one that was pinned before. A release that failed
 * in this tab a short while ago is passed over.
 *
 * @param onDelay - called where it takes longer: several tries failed, or the pinned release has timed out and the
 *   previous one is being tried
 * @param isProbe - true asks for the pinned release whatever happened to it before
 * @param signal - ends this load: another one has taken its place
 * @throws {ChunkLoadError | RemoteContractError} what the pinned release failed by, where there is no other; code
 *   `OTHER_COMPOSITION` where the policy of this document is older than the release
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
      // The release was pinned after this document was loaded: the next document's policy lets it in.
      if (isBlocked(pinned.baseUrl) && takeDocumentLoad(pinned.entry.url))
        throw toOtherComposition(pinned, reason);
      // Without the shell's own part, or a connection, the other release would not come either.
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
 * Passes over a pinned release whose page threw while it was rendered.
 *
 * @returns false where there is no other release, or it was passed over already
 */
function giveUp({ id, version, entry, previous }: RemoteRef, page: string, error: Error): boolean {
  emitRemoteEvent('broken', startTrace(id, page), version, error);
  if (previous === undefined || circuitBreaker.isOpen(entry.url)) return false;
  circuitBreaker.open(entry.url);
  return true;
}

/** Loads pages of the pinned releases, and of those before where they fail. */
export const pinnedPageLoader = { load: loadLastKnownGood, giveUp };
