import type { PageData, ShellPage } from '../site-map/pageData';
import { loadShellPage } from './shellPages';

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
  /** Null where nothing on the page moves. */
  ShellPage: ShellPage | null;
}

/** Loads what a page needs to come alive; nothing where nothing on it moves. */
export async function toRecord(page: FetchedPage): Promise<PageRecord> {
  const isHtmlOnly = page.data.isStill === true && page.html !== undefined;
  return { ...page, ShellPage: isHtmlOnly ? null : await loadShellPage(page.data) };
}

/** Loads and keeps the pages of this visit by path. */
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
}

/** Gets the page of a path: from its document in the composed site, from the dev servers in development. */
export type FetchPage = (path: string, signal?: AbortSignal) => Promise<FetchedPage>;

/** So long does a visitor who asks for a page wait for what was fetched ahead before it is asked for again. */
const AHEAD_MS = 3_000;

/**
 * Creates the store.
 *
 * @param fetchPage - rejects where neither the page nor page-not-found can be had
 */
export function createPageStore(fetchPage: FetchPage): PageStore {
  const records = new Map<string, PageRecord>();
  /** Pages that were fetched ahead, or are on their way. */
  const ahead = new Map<string, Promise<FetchedPage>>();

  function fetchAhead(path: string): Promise<FetchedPage> {
    const known = ahead.get(path);
    if (known !== undefined) return known;
    const page = fetchPage(path);
    ahead.set(path, page);
    page.catch(() => ahead.delete(path));
    return page;
  }

  /** What was fetched ahead may hang, or fail: then it is asked for once more, and what comes first counts. */
  async function getPage(path: string, signal: AbortSignal): Promise<FetchedPage> {
    const known = ahead.get(path);
    if (known === undefined) return fetchPage(path, signal);
    const pause = new Promise<null>((resolve) => setTimeout(resolve, AHEAD_MS, null));
    const early = await Promise.race([known, pause]).catch(() => null);
    if (early !== null) return early;
    const own = fetchPage(path, signal);
    return Promise.race([own, known.catch(() => own)]);
  }

  return {
    async load(path, signal) {
      const known = records.get(path);
      if (known !== undefined) return known;
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
  };
}

/** A load that nobody waits for any more may go on, and is kept where it can be used later. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    work.then(resolve, reject);
  });
}
