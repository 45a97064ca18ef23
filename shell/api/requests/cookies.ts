import { isLoopback } from '../../http/isLoopback';
import { findOrigin } from './origins';

/**
 * The cookies of the API. The prefix `__Host-` makes browsers reject them from other hosts and over plain HTTP; scripts
 * cannot read them.
 */
export const API_COOKIES = {
  /** The token of the signed-in account. */
  session: '__Host-session',
  /** Identifies a browser that has signed in before. */
  device: '__Host-device',
} as const;

type ApiCookie = (typeof API_COOKIES)[keyof typeof API_COOKIES];

const PREFIX = '__Host-';

/**
 * Whether the request comes from a page served by this machine without TLS, as with `npm start`. Safari does not store
 * a `Secure` cookie from there, and no browser stores a `__Host-` cookie without `Secure`.
 */
function isPlainLocalPage(request: Request): boolean {
  const origin = findOrigin(request);
  return origin?.protocol === 'http:' && isLoopback(origin.hostname);
}

/** The cookie's value in the request; undefined if there is none. */
export function findCookie(request: Request, name: ApiCookie): string | undefined {
  const pairs = request.headers.get('cookie')?.split(';') ?? [];
  const start = `${isPlainLocalPage(request) ? name.slice(PREFIX.length) : name}=`;
  return pairs
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length);
}

/**
 * Adds a cookie to a response; a lifetime of 0 deletes it.
 *
 * @param request - the request of the response: only local pages without TLS get a cookie without prefix and `Secure`
 */
export function addCookie(
  response: Response,
  request: Request,
  name: ApiCookie,
  value: string,
  lifetimeMs: number,
): void {
  const lifetime = `Path=/; Max-Age=${Math.floor(lifetimeMs / 1000)}; HttpOnly`;
  const cookie = isPlainLocalPage(request)
    ? `${name.slice(PREFIX.length)}=${value}; ${lifetime}`
    : `${name}=${value}; ${lifetime}; Secure`;
  response.headers.append('Set-Cookie', `${cookie}; SameSite=Strict`);
}
