import { OVERRIDES_KEY, SiteError } from '@portfolio/contract';
import { COOKIE_NAMES, findCookie, removeCookie, setCookie } from '../browser/siteCookie';
import type { Override } from './override';
import { readStoredOverrides } from './overrideStorage';

/** Parses the stored overrides, each not validated; undefined if they are no object. */
export function parseOverrides(text: string | null): object | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Changes the stored overrides for the next document. Reads them again, because another tab may have changed them.
 *
 * @param changes - by remote; undefined removes its override
 * @param stored - the overrides to change (default the stored ones)
 * @throws {SiteError} code `NOT_STORED` if the browser stores nothing for this site
 */
export function storeOverrides(
  changes: Readonly<Record<string, Override | undefined>>,
  stored: object = parseOverrides(readStoredOverrides()) ?? {},
): void {
  const overrides = Object.entries<unknown>({ ...stored, ...changes }).filter(
    ([, override]) => override !== undefined,
  );
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
  const toOrigins = (values: readonly unknown[]) =>
    values.flatMap((value) => (Object(value) as { origin?: string }).origin ?? []);
  // Storage alone never makes the server allow an origin: the panel must have set it, now or before.
  const known = [
    ...(findCookie(COOKIE_NAMES.devServers)?.split(' ') ?? []),
    ...toOrigins(Object.values(changes)),
  ];
  const origins = toOrigins(overrides.map(([, override]) => override)).filter((origin) =>
    known.includes(origin),
  );
  if (origins.length > 0) setCookie(COOKIE_NAMES.devServers, [...new Set(origins)].join(' '));
  else removeCookie(COOKIE_NAMES.devServers);
}

/**
 * Removes stored overrides of some remotes, for the next document.
 *
 * @throws {SiteError} code `NOT_STORED`
 */
export function removeOverrides(remoteIds: Iterable<string>): void {
  storeOverrides(Object.fromEntries(Array.from(remoteIds, (id) => [id, undefined])));
}
