/** Where sign-in leads to afterwards, in the query of the page that asks for it. */
const NEXT_URL_PARAMETER = 'nextUrl';
const LOGIN_PARAMETER = 'login';

/** Any origin will do: the result has none. */
const BASE = 'https://this.site';

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const SUSPICIOUS = /[\\\u0000-\u001f\u007f]/;

/**
 * Makes a path of this origin of whatever stands in `nextUrl`.
 *
 * @returns path, query and hash; null for another origin, another scheme and everything that browsers read differently
 */
export function findSafeNextUrl(value: string | null): string | null {
  if (value === null || !value.startsWith('/') || SUSPICIOUS.test(value)) return null;
  const url = findUrl(value);
  if (url === null || url.origin !== BASE) return null;
  // Dots may go away and leave two slashes at the start: another host.
  return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash;
}

function findUrl(value: string): URL | null {
  try {
    return new URL(value, BASE);
  } catch {
    return null;
  }
}

/** The page that opens the login modal and then leads to `path`. There is no login route: home has the modal. */
export function toLoginPath(path: string): string {
  const next = findSafeNextUrl(path);
  const query = next === null ? '' : `&${NEXT_URL_PARAMETER}=${encodeURIComponent(next)}`;
  return `/?${LOGIN_PARAMETER}${query}`;
}

/** What the query of a page asks of the login modal; null where it asks nothing. */
export function findLoginRequest(search: string): { nextUrl: string | null } | null {
  const query = new URLSearchParams(search);
  return query.has(LOGIN_PARAMETER) ? { nextUrl: findSafeNextUrl(query.get(NEXT_URL_PARAMETER)) } : null;
}

/** The same query, which also opens the login modal. */
export function withLoginRequest(search: string): string {
  const query = new URLSearchParams(search);
  query.set(LOGIN_PARAMETER, '');
  return `?${query}`;
}

/** The same query without what it asked of the login modal. */
export function withoutLoginRequest(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(LOGIN_PARAMETER);
  query.delete(NEXT_URL_PARAMETER);
  return query.size === 0 ? '' : `?${query}`;
}
