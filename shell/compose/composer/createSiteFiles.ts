import fs from 'node:fs/promises';
import path from 'node:path';
import type { ShellBuild } from '@portfolio/build';
import type { Registry } from '@portfolio/registry';
import { SERVICE_WORKER_URL } from '../../src/offline/serviceWorkerSetting';
import { COMPOSITION_URL, type CompositionFacts } from '../../src/composition/compositionFacts';
import type { PageData } from '../../src/site-map/pageData';
import type { SiteMap } from '../../src/site-map/siteMap';
import { toHeadersFile, toRedirectsFile } from '../hosting/staticHost';
import type { ShellRenderer } from '../shellBuild';
import { createHeaderRules, getHeaders } from './headers';
import { ICON_FOLDER, ICON_SVG_FILE, ICONS, toIconUrl } from './icons';
import type { PinnedRemote } from './PinnedRemote';
import {
  createOfflineComposition,
  describeText,
  type KeptFile,
  toServiceWorkerScript,
} from './serviceWorker';
import { toRobotsTxt, toRssXml, toSitemapXml } from './siteFiles';
import { createSiteIndex, SITE_INDEX_FILE, type SiteIndex } from './siteIndex';
import { getBaseUrl } from './siteRemote';
import { toWebManifest, WEB_MANIFEST_FILE } from './webManifest';

/** Path of the page for unknown paths. */
export const NOT_FOUND_PATH = '/404';

interface SiteParts {
  id: string;
  /** Of canonical links. */
  origin: string;
  shell: ShellBuild;
  pinned: readonly PinnedRemote[];
  registry: Registry;
  renderer: ShellRenderer;
  siteMap: SiteMap;
  pages: readonly PageData[];
  /** By path, the pages as they were written. */
  texts: ReadonlyMap<string, KeptFile>;
  /** Data that pages do not carry themselves. */
  dataTexts: readonly KeptFile[];
  /** Every path that a page of the site links to. */
  linkedPaths: ReadonlySet<string>;
  composition: CompositionFacts;
  /** The shell's build. */
  dist: string;
  hasServiceWorker: boolean;
}

/**
 * Creates the files of a site that are neither pages nor of a build: feeds, icons, manifest, service worker, what
 * servers and maintainers read.
 *
 * @returns the files by name, and the index that servers of this project read
 */
export async function createSiteFiles({
  id,
  origin,
  shell,
  pinned,
  registry,
  renderer,
  siteMap,
  pages,
  texts,
  dataTexts,
  linkedPaths,
  composition,
  dist,
  hasServiceWorker,
}: SiteParts): Promise<{ files: Record<string, string | Buffer>; siteIndex: SiteIndex }> {
  const policy = {
    inlineScripts: [renderer.THEME_SCRIPT, renderer.START_SCRIPT],
    connectOrigins: [...new Set(pinned.flatMap(({ release }) => release.connectOrigins))].sort(),
    releasesUrl: registry.publicUrl,
  };
  const rules = createHeaderRules(policy);
  const siteIndex = createSiteIndex(id, siteMap, renderer, policy);
  const keptFiles: Record<string, string | Buffer> = {
    [ICON_SVG_FILE]: await fs.readFile(path.join(ICON_FOLDER, ICON_SVG_FILE)),
    [WEB_MANIFEST_FILE]: toWebManifest(pages[0]?.description ?? ''),
    [renderer.SEARCH_INDEX_URL.slice(1)]: JSON.stringify(renderer.createSearchIndex(siteMap)),
  };
  for (const { file } of ICONS)
    keptFiles[toIconUrl(file).slice(1)] = await fs.readFile(path.join(ICON_FOLDER, file));
  const listTexts = (isWanted: (data: PageData) => boolean) =>
    pages.filter(isWanted).flatMap(({ path }) => texts.get(path) ?? []);
  const worker = createOfflineComposition({
    id,
    shell,
    pinned,
    toBaseUrl: (remoteId) => getBaseUrl(registry, remoteId),
    shellTexts: [
      ...listTexts(({ project }) => project === undefined),
      ...dataTexts,
      ...Object.entries(keptFiles).map(([name, content]) => describeText(`/${name}`, content)),
    ],
    remoteTexts: listTexts(({ project }) => project !== undefined),
    redirects: siteIndex.redirects,
    notFoundPath: NOT_FOUND_PATH,
    pageHeaders: getHeaders(rules, NOT_FOUND_PATH),
  });
  const files: Record<string, string | Buffer> = {
    ...keptFiles,
    'sitemap.xml': toSitemapXml(pages, origin),
    'robots.txt': toRobotsTxt(origin),
    'rss.xml': toRssXml(pages, origin, renderer.SITE.name),
    [SERVICE_WORKER_URL.slice(1)]: toServiceWorkerScript(dist, hasServiceWorker ? worker : null),
    // Not kept by the service worker: it is for maintainers, and says what the server has now.
    [COMPOSITION_URL.slice(1)]: JSON.stringify(composition),
    _headers: toHeadersFile(rules),
    _redirects: toRedirectsFile(siteIndex, linkedPaths),
    [SITE_INDEX_FILE]: `${JSON.stringify(siteIndex, null, 2)}\n`,
  };
  return { files, siteIndex };
}
