import { OVERRIDES_KEY, SiteError } from '@portfolio/contract';
import { COOKIE_NAMES, removeCookie, setCookie } from '../browser/siteCookie';
import type { ActiveOverride, Override } from './override';

/**
 * Replaces the stored overrides for the next document; invalid ones are dropped.
 *
 * @throws {SiteError} code `NOT_STORED` if the browser stores nothing for this site
 */
export function storeOverrides(active: ReadonlyMap<string, ActiveOverride>): void {
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
