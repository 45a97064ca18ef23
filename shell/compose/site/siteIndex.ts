import type { ShellRenderer } from '../shell-build/shellBuild';
import type { PolicySources } from '../composer/headers';
import type { SiteMap } from '../../src/site-map/siteMap';

/** `site.json`: what a server must know beyond the files themselves. */
export interface SiteIndex {
  compositionId: string;
  pages: readonly string[];
  /** From any accepted spelling, in lower case, to the canonical path. */
  redirects: Readonly<Record<string, string>>;
  policy: PolicySources;
}

export const SITE_INDEX_FILE = 'site.json';

/** Describes a composed site for whoever serves it. */
export function createSiteIndex(
  compositionId: string,
  siteMap: SiteMap,
  renderer: ShellRenderer,
  policy: PolicySources,
): SiteIndex {
  return {
    compositionId,
    pages: renderer.listPaths(siteMap),
    redirects: Object.fromEntries([...renderer.listRedirects(siteMap)].sort(([a], [b]) => (a < b ? -1 : 1))),
    policy,
  };
}
