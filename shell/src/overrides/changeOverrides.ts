import { emitRemoteEvent, startTrace } from '../remotes/remoteEvents';
import type { ActiveOverrides } from './activeOverrides';
import type { ActiveOverride } from './override';
import { removeOverrides, storeOverrides } from './storeOverrides';

/**
 * Adds an override to the stored ones, for the next document.
 *
 * @throws {SiteError} code `NOT_STORED` if the browser stores nothing for this site
 */
export function setOverride({ remoteId, override, release }: ActiveOverride): void {
  storeOverrides({ [remoteId]: override });
  emitRemoteEvent('override-set', startTrace(remoteId, ''), release.version);
}

/**
 * Restores the pins of some remotes for the next document.
 *
 * @param remoteIds - default all, which removes invalid overrides too
 * @throws {SiteError} code `NOT_STORED`
 */
export function clearOverrides(active: ActiveOverrides, remoteIds?: readonly string[]): void {
  if (remoteIds === undefined) storeOverrides({}, {});
  else removeOverrides(remoteIds);
  for (const { remoteId, pinnedVersion } of active.values())
    if (remoteIds?.includes(remoteId) ?? true)
      emitRemoteEvent('override-cleared', startTrace(remoteId, ''), pinnedVersion);
}
