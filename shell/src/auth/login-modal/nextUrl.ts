import { LOGIN_PARAMETER, NEXT_URL_PARAMETER } from '../loginPath';

/** Any origin will do: it is not part of the result. */
const BASE = 'https://this.site';

// oxlint-disable-next-line no-control-regex -- control characters are exactly what it has to match
const SUSPICIOUS = /[\\\u0000-\u001f\u007f]/;

/**
 * Turns the value of `nextUrl` into a path of this origin.
 *
 * @returns path, query and hash; null for another origin or scheme, and for anything browsers interpret differently
 */
export function findSafeNextUrl(value: string | null): string | null {
  if (value === null || !value.startsWith('/') || SUSPICIOUS.test(value)) return null;
  const url = findUrl(value);
  if (url === null || url.origin !== BASE) return null;
  // Resolving dot segments may leave two slashes at the start, which would mean another host.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
}

function findUrl(value: string): URL | null {
  try {
    return new URL(value, BASE);
  } catch {
    return null;
  }
}

/** Reads the login request from the query of a page; null if there is none. */
export function findLoginRequest(search: string): { nextUrl: string | null } | null {
  const query = new URLSearchParams(search);
  return query.has(LOGIN_PARAMETER) ? { nextUrl: findSafeNextUrl(query.get(NEXT_URL_PARAMETER)) } : null;
}

/** The same query, with the parameter that opens the login modal. */
export function withLoginRequest(search: string): string {
  const query = new URLSearchParams(search);
  query.set(LOGIN_PARAMETER, '');
  return `?${query}`;
}

/** The same query without the parameters for the login modal. */
export function withoutLoginRequest(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(LOGIN_PARAMETER);
  query.delete(NEXT_URL_PARAMETER);
  return query.toString() === '' ? '' : `?${query}`;
}
