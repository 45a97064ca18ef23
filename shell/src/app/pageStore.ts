import { SiteError } from '@portfolio/contract';
import { OTHER_REVOCATIONS } from '../composition/revocations';
import { hasStoredOverrides } from '../overrides/overrideStorage';
import { hydratesOnInteraction, type PageData, type ShellPage } from '../site-map/pageData';
import { addCompiledStyles } from '../styles/compiledRemoteStyles';
import { addShellStyles } from '../styles/compiledStyles';
import { addRemoteRules } from '../styles/remoteRules';
import { loadPageSheet, loadShellPage } from './shellPages';

/** A page as it was fetched. */
export interface FetchedPage {
  data: PageData;
  /** The prerendered page; absent in development, where pages are not prerendered. */
  html?: string | undefined;
  /** The component of a still page in development; elsewhere it is in the HTML. */
  StillPage?: ShellPage | undefined;
  /** The style files of its remote. */
  css?: string | undefined;
  /** The rules of the shell's components in its document. */
  shellStyles?: string | undefined;
  /** The compiled rules of the components of its remote. */
  compiledStyles?: string | undefined;
  /** The element with the rules that styled-components wrote for its remote. */
  remoteRules?: string | undefined;
}

/** Everything needed to show one path. */
export interface PageRecord extends FetchedPage {
  /** Null if the page is still, or hydrates only on interaction. */
  ShellPage: ShellPage | null;
  /** The style files of its remote, as a sheet. */
  sheet?: CSSStyleSheet | undefined;
}

/** Loads what a page needs to hydrate: nothing if it is still or hydrates only on interaction. */
export async function toRecord(page: FetchedPage): Promise<PageRecord> {
  const sheet = page.css === undefined ? undefined : await loadPageSheet(page.css);
  return { ...page, sheet, ShellPage: await loadComponent(page) };
}

async function loadComponent({ data, html, StillPage }: FetchedPage): Promise<ShellPage | null> {
  if (data.isStill) return StillPage ?? null;
  return html !== undefined && hydratesLater(data) ? null : loadShellPage(data);
}

/**
 * The HTML comes from the pinned release: if this browser overrides it, the page of the override is rendered at once.
 */
const hydratesLater = (data: PageData) => hydratesOnInteraction(data) && !hasStoredOverrides();

/**
 * Loads and caches the pages of this visit by path. When a fetched page shows that a release was revoked, the whole
 * cache is dropped: every page then comes as a document.
 */
export interface PageStore {
  /** Returns the cached page, or fetches the current one. A failure is not cached. */
  load(path: string, signal: AbortSignal): Promise<PageRecord>;
  /** Prefetches the document of a page that is only likely. No script is fetched or run for a guess. */
  prefetch(path: string): Promise<void>;
  /**
   * Prepares a page whose link a visitor hovers or focuses: fetches its document, loads its component and adds its
   * rules, so that a click has less to do.
   */
  prepare(path: string): Promise<void>;
  /**
   * Adds a page that is already loaded.
   *
   * @returns the cached page, which may be an earlier record of it
   */
  seed(path: string, record: PageRecord): PageRecord;
  /** The site may have changed: the next page of a remote is not shown from the cache without asking the site first. */
  markStale(): void;
}

/** Gets the page of a path: from its document in the composed site, from the dev servers in development. */
export type FetchPage = (path: string, signal?: AbortSignal) => Promise<FetchedPage>;

/** How long a visitor who asks for a page waits for its prefetch before it is requested again. */
const AHEAD_MS = 3_000;

/** How long after the last response of the site a page of a remote may be shown from the cache without a request. */
const TRUST_MS = 30_000;
/** After that the site is asked which releases were revoked; a visitor waits this long for the answer. */
const CONFIRM_MS = 1_000;

/**
 * Creates the store.
 *
 * @param fetchPage - rejects if neither the page nor page-not-found can be loaded
 */
export function createPageStore(fetchPage: FetchPage): PageStore {
  const records = new Map<string, PageRecord>();
  /** Prefetched pages, and those being prefetched. */
  const ahead = new Map<string, Promise<FetchedPage>>();
  let lastResponseMs = performance.now();

  async function ask(path: string, signal?: AbortSignal): Promise<FetchedPage> {
    try {
      const page = await fetchPage(path, signal);
      lastResponseMs = performance.now();
      return page;
    } catch (error) {
      if (isOfRevocation(error)) {
        records.clear();
        ahead.clear();
      }
      throw error;
    }
  }

  /** @throws {SiteError} code `OTHER_REVOCATIONS`; any other failure does not affect a page that is already loaded */
  async function confirm({ data }: FetchedPage, path: string, signal: AbortSignal): Promise<void> {
    if (data.page !== 'project' || performance.now() - lastResponseMs < TRUST_MS) return;
    const answer = ask(path, signal).catch((error: unknown) => {
      if (isOfRevocation(error)) throw error;
    });
    // `ask` still handles an answer that comes too late.
    answer.catch(() => {});
    await Promise.race([answer, pause(CONFIRM_MS)]);
  }

  function prefetch(path: string): Promise<FetchedPage> {
    const known = ahead.get(path);
    if (known !== undefined) return known;
    const page = ask(path);
    ahead.set(path, page);
    page.catch(() => ahead.delete(path));
    return page;
  }

  /** A prefetch may hang or fail: then the page is requested once more, and the first response wins. */
  async function getPage(path: string, signal: AbortSignal): Promise<FetchedPage> {
    const known = ahead.get(path);
    if (known === undefined) return ask(path, signal);
    const early = await Promise.race([known, pause(AHEAD_MS)]).catch(() => null);
    if (early !== null) {
      await confirm(early, path, signal);
      return early;
    }
    const own = ask(path, signal);
    return Promise.race([own, known.catch(() => own)]);
  }

  return {
    async load(path, signal) {
      const known = records.get(path);
      if (known !== undefined) {
        await untilAborted(confirm(known, path, signal), signal);
        return known;
      }
      const page = await untilAborted(getPage(path, signal), signal);
      const record = await untilAborted(prepareRecord(page), signal);
      records.set(path, record);
      return record;
    },
    async prefetch(path) {
      if (!records.has(path)) await prefetch(path);
    },
    async prepare(path) {
      if (records.has(path)) return;
      await prepareRecord(await prefetch(path));
    },
    seed(path, record) {
      const known = records.get(path) ?? record;
      records.set(path, known);
      return known;
    },
    markStale() {
      lastResponseMs = Number.NEGATIVE_INFINITY;
    },
  };
}

/** The records of prepared pages: a visitor may hover a link many times. */
const prepared = new WeakMap<FetchedPage, Promise<PageRecord>>();

/** Adds the rules of a page and makes its record, once; after a failure again. */
function prepareRecord(page: FetchedPage): Promise<PageRecord> {
  const known = prepared.get(page);
  if (known !== undefined) return known;
  addStyles(page);
  const record = toRecord(page);
  prepared.set(page, record);
  record.catch(() => prepared.delete(page));
  return record;
}

/** Adds the rules with which a page was rendered, so that it can be shown and hydrated without generating them. */
function addStyles({ shellStyles, compiledStyles, remoteRules }: FetchedPage): void {
  if (shellStyles !== undefined) addShellStyles(shellStyles);
  if (compiledStyles !== undefined) addCompiledStyles(compiledStyles);
  if (remoteRules !== undefined) addRemoteRules(remoteRules);
}

const isOfRevocation = (error: unknown) => error instanceof SiteError && error.code === OTHER_REVOCATIONS;

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** A load that is no longer needed may finish, and is cached if it can be used later. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    work.then(resolve, reject);
  });
}
