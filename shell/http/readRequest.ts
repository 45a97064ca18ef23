import type http from 'node:http';
import type { RefusalStatus } from './refusals';

/** A name or an address of version 4 or 6, and a port or none. */
const HOST = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i;

const HOME = 'http://localhost/';

/**
 * Says what is wrong with a request as such. A request of HTTP/1.1 has exactly one host (RFC 9112, section 3.2).
 *
 * @param isKnownHost - says whether the server answers to a name; it answers to all where this is left out
 */
export function findFault(
  { httpVersion, headersDistinct: { host = [] }, url = '' }: http.IncomingMessage,
  isKnownHost: (hostname: string) => boolean = () => true,
): RefusalStatus | null {
  if (isWhole(url) && !URL.canParse(url)) return 400;
  const [name] = host;
  if (name === undefined) return httpVersion === '1.0' ? null : 400;
  if (host.length > 1 || !HOST.test(name)) return 400;
  return isKnownHost(name.replace(/:\d*$/, '').toLowerCase()) ? null : 421;
}

/**
 * Reads what a request asks for: a path with its query, or a whole address, as proxies send it.
 *
 * @returns an address whose host says nothing
 * @throws {TypeError} for a whole address that is none; {@link findFault} finds it
 */
export function readTarget(target: string): URL {
  // In a path, two slashes begin no host, and a backslash is no slash.
  return new URL(isWhole(target) ? target : HOME + target.replace(/^\//, '').replaceAll('\\', '%5C'));
}

function isWhole(target: string): boolean {
  return /^https?:/i.test(target);
}
