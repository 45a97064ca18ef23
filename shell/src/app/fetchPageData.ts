import { SiteError } from '@portfolio/contract';
import type { PageData } from '../site-map/pageData';

/** Id of the element that carries a page's data in its HTML. */
export const PAGE_DATA_ID = 'page-data';

/**
 * Reads the data a prerendered document carries.
 *
 * @throws {SiteError} code `NO_PAGE_DATA` where the document is not a page of this site
 */
export function readPageData(page: Document): PageData {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  if (text === undefined || text === null)
    throw new SiteError(
      `Failed to read ${page.location?.href ?? 'a page'}: it carries no page data. Compose the site again.`,
      'NO_PAGE_DATA',
    );
  return JSON.parse(text) as PageData;
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
  const data = readPageData(page);
  if (getComposition(page) !== getComposition(document))
    throw new SiteError(
      `Failed to show ${path} in this tab: the site has changed since it was opened. Load the page anew.`,
      'OTHER_COMPOSITION',
    );
  return data;
}

function getComposition({ documentElement }: Document): string | undefined {
  return documentElement.dataset['composition'];
}
