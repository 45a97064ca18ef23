import { SiteError } from '@portfolio/contract';
import type { PageData } from '../site-map/pageData';
import { getRightsText } from '../composition/pageRights';
import { getRevocationsId, OTHER_REVOCATIONS } from '../composition/revocations';
import { getShellId } from '../composition/shellId';
import { fetchPersistently } from '../loading/fetchPersistently';
import { REMOTE_STYLE_ATTRIBUTE } from '../remotes/remoteStyles';
import { insertRenderedStyles } from './page-slot/insertRenderedStyles';
import { findSlotHtml } from './page-slot/slotHtml';
import type { FetchedPage } from './pageStore';

/** Id of the element that carries a page's data in its HTML. */
export const PAGE_DATA_ID = 'page-data';

/** The data is in the head, before all that a remote drew: nothing in a page can stand for it. */
function findDataElement({ head }: Document): HTMLElement | null {
  return head.querySelector<HTMLElement>(`:scope > script#${PAGE_DATA_ID}`);
}

/**
 * Reads the data a prerendered document carries, or fetches it where the document only names it.
 *
 * @throws {SiteError} code `NO_PAGE_DATA` where the document is not a page of this site, or the data cannot be had;
 *   `NO_INTEGRITY` where it is named without a hash
 * @throws {TypeError} where the network fails
 */
export async function readPageData(page: Document, signal?: AbortSignal): Promise<PageData> {
  const element = findDataElement(page);
  if (element === null)
    throw new SiteError(
      `Failed to read ${page.location?.href ?? 'a page'}: it carries no page data. Compose the site again.`,
      'NO_PAGE_DATA',
    );
  const { url, integrity } = element.dataset;
  const data = (
    url === undefined ? JSON.parse(element.textContent) : await fetchJson(url, integrity, signal)
  ) as PageData;
  rememberRelease(data);
  return data;
}

/** The page names the file's hash: it is never of another composition than the page. */
function fetchJson(url: string, integrity = '', signal?: AbortSignal): Promise<unknown> {
  if (integrity === '')
    throw new SiteError(
      `Failed to read the page's data: ${url} is named without a hash. Compose the site again.`,
      'NO_INTEGRITY',
    );
  const read = (response: Response): Promise<unknown> => {
    if (response.ok) return response.json();
    throw new SiteError(
      `Failed to read the page's data: ${url} answered ${response.status}. Load the page again.`,
      'NO_PAGE_DATA',
    );
  };
  return fetchPersistently(url, read, { integrity, signal: signal ?? null });
}

/**
 * Fetches a page: the document itself is the only source there is, online and offline. The rules that styled-components
 * wrote into it are in this document afterwards. An unknown path gives the page-not-found page.
 *
 * @throws {SiteError} code `NO_PAGE_DATA`, `NO_INTEGRITY` or `SERVER_FAULT`. These say that the page must be loaded as a
 *   document: `OTHER_COMPOSITION` where it needs another build of the shell or another release of a remote than this tab
 *   runs, `OTHER_REVOCATIONS` where a release was revoked since, `OTHER_RIGHTS` where its headers allow more or less
 * @throws {TypeError} where the network fails
 */
export async function fetchPage(path: string, signal?: AbortSignal): Promise<FetchedPage> {
  const read = async (response: Response): Promise<FetchedDocument> => {
    const fetched = toFetchedDocument(await response.text());
    // The site's own page for what it does not have is a page too; whatever else says no is not the site.
    const isPage = findDataElement(fetched.page) !== null;
    if (response.status < 400 || (response.status < 500 && isPage)) return fetched;
    throw new SiteError(
      `Failed to load ${path}: the server answered ${response.status}. Try again later.`,
      'SERVER_FAULT',
    );
  };
  const init = { headers: { accept: 'text/html' }, signal: signal ?? null };
  const { text, start, page } = await fetchPersistently(path, read, init);
  const isPage = findDataElement(page) !== null;
  // A release that this document runs may be among those that were revoked since: only another document is rid of it.
  if (isPage && getRevocationsId(page) !== getRevocationsId())
    throw new SiteError(
      `Failed to show ${path} in this tab: a release was revoked since it was opened. Load the page again.`,
      OTHER_REVOCATIONS,
    );
  if (isPage && getShellId(page) !== getShellId()) throw createOtherCompositionError(path);
  // A document keeps the policy that it was loaded with.
  if (isPage && getRightsText(page) !== getRightsText())
    throw new SiteError(
      `Failed to show ${path} in this document: the page has another policy. Load it as a document.`,
      'OTHER_RIGHTS',
    );
  const data = await readPageData(page, signal);
  if (!isOfKnownRelease(data)) throw createOtherCompositionError(path);
  insertRenderedStyles(start);
  const html = findSlotHtml(text);
  const css = REMOTE_STYLE.exec(start)?.[1];
  return { data, ...(html === undefined ? {} : { html }), ...(css === undefined ? {} : { css }) };
}

/** The style files of a page's remote, in its document. */
const REMOTE_STYLE = new RegExp(`<style ${REMOTE_STYLE_ATTRIBUTE}="[^"]*">([^]*?)</style>`);

interface FetchedDocument {
  text: string;
  /** What stands before the page. */
  start: string;
  /** The start, without styles: those of another document are none that the policy of this one knows. */
  page: Document;
}

function toFetchedDocument(text: string): FetchedDocument {
  const [start = ''] = text.split('<div id="root">', 1);
  const withoutStyles = start.replace(/<style[^]*?<\/style>/g, '');
  return { text, start, page: new DOMParser().parseFromString(withoutStyles, 'text/html') };
}

/** By remote, the entry that the pages of this tab name: the first one decides. */
const knownEntries = new Map<string, string>();

function rememberRelease({ project }: PageData): void {
  if (project === undefined || knownEntries.has(project.remote.id)) return;
  knownEntries.set(project.remote.id, project.remote.entry.url);
}

function isOfKnownRelease({ project }: PageData): boolean {
  return project === undefined || knownEntries.get(project.remote.id) === project.remote.entry.url;
}

function createOtherCompositionError(path: string): SiteError {
  return new SiteError(
    `Failed to show ${path} in this tab: the site has changed since it was opened. Load the page again.`,
    'OTHER_COMPOSITION',
  );
}
