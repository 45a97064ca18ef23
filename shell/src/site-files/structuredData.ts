import { SITE } from '../site';
import type { PageData } from '../site-map/pageData';

/** Describes a page for search engines: its breadcrumbs, and the creative work or site it represents. */
export function toStructuredData(
  { crumbs, project, page, title, description, path }: PageData,
  siteUrl: string,
): object {
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.title,
      item: siteUrl + crumb.path,
    })),
  };
  const subject =
    project === undefined
      ? { '@type': page === 'home' ? 'WebSite' : 'WebPage', name: page === 'home' ? SITE.name : title }
      : {
          '@type': 'CreativeWork',
          name: title,
          keywords: project.entry.tags.join(', '),
          ...(project.entry.blog === null ? {} : { datePublished: project.entry.blog.published }),
        };
  return {
    '@context': 'https://schema.org',
    '@graph': [{ ...subject, description, url: siteUrl + path }, breadcrumb],
  };
}
