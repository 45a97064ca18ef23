import type http from 'node:http';
import { parseUrl } from '@portfolio/contract/parse-url';
import type { RefusalStatus } from './refusals';

/** A host name, IPv4 or IPv6 address, with an optional port. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

const HOME = 'http://localhost/';

/**
 * Finds a fault in the request line or the host. An HTTP/1.1 request has exactly one host (RFC 9112, section 3.2).
 *
 * @param isKnownHost - whether the server answers to a host name; default it answers to all
 */
export function findFault(
  { httpVersion, headersDistinct: { host = [] }, url = '' }: http.IncomingMessage,
  isKnownHost: (hostname: string) => boolean = () => true,
): RefusalStatus | null {
  if (isAbsolute(url) && parseUrl(url) === null) return 400;
  const [name] = host;
  if (name === undefined) return httpVersion === '1.0' ? null : 400;
  if (host.length > 1 || !HOST.test(name)) return 400;
  return isKnownHost(name.replace(/:\d*$/, '').toLowerCase()) ? null : 421;
}

/**
 * Parses a request target: a path with its query, or a full URL, as proxies send it.
 *
 * @returns a URL whose host has no meaning
 * @throws {TypeError} for an invalid full URL; {@link findFault} detects it
 */
export function readTarget(target: string): URL {
  // In a path, two slashes do not start a host, and a backslash is not a slash.
  return new URL(isAbsolute(target) ? target : HOME + target.replace(/^\//, '').replaceAll('\\', '%5C'));
}

function isAbsolute(target: string): boolean {
  return /^https?:/i.test(target);
}
