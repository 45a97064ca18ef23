import { SiteError } from '@portfolio/contract';
import { OTHER_REVOCATIONS } from '../composition/revocations';
import { hasStoredOverrides } from '../overrides/overrideStorage';
import { hydratesOnInteraction, type PageData, type ShellPage } from '../site-map/pageData';
import { loadPageSheet, loadShellPage } from './shellPages';

/** A page as it was fetched. */
export interface FetchedPage {
  data: PageData;
  /** The prerendered page; absent in development, where nothing is. */
  html?: string;
  /** The style files of its remote. */
  css?: string;
}

/** All that is needed to show one path. */
export interface PageRecord extends FetchedPage {
  /** Null where nothing on the page moves, or not before a visitor uses it. */
  ShellPage: ShellPage | null;
  /** The style files of its remote, as a sheet. */
  sheet?: CSSStyleSheet;
}

/** Loads what a page needs to come alive; nothing where nothing on it moves, or not before it is used. */
export async function toRecord(page: FetchedPage): Promise<PageRecord> {
  const isHtmlOnly = page.html !== undefined && (page.data.isStill === true || hydratesLater(page.data));
  const sheet = page.css === undefined ? {} : { sheet: await loadPageSheet(page.css) };
  return { ...page, ...sheet, ShellPage: isHtmlOnly ? null : await loadShellPage(page.data) };
}

/** The HTML is of the pinned release: where this browser overrides it, the page of the other one is shown at once. */
const hydratesLater = (data: PageData) => hydratesOnInteraction(data) && !hasStoredOverrides();

/**
 * Loads and keeps the pages of this visit by path. When the site says that a release was revoked, all that is kept is
 * dropped: every page then comes as a document.
 */
export interface PageStore {
  /** The kept page, or the page as it is now. A failure is not kept. */
  load(path: string, signal: AbortSignal): Promise<PageRecord>;
  /**
   * Fetches a page that is only likely: its document and, of the shell's own pages, their component.
   *
   * @param remote - "run" begins the load of a project's remote too (default: nothing of a remote is fetched)
   */
  prepare(path: string, remote?: 'run'): Promise<void>;
  /** Puts in a page that is there already. */
  seed(path: string, record: PageRecord): void;
  /** The site may have changed: the next page of a remote is not shown from memory before the site was asked. */
  doubt(): void;
}

/** Gets the page of a path: from its document in the composed site, from the dev servers in development. */
export type FetchPage = (path: string, signal?: AbortSignal) => Promise<FetchedPage>;

/** So long does a visitor who asks for a page wait for what was fetched ahead before it is asked for again. */
const AHEAD_MS = 3_000;

/** So long after the site was last heard of may a page of a remote be shown from memory, without asking. */
const TRUST_MS = 30_000;
/** Then the site is asked what was revoked, and a visitor waits for the answer for so long. */
const CONFIRM_MS = 1_000;

/**
 * Creates the store.
 *
 * @param fetchPage - rejects where neither the page nor page-not-found can be had
 */
export function createPageStore(fetchPage: FetchPage): PageStore {
  const records = new Map<string, PageRecord>();
  /** Pages that were fetched ahead, or are on their way. */
  const ahead = new Map<string, Promise<FetchedPage>>();
  let heardMs = performance.now();

  async function ask(path: string, signal?: AbortSignal): Promise<FetchedPage> {
    try {
      const page = await fetchPage(path, signal);
      heardMs = performance.now();
      return page;
    } catch (error) {
      if (isOfRevocation(error)) {
        records.clear();
        ahead.clear();
      }
      throw error;
    }
  }

  /** @throws {SiteError} code `OTHER_REVOCATIONS`; what else may be wrong harms no page that is there already */
  async function confirm({ data }: FetchedPage, path: string, signal: AbortSignal): Promise<void> {
    if (data.page !== 'project' || performance.now() - heardMs < TRUST_MS) return;
    const answer = ask(path, signal).catch((error: unknown) => {
      if (isOfRevocation(error)) throw error;
    });
    // One that comes too late is heard by `ask` all the same.
    answer.catch(() => {});
    await Promise.race([answer, pause(CONFIRM_MS)]);
  }

  function fetchAhead(path: string): Promise<FetchedPage> {
    const known = ahead.get(path);
    if (known !== undefined) return known;
    const page = ask(path);
    ahead.set(path, page);
    page.catch(() => ahead.delete(path));
    return page;
  }

  /** What was fetched ahead may hang, or fail: then it is asked for once more, and what comes first counts. */
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
      const record = await untilAborted(toRecord(page), signal);
      records.set(path, record);
      return record;
    },
    async prepare(path, remote) {
      if (records.has(path)) return;
      const page = await fetchAhead(path);
      if (page.data.page !== 'project' || remote === 'run') await toRecord(page);
    },
    seed(path, record) {
      records.set(path, record);
    },
    doubt() {
      heardMs = Number.NEGATIVE_INFINITY;
    },
  };
}

const isOfRevocation = (error: unknown) => error instanceof SiteError && error.code === OTHER_REVOCATIONS;

const pause = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));

/** A load that nobody waits for any more may go on, and is kept where it can be used later. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    work.then(resolve, reject);
  });
}
