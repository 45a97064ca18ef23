import { SITE } from '../site';
import type { PageData } from '../site-map/pageData';

/** The text of `<title>`. */
export function toDocumentTitle({ page, title }: PageData): string {
  return page === 'home' ? `${SITE.name}: ${SITE.role}` : `${title} · ${SITE.name}`;
}

/** Updates title, description, canonical link and robots of a live document to match the page it shows. */
export function applyHead(page: Document, data: PageData): void {
  page.title = toDocumentTitle(data);
  page.querySelector('meta[name="description"]')?.setAttribute('content', data.description);
  applyCanonical(page, data.page === 'page-not-found' ? null : data.path);
  page.querySelector('meta[name="robots"]')?.remove();
  if (data.isUnlisted) {
    const robots = Object.assign(page.createElement('meta'), { name: 'robots', content: 'noindex' });
    page.head.append(robots);
  }
}

function applyCanonical(page: Document, path: string | null): void {
  const present = page.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (path === null) {
    present?.remove();
    return;
  }
  // The page-not-found page has no canonical link; the only known address is the one that was requested.
  const link = present ?? Object.assign(page.createElement('link'), { rel: 'canonical', href: page.baseURI });
  link.href = new URL(path, link.href).href;
  if (present === null) page.head.append(link);
}
