/** In the query of the page over which the login modal opens. */
export const LOGIN_PARAMETER = 'login';
/** Where to go after sign-in; in the same query. */
export const NEXT_URL_PARAMETER = 'nextUrl';

/**
 * The URL that opens the login modal and then continues to `path`. There is no login route: the home page opens it.
 *
 * @param path - of a page of this site; it is checked when it is read
 */
export function toLoginPath(path: string): string {
  return `/?${LOGIN_PARAMETER}&${NEXT_URL_PARAMETER}=${encodeURIComponent(path)}`;
}

/** Whether the query of a page asks for the login modal. */
export function isLoginRequested(search: string): boolean {
  return new URLSearchParams(search).has(LOGIN_PARAMETER);
}
