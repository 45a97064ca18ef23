import type { DevServerRules } from '../../shell-build/shellBuild';

/**
 * Reads which local dev servers a maintainer has chosen in the override panel.
 *
 * @param cookies - the `Cookie` header
 * @returns origins; anything else in the cookie is ignored
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

/** Fills the chosen dev servers into the header rules. */
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
