import { HOST_PLACEHOLDER } from '../shell-build/hostPlaceholder';
import type { DevServerRules, HeaderRules } from '../shell-build/shellBuild';

/** The headers as static hosts can say them: short lines, one host, and no reports, which they have no functions for. */
export interface StaticHeaders {
  /** The rules by page. */
  pages: HeaderRules;
  /** The rules where every page may do what any page may. */
  widest: HeaderRules;
}

/** `site.json`: what a server must know beyond the files themselves. Every host's configuration is made from it. */
export interface SiteIndex {
  compositionId: string;
  pages: readonly string[];
  /** From any accepted spelling, in lower case, to the canonical path. */
  redirects: Readonly<Record<string, string>>;
  /** The headers of every answer, as a server sends them. */
  headers: HeaderRules;
  staticHeaders: StaticHeaders;
  devServers: DevServerRules;
}

export const SITE_INDEX_FILE = 'site.json';

/**
 * What no visitor gets by its name: the files that hosts read, pages under the names of their files, compressed copies,
 * hidden files.
 */
export const PRIVATE_PATH = /^\/_|^\/site\.json$|\/\.|\/\/|\.(html|br|gz)$/;

/** File of a page in the composed site: `/work/js/drumKit` is `work/js/drumKit.html`. */
export function toHtmlFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}

/**
 * The headers of one path: later rules overrule earlier ones.
 *
 * @param host - that was asked; its placeholder stays without one
 */
export function getHeaders(
  rules: HeaderRules,
  path: string,
  host: string = HOST_PLACEHOLDER,
): Record<string, string> {
  const headers = Object.assign(
    {},
    ...rules
      .filter((rule) =>
        rule.path.endsWith('*') ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path,
      )
      .map(({ headers }) => headers),
  ) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replaceAll(HOST_PLACEHOLDER, host)]),
  );
}
