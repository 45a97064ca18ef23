import type { DevServerRules } from '../../shell-build/shellBuild';

/**
 * Reads which dev servers of this machine a maintainer's override panel has chosen.
 *
 * @param cookies - the `Cookie` header
 * @returns origins; whatever else the cookie holds is left out
 */
export function readDevOrigins(
  { cookie: name, originPattern }: Pick<DevServerRules, 'cookie' | 'originPattern'>,
  cookies = '',
): string[] {
  const prefix = `${name}=`;
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(prefix));
  const pattern = new RegExp(originPattern);
  try {
    return decodeURIComponent(cookie?.slice(prefix.length) ?? '')
      .split(' ')
      .filter((origin) => pattern.test(origin));
  } catch {
    return [];
  }
}

/** The header rules that let these dev servers in; the usual ones where there are none. */
export function fillDevRules(
  { headers, placeholders: { origins, sockets } }: Pick<DevServerRules, 'headers' | 'placeholders'>,
  devOrigins: readonly string[],
): DevServerRules['headers'] {
  const devSockets = devOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const fill = (value: string) =>
    value.replaceAll(origins, devOrigins.join(' ')).replaceAll(sockets, devSockets.join(' '));
  return headers.map((rule) => ({
    ...rule,
    headers: Object.fromEntries(Object.entries(rule.headers).map(([name, value]) => [name, fill(value)])),
  }));
}
