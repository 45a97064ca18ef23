import { parseUrl } from '@portfolio/contract/parse-url';
import { RequestFault } from './RequestFault';

/**
 * Checks whether a page may call: it has to be of this server's own origin or of a configured one. Calls without an
 * `Origin` header do not come from a page.
 *
 * @throws {RequestFault} status 403 for every other page
 */
export function checkOrigin(request: Request, allowedOrigins: readonly string[]): void {
  const origin = request.headers.get('origin');
  if (origin === null || allowedOrigins.includes(origin) || isOwnPage(request)) return;
  throw new RequestFault(
    403,
    'WRONG_ORIGIN',
    'Pages of this origin may not call this API. Add it to ALLOWED_ORIGINS.',
  );
}

/** Lets a page of a configured origin read a response, whatever its status (CORS). */
export function allowReading(response: Response, request: Request, allowedOrigins: readonly string[]): void {
  const origin = request.headers.get('origin');
  if (origin !== null && allowedOrigins.includes(origin))
    response.headers.set('Access-Control-Allow-Origin', origin);
}

/** Whether the call comes from a page of the API's own origin. */
export function isOwnPage(request: Request): boolean {
  // Compare the host only: a TLS proxy in front of this server changes the scheme.
  return findOrigin(request)?.host === getHost(request);
}

/** The origin of the calling page; undefined if there is none. */
export function findOrigin(request: Request): URL | undefined {
  const origin = request.headers.get('origin');
  return origin === null ? undefined : (parseUrl(origin) ?? undefined);
}

/** Whether a URL belongs to a page that may call: of this server, or of a configured origin. */
export function isKnownPage(request: Request, page: string, allowedOrigins: readonly string[]): boolean {
  const url = parseUrl(page);
  return url !== null && (allowedOrigins.includes(url.origin) || url.host === getHost(request));
}

/** The headers of a preflight response for a call with an Authorization header. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'authorization, content-type',
  'Access-Control-Max-Age': '600',
} as const;

function getHost(request: Request): string {
  return request.headers.get('host') ?? new URL(request.url).host;
}
