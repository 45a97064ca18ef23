import { createHash } from 'node:crypto';
import path from 'node:path';
import { toIntegrity } from '@portfolio/registry';
import type { PlannedPage, SitePlan } from '../plan/createPlan';
import { PAGE_CHECKS } from '../prerender/page-checks/checkPage';
import { renderPages } from '../prerender/renderPages';
import { compressPage, getPageCompression, type PageCompression } from './compressPage';
import { type CachedPage, type LinkFile, openPageCache } from './pageCache';

/** A page of the site, rendered and compressed. */
export interface RenderedPage extends CachedPage {
  path: string;
  /** Links the page and its compressed copies into a site. */
  placeAt(file: string, link: LinkFile): void;
}

/** All pages of a site, in the order of the plan. */
export interface RenderedPages {
  pages: readonly RenderedPage[];
  /** How many pages this run rendered; the others were cached. */
  renderedCount: number;
}

/**
 * Renders the pages whose inputs have changed, and takes the others from the cache.
 *
 * @param cacheDir - pages are cached here
 * @throws {SiteError} code `RENDER_FAILED`, naming every page that was refused, and why
 */
export async function renderSite(plan: SitePlan, cacheDir: string): Promise<RenderedPages> {
  const { shell, releases } = plan;
  const cache = openPageCache(path.join(cacheDir, 'pages'));
  const compression = getPageCompression(plan.pages.length);
  const pages = plan.pages.map((page) => ({ ...page, key: toKey(page, shell.hash, compression) }));
  const known = new Map<string, CachedPage>();
  const stale = pages.filter(({ key }) => {
    const cached = cache.find(key);
    if (cached !== undefined) known.set(key, cached);
    return cached === undefined;
  });
  try {
    await renderPages(stale, {
      shell,
      remotes: releases.pinned.map(({ release: { id, node }, nodeFolder }) => ({
        ...{ id, folder: nodeFolder, entry: node.entry },
        baseUrl: releases.toBaseUrl(id),
      })),
      onRendered: async (index, { html, links }) => {
        const key = stale[index]?.key ?? '';
        const content = Buffer.from(html);
        const page = { integrity: toIntegrity(content), bytes: content.length, links };
        cache.write(key, page, [content, ...(await compressPage(content, compression))]);
        known.set(key, page);
      },
    });
  } finally {
    // Even if a page throws: the next run then need not render the others again.
    cache.close(new Set(pages.map(({ key }) => key)));
  }
  return {
    renderedCount: stale.length,
    pages: pages.flatMap(({ key, data }) => {
      const page = known.get(key);
      const placeAt: RenderedPage['placeAt'] = (file, link) => cache.place(key, file, link);
      return page === undefined ? [] : [{ ...page, path: data.path, placeAt }];
    }),
  };
}

/** A hash of all inputs of a page and its copies, and of what has checked it. Style files are represented by their hash. */
function toKey(
  { data, releaseHash, source }: PlannedPage,
  shellHash: string,
  compression: PageCompression,
): string {
  const stylesheets = source.stylesheets.map(({ url, integrity }) => [url, integrity]);
  const parts = [shellHash, releaseHash, data, { ...source, stylesheets }, compression, PAGE_CHECKS];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}
