import { SITE } from '../site';
import type { PageData } from '../site-map/pageData';
import { escapeHtml } from './escapeHtml';

/** `sitemap.xml` of all pages that search engines should list. */
export function toSitemapXml(pages: readonly PageData[], siteUrl: string): string {
  const urls = pages
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ path }) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

/** `robots.txt`: everything may be read. */
export function toRobotsTxt(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${siteUrl}/sitemap.xml\n`;
}

/** `rss.xml` of the write-ups, newest first. */
export function toRssXml(pages: readonly PageData[], siteUrl: string): string {
  const items = pages
    .flatMap(({ project }) =>
      project?.entry.blog ? [{ entry: project.entry, blog: project.entry.blog }] : [],
    )
    .sort((a, b) => (a.blog.published < b.blog.published ? 1 : a.blog.published > b.blog.published ? -1 : 0))
    .map(
      ({ entry, blog }) =>
        `<item><title>${escapeHtml(entry.title)}</title><link>${siteUrl}${entry.path}</link><guid>${siteUrl}${entry.path}</guid><pubDate>${new Date(blog.published).toUTCString()}</pubDate><description>${escapeHtml(blog.summary)}</description></item>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel><title>${escapeHtml(SITE.name)}: write-ups</title><link>${siteUrl}/blogs</link><description>Case studies, newest first.</description>\n${items.join('\n')}\n</channel></rss>\n`;
}
