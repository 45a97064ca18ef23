import { SiteError } from '@portfolio/contract';
import { emitRemoteEvent, startTrace } from '../remotes/remoteEvents';
import { COOKIE_NAMES, removeCookie, setCookie } from '../browser/siteCookie';
import type { ActiveOverrides } from './activeOverrides';
import type { ActiveOverride, Override } from './override';
import { OVERRIDES_KEY } from './overrideStorage';

/**
 * Stores an override beside the others, for the next document.
 *
 * @throws {SiteError} code `NOT_STORED` where the browser keeps nothing for this site
 */
export function setOverride(active: ActiveOverrides, added: ActiveOverride): void {
  write(new Map([...active, [added.remoteId, added]]));
  emitRemoteEvent('override-set', startTrace(added.remoteId, ''), added.release.version);
}

/**
 * Goes back to the pins of some remotes with the next document; what did not pass the checks is forgotten too.
 *
 * @throws {SiteError} code `NOT_STORED`
 */
export function clearOverrides(active: ActiveOverrides, remoteIds: Iterable<string>): void {
  const others = new Map(active);
  const cleared = [...remoteIds].flatMap((id) => active.get(id) ?? []);
  for (const { remoteId } of cleared) others.delete(remoteId);
  write(others);
  for (const { remoteId, pinnedVersion } of cleared)
    emitRemoteEvent('override-cleared', startTrace(remoteId, ''), pinnedVersion);
}

function write(active: ActiveOverrides): void {
  const overrides = [...active].map(([id, { override }]): [string, Override] => [id, override]);
  try {
    if (overrides.length === 0) localStorage.removeItem(OVERRIDES_KEY);
    else localStorage.setItem(OVERRIDES_KEY, JSON.stringify(Object.fromEntries(overrides)));
  } catch (cause) {
    throw new SiteError(
      'Failed to keep the override: this browser stores nothing for this site. Allow it in the settings, or leave private mode.',
      'NOT_STORED',
      { cause },
    );
  }
  const origins = overrides.flatMap(([, override]) =>
    override.kind === 'dev-server' ? override.origin : [],
  );
  if (origins.length > 0) setCookie(COOKIE_NAMES.devServers, [...new Set(origins)].join(' '));
  else removeCookie(COOKIE_NAMES.devServers);
}
