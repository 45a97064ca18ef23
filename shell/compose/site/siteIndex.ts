import { HOST_PLACEHOLDER } from '../shell-build/hostPlaceholder';
import type { DevServerRules, HeaderRules } from '../shell-build/shellBuild';

/**
 * The headers in a form that static hosts support: short lines, a single host, and no reports, since they have no
 * API.
 */
export interface StaticHeaders {
  /** The rules by page. */
  pages: HeaderRules;
  /** The rules if every page had the rights of all pages together. */
  widest: HeaderRules;
}

/** The paths to which the pages of each remote link, in the spelling used there; undefined stands for the shell. */
export type LinkedPaths = ReadonlyMap<string | undefined, ReadonlySet<string>>;

/**
 * `site.json`: what a server must know beyond the files themselves. The configuration of every host is derived from
 * it.
 */
export interface SiteIndex {
  compositionId: string;
  pages: readonly string[];
  /** Maps every accepted spelling, in lower case, to the canonical path. */
  redirects: Readonly<Record<string, string>>;
  /** The headers of every response, as a server sends them. */
  headers: HeaderRules;
  staticHeaders: StaticHeaders;
  devServers: DevServerRules;
}

export const SITE_INDEX_FILE = 'site.json';

/** Paths that are not served: files for hosts, pages under their file names, compressed copies, hidden files. */
export const PRIVATE_PATH = /^\/_|^\/site\.json$|\/\.|\/\/|\.(html|br|gz)$/;

/** File of a page in the composed site: `/work/js/drumKit` becomes `work/js/drumKit.html`. */
export function toHtmlFile(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}

/**
 * Returns the headers of one path: later rules override earlier ones.
 *
 * @param host - the requested host; without it, the placeholder stays
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
