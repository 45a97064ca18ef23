import { findOrigin } from './origins';

/**
 * The cookies of the functions. The prefix makes browsers refuse them from other hosts and from plain connections; no
 * script can read them.
 */
export const FUNCTION_COOKIES = {
  /** The token of the account that is signed in. */
  session: '__Host-session',
  /** Tells a browser that has signed in before from a stranger's. */
  device: '__Host-device',
} as const;

type FunctionCookie = (typeof FUNCTION_COOKIES)[keyof typeof FUNCTION_COOKIES];

const PREFIX = '__Host-';

const LOOPBACK_HOSTS = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Says whether a page calls that this machine serves without TLS, as `npm start` does. Safari stores no `Secure` cookie
 * there, and no cookie with the prefix is stored without `Secure`.
 */
function isPlainLocalPage(request: Request): boolean {
  const origin = findOrigin(request);
  return origin?.protocol === 'http:' && LOOPBACK_HOSTS.includes(origin.hostname);
}

/** The value that the browser sent; undefined where it has none. */
export function findCookie(request: Request, name: FunctionCookie): string | undefined {
  const pairs = request.headers.get('cookie')?.split(';') ?? [];
  const start = `${isPlainLocalPage(request) ? name.slice(PREFIX.length) : name}=`;
  return pairs
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/**
 * Adds a cookie to an answer; a lifetime of 0 deletes it.
 *
 * @param request - that is answered: only a page that this machine serves without TLS gets a cookie without prefix and `Secure`
 */
export function addCookie(
  response: Response,
  request: Request,
  name: FunctionCookie,
  value: string,
  lifetimeMs: number,
): void {
  const lifetime = `Path=/; Max-Age=${Math.floor(lifetimeMs / 1000)}; HttpOnly`;
  const cookie = isPlainLocalPage(request)
    ? `${name.slice(PREFIX.length)}=${value}; ${lifetime}`
    : `${name}=${value}; ${lifetime}; Secure`;
  response.headers.append('Set-Cookie', `${cookie}; SameSite=Strict`);
}
