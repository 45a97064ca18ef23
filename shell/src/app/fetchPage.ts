import { PAGE_DATA_ID, REMOTE_STYLE_ATTRIBUTE, SiteError } from '@portfolio/contract';
import type { PageData } from '../site-map/pageData';
import { getRightsText, NOT_FOUND_RIGHTS } from '../composition/pageRights';
import { getRevocationsId, OTHER_REVOCATIONS } from '../composition/revocations';
import { getShellId } from '../composition/shellId';
import { fetchPersistently } from '../loading/fetchPersistently';
import { COMPILED_STYLE_ATTRIBUTE } from '../styles/compiledRemoteStyles';
import { SHELL_STYLE_ATTRIBUTE } from '../styles/compiledStyles';
import { findSlotHtml } from './page-slot/slotHtml';
import type { FetchedPage } from './pageStore';

/** Searches the head only: it precedes everything a remote rendered, so nothing in a page can pass for the data. */
function findDataElement({ head }: Document): HTMLElement | null {
  return head.querySelector<HTMLElement>(`:scope > script#${PAGE_DATA_ID}`);
}

/**
 * Reads the data embedded in a prerendered document, or fetches it if the document only links to it.
 *
 * @throws {SiteError} code `NO_PAGE_DATA` if the document is not a page of this site or its data fails to load;
 *   `NO_INTEGRITY` if the link has no hash
 * @throws {TypeError} if the network fails
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

/** The page names the hash of the file, so the data always belongs to the same composition as the page. */
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
 * Fetches a page as its HTML document, the only source of pages, online and offline. An unknown path returns the
 * page-not-found page.
 *
 * @throws {SiteError} code `NO_PAGE_DATA`, `NO_INTEGRITY` or `SERVER_FAULT`. The following require a full page load:
 *   `OTHER_COMPOSITION` if the page needs another build of the shell or another release of a remote than this tab runs,
 *   `OTHER_REVOCATIONS` if a release has been revoked since, `OTHER_RIGHTS` if its headers allow more or less
 * @throws {TypeError} if the network fails
 */
export async function fetchPage(path: string, signal?: AbortSignal): Promise<FetchedPage> {
  const read = async (response: Response): Promise<FetchedDocument> => {
    const fetched = toFetchedDocument(await response.text());
    // The site's own page-not-found page counts as a page; any other error response does not come from the site itself.
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
  // This document may run one of the releases revoked since: only another document is free of them.
  if (isPage && getRevocationsId(page) !== getRevocationsId())
    throw new SiteError(
      `Failed to show ${path} in this tab: a release was revoked since it was opened. Load the page again.`,
      OTHER_REVOCATIONS,
    );
  if (isPage && getShellId(page) !== getShellId()) throw createOtherCompositionError(path);
  // A document keeps the policy with which it was loaded.
  const rights = getRightsText(page);
  if (isPage && rights !== getRightsText() && rights !== NOT_FOUND_RIGHTS)
    throw new SiteError(
      `Failed to show ${path} in this document: the page has another policy. Load it as a document.`,
      'OTHER_RIGHTS',
    );
  const data = await readPageData(page, signal);
  if (!isOfKnownRelease(data)) throw createOtherCompositionError(path);
  return {
    data,
    html: findSlotHtml(text),
    css: REMOTE_STYLE.exec(start)?.[1],
    shellStyles: SHELL_STYLE.exec(start)?.[1],
    compiledStyles: COMPILED_STYLE.exec(start)?.[1],
    remoteRules: REMOTE_RULES.exec(start)?.[0],
  };
}

/** Matches the rules of the shell's components in a document. */
const SHELL_STYLE = new RegExp(`<style ${SHELL_STYLE_ATTRIBUTE}>([^]*?)</style>`);

/** Matches the compiled rules of a remote's components in a document. */
const COMPILED_STYLE = new RegExp(`<style ${COMPILED_STYLE_ATTRIBUTE}>([^]*?)</style>`);

/** Matches the element with the rules of styled-components. */
const REMOTE_RULES = /<style data-styled[^>]*>[^]*?<\/style>/;

/** Matches the inlined style files of a page's remote in its document. */
const REMOTE_STYLE = new RegExp(`<style ${REMOTE_STYLE_ATTRIBUTE}="[^"]*">([^]*?)</style>`);

interface FetchedDocument {
  text: string;
  /** The HTML before the page. */
  start: string;
  /** The start without its styles: this document's policy does not allow those of another document. */
  page: Document;
}

function toFetchedDocument(text: string): FetchedDocument {
  const [start = ''] = text.split('<div id="root">', 1);
  const withoutStyles = start.replace(/<style[^]*?<\/style>/g, '');
  return { text, start, page: new DOMParser().parseFromString(withoutStyles, 'text/html') };
}

/** By remote id, the entry URL that the pages of this tab use. The first page with the remote decides. */
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
