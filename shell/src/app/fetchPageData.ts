import { SiteError } from '@portfolio/contract';
import type { PageData } from '../site-map/pageData';

/** Id of the element that carries a page's data in its HTML. */
export const PAGE_DATA_ID = 'page-data';

/**
 * Reads the data a prerendered document carries, or fetches it where the document only names it.
 *
 * @throws {SiteError} code `NO_PAGE_DATA` where the document is not a page of this site, or the data cannot be had
 * @throws {TypeError} where the network fails
 */
export async function readPageData(page: Document): Promise<PageData> {
  const element = page.getElementById(PAGE_DATA_ID);
  if (element === null)
    throw new SiteError(
      `Failed to read ${page.location?.href ?? 'a page'}: it carries no page data. Compose the site again.`,
      'NO_PAGE_DATA',
    );
  const { url } = element.dataset;
  return (url === undefined ? JSON.parse(element.textContent) : await fetchJson(url)) as PageData;
}

/** The name of the file changes with its content: it is never of another composition than the page that names it. */
async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (response.ok) return response.json();
  throw new SiteError(
    `Failed to read the page's data: ${url} answered ${response.status}. Load the page anew.`,
    'NO_PAGE_DATA',
  );
}

/**
 * Fetches a page's HTML and reads its data: the page itself is the only source there is, online and offline.
 * An unknown path gives the page-not-found page.
 *
 * @throws {SiteError} code `NO_PAGE_DATA`; `OTHER_COMPOSITION` where the site was composed anew since this tab was
 *   opened: the page must be loaded as a document, for parts of two compositions are never mixed
 * @throws {TypeError} where the network fails
 */
export async function fetchPageData(path: string): Promise<PageData> {
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const isPage = page.getElementById(PAGE_DATA_ID) !== null;
  if (isPage && getComposition(page) !== getComposition(document))
    throw new SiteError(
      `Failed to show ${path} in this tab: the site has changed since it was opened. Load the page anew.`,
      'OTHER_COMPOSITION',
    );
  return readPageData(page);
}

function getComposition({ documentElement }: Document): string | undefined {
  return documentElement.dataset['composition'];
}
