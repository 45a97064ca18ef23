import { emitRemoteEvent, startTrace } from '../remotes/remoteEvents';
import type { ActiveOverrides } from './activeOverrides';
import type { ActiveOverride } from './override';
import { storeOverrides } from './storeOverrides';

/**
 * Adds an override to the stored ones, for the next document.
 *
 * @throws {SiteError} code `NOT_STORED` if the browser stores nothing for this site
 */
export function setOverride(active: ActiveOverrides, added: ActiveOverride): void {
  storeOverrides(new Map([...active, [added.remoteId, added]]));
  emitRemoteEvent('override-set', startTrace(added.remoteId, ''), added.release.version);
}

/**
 * Restores the pins of some remotes for the next document. Invalid overrides are dropped too.
 *
 * @throws {SiteError} code `NOT_STORED`
 */
export function clearOverrides(active: ActiveOverrides, remoteIds: Iterable<string>): void {
  const others = new Map(active);
  const cleared = [...remoteIds].flatMap((id) => active.get(id) ?? []);
  for (const { remoteId } of cleared) others.delete(remoteId);
  storeOverrides(others);
  for (const { remoteId, pinnedVersion } of cleared)
    emitRemoteEvent('override-cleared', startTrace(remoteId, ''), pinnedVersion);
}
