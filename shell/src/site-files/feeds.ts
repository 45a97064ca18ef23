import { SITE } from '../site';
import type { PageData } from '../site-map/pageData';
import { escapeHtml } from './escapeHtml';

/** `sitemap.xml` of all pages that search engines should list. */
export function toSitemapXml(pages: readonly PageData[], siteUrl: string): string {
  const urls = pages
    .filter(({ isUnlisted }) => !isUnlisted)
    .map(({ path, project }) => {
      // Only a write-up has a date: that of a build would say that every page changes with each.
      const published = project?.entry.blog?.published;
      const lastmod = published === undefined ? '' : `<lastmod>${published}</lastmod>`;
      return `<url><loc>${escapeHtml(siteUrl + path)}</loc>${lastmod}</url>`;
    });
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
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeHtml(SITE.name)}: write-ups</title><link>${siteUrl}/blogs</link><description>Case studies, newest first.</description><language>en</language><atom:link href="${siteUrl}/rss.xml" rel="self" type="application/rss+xml"/>\n${items.join('\n')}\n</channel></rss>\n`;
}
