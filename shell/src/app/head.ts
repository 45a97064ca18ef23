import { SITE } from '../site';
import type { PageData } from '../site-map/pageData';

/** The text of `<title>`. */
export function toDocumentTitle({ page, title }: PageData): string {
  return page === 'home' ? `${SITE.name}: ${SITE.role}` : `${title} · ${SITE.name}`;
}

/** Brings title, description and canonical link of a live document in line with the page it shows. */
export function applyHead(page: Document, data: PageData): void {
  page.title = toDocumentTitle(data);
  page.querySelector('meta[name="description"]')?.setAttribute('content', data.description);
  const canonical = page.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(data.path, canonical.href).href;
}
