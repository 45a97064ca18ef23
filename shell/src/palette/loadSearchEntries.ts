import { SiteError } from '@portfolio/contract';
import type { SearchEntry } from '../composition/searchEntry';
import { keepLoaded } from '../loading/keepLoaded';

export type LoadSearchEntries = () => Promise<readonly SearchEntry[]>;

const SEARCH_PATH = '/search.json';

/**
 * Creates the loader of the search's entries. It fetches once and keeps what came, so that the search works offline
 * from then on; after a failure it asks again.
 *
 * @param fetchFile - the browser's `fetch`, or a test's
 */
export function createSearchLoader(fetchFile: (path: string) => Promise<Response>): LoadSearchEntries {
  async function load(): Promise<readonly SearchEntry[]> {
    const response = await fetchFile(SEARCH_PATH);
    if (!response.ok) throw toError(`it answered ${response.status}`);
    const entries: unknown = await response.json();
    if (!Array.isArray(entries) || !entries.every(isSearchEntry))
      throw toError('it is not a list of entries');
    return entries;
  }

  return keepLoaded(load);
}

function isSearchEntry(value: unknown): value is SearchEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { title, path, kind, tags } = value as Partial<Record<keyof SearchEntry, unknown>>;
  // A path that begins with one slash stays on this site.
  const isOwnPath = typeof path === 'string' && /^\/(?!\/)/.test(path);
  return (
    typeof title === 'string' && isOwnPath && (kind === 'page' || kind === 'project') && Array.isArray(tags)
  );
}

function toError(cause: string): SiteError {
  return new SiteError(
    `Failed to load ${SEARCH_PATH}: ${cause}. Compose the site again.`,
    'NO_SEARCH_ENTRIES',
  );
}

/** The site's own loader. */
export const loadSearchEntries = createSearchLoader((path) => fetch(path));
