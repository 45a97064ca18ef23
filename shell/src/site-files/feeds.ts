import { SITE } from '../site';
import type { PageData } from '../site-map/pageData';
import { escapeHtml } from './escapeHtml';

/** `sitemap.xml` with all pages that search engines should list. */
export function toSitemapXml(pages: readonly PageData[], siteUrl: string): string {
  const urls = pages
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ path, project }) => {
      // Only write-ups have a date: with the date of the build, every page would seem to change with each build.
      const published = project?.entry.blog?.published;
      const lastmod = published === undefined ? '' : `<lastmod>${published}</lastmod>`;
      return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod}</url>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** `robots.txt`: everything may be crawled. */
export function toRobotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** A feed item for a write-up without its own page. */
export interface FeedNote {
  /** Includes the fragment of the note. */
  path: string;
  title: string;
  published: string;
  summary: string;
}

/** `rss.xml` of the write-ups and notes, newest first. */
export function toRssXml(pages: readonly PageData[], notes: readonly FeedNote[], siteUrl: string): string {
  const items = [...pages.flatMap(toFeedNote), ...notes]
    .sort((a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : 0))
    .map(({ path, title, published, summary }) => {
      const url = escapeHtml(siteUrl + path);
      return `<item><title>${escapeHtml(title)}</title><link>${url}</link><guid>${url}</guid><pubDate>${new Date(published).toUTCString()}</pubDate><description>${escapeHtml(summary)}</description></item>`;
    });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeHtml(SITE.name)}: write-ups</title><link>${siteUrl}/blogs</link><description>Case studies and short notes, newest first.</description><language>en</language><atom:link href="${siteUrl}/rss.xml" rel="self" type="application/rss+xml"/>\n${items.join('\n')}\n</channel></rss>\n`;
}

function toFeedNote({ path, project }: PageData): readonly FeedNote[] {
  if (!project?.entry.blog) return [];
  const { blog, title, headline } = project.entry;
  return [{ path, title: headline ?? title, published: blog.published, summary: blog.summary }];
}
