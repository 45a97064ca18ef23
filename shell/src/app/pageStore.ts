import type { PageData, ShellPage } from '../site-map/pageData';
import { createSettled } from '../loading/keepLoaded';
import { loadShellPage } from './shellPages';

/** All that is needed to render one path. */
export interface PageRecord {
  data: PageData;
  ShellPage: ShellPage;
}

/** Loads and keeps the pages of this visit by path. */
export interface PageStore {
  /** The same promise for the same path; asks again after a failure. */
  load(path: string): Promise<PageRecord>;
  /** Fetches a page that is only likely: its data and, of the shell's own pages, their component. Runs no remote. */
  prepare(path: string): Promise<void>;
  /** Puts in a page that is there already, so that rendering it does not suspend. */
  seed(path: string, record: PageRecord): void;
}

/** Gets the data of a path: from its HTML in the composed site, from the dev servers in development. */
export type LoadPageData = (path: string) => Promise<PageData>;

/**
 * Creates the store.
 *
 * @param loadPageData - rejects where neither the page nor page-not-found can be had
 */
export function createPageStore(loadPageData: LoadPageData): PageStore {
  const records = new Map<string, Promise<PageRecord>>();

  const fetched = new Map<string, Promise<PageData>>();

  function fetchData(path: string): Promise<PageData> {
    const known = fetched.get(path);
    if (known !== undefined) return known;
    const data = loadPageData(path);
    fetched.set(path, data);
    data.catch(() => fetched.delete(path));
    return data;
  }

  async function loadRecord(path: string): Promise<PageRecord> {
    const data = await fetchData(path);
    return { data, ShellPage: await loadShellPage(data) };
  }

  return {
    load(path) {
      const known = records.get(path);
      if (known !== undefined) return known;
      const record = loadRecord(path);
      records.set(path, record);
      record.then(
        (value) => Object.assign(record, { status: 'fulfilled', value }),
        () => records.delete(path),
      );
      return record;
    },
    async prepare(path) {
      if (records.has(path)) return;
      const data = await fetchData(path);
      if (data.page !== 'project') await loadShellPage(data);
    },
    seed(path, record) {
      records.set(path, createSettled(record));
    },
  };
}
