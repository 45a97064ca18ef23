import { GOOGLE_SIGN_IN_PATH } from '../auth/google/googleSignIn';
import { NOTES } from '../pages/blogs/content';
import { SITE } from '../site';
import type { PageData } from '../site-map/pageData';
import { createSearchIndex, SEARCH_INDEX_URL } from '../site-map/searchIndex';
import type { SiteMap } from '../site-map/siteMap';
import { type FeedNote, toRobotsTxt, toRssXml, toSitemapXml } from './feeds';
import { toGoogleDocument } from './toGoogleDocument';
import { toWebManifest, WEB_MANIFEST_URL } from './webManifest';

/** Files of a site that are generated from its pages, by URL. */
export interface SiteTexts {
  /** Files that pages request, which the service worker therefore caches. */
  kept: Readonly<Record<string, string>>;
  /** For feed readers and search engines. */
  others: Readonly<Record<string, string>>;
}

/**
 * Generates the text files of a site other than pages: manifest, search index, feed, site map for search engines.
 *
 * @param pages - in the order of their listing, home first
 * @param siteUrl - origin of canonical links
 */
export function createSiteTexts(siteMap: SiteMap, pages: readonly PageData[], siteUrl: string): SiteTexts {
  return {
    kept: {
      [WEB_MANIFEST_URL]: toWebManifest(pages[0]?.description ?? ''),
      [SEARCH_INDEX_URL]: JSON.stringify(createSearchIndex(siteMap)),
    },
    others: {
      '/sitemap.xml': toSitemapXml(pages, siteUrl),
      '/robots.txt': toRobotsTxt(siteUrl),
      [SITE.feedPath]: toRssXml(pages, toFeedNotes(pages), siteUrl),
      ...(SITE.googleClientId === ''
        ? {}
        : { [`${GOOGLE_SIGN_IN_PATH}.html`]: toGoogleDocument(SITE.googleClientId) }),
    },
  };
}

/** The notes of the blogs page, if the site has that page. */
function toFeedNotes(pages: readonly PageData[]): readonly FeedNote[] {
  const blogs = pages.find(({ page }) => page === 'blogs');
  if (blogs === undefined) return [];
  return NOTES.map(({ id, title, published, paragraphs: [summary] }) => ({
    path: `${blogs.path}#${id}`,
    title,
    published,
    summary,
  }));
}
