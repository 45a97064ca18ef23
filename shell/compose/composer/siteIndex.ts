import type { ShellRenderer } from '../shellBuild';
import type { SiteMap } from '../../src/site-map/siteMap';

/** `site.json`: what a server must know beyond the files themselves. */
export interface SiteIndex {
  compositionId: string;
  pages: readonly string[];
  /** From any accepted spelling, in lower case, to the canonical path. */
  redirects: Readonly<Record<string, string>>;
  /** The only inline scripts that may run. */
  inlineScripts: readonly string[];
}

export const SITE_INDEX_FILE = 'site.json';

/** Describes a composed site for whoever serves it. */
export function createSiteIndex(compositionId: string, siteMap: SiteMap, renderer: ShellRenderer): SiteIndex {
  return {
    compositionId,
    pages: renderer.listPaths(siteMap),
    redirects: Object.fromEntries([...renderer.listRedirects(siteMap)].sort(([a], [b]) => (a < b ? -1 : 1))),
    inlineScripts: [renderer.THEME_SCRIPT],
  };
}
