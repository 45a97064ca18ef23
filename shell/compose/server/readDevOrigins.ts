import { isDevOrigin } from '../../src/overrides/devServerUrl';
import { COOKIE_NAMES } from '../../src/browser/siteCookie';

/**
 * Reads which dev servers of this machine a maintainer told the override panel to use.
 *
 * @param cookies - the `Cookie` header
 * @returns origins; whatever else the cookie holds is left out
 */
export function readDevOrigins(cookies = ''): string[] {
  const prefix = `${COOKIE_NAMES.devServers}=`;
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(prefix));
  try {
    return decodeURIComponent(cookie?.slice(prefix.length) ?? '')
      .split(' ')
      .filter(isDevOrigin);
  } catch {
    return [];
  }
}
