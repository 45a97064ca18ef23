import { SiteError } from '@portfolio/contract';
import type { SearchEntry } from '../composition/searchEntry';
import { fetchPersistently } from '../loading/fetchPersistently';
import { keepLoaded } from '../loading/keepLoaded';

export type LoadSearchEntries = () => Promise<readonly SearchEntry[]>;

const SEARCH_PATH = '/search.json';

/**
 * Creates the loader of the search's entries. It fetches once and keeps what came, so that the search works offline
 * from then on; after a failure it asks again.
 *
 * @param fetchFile - fetches the file and reads it
 */
export function createSearchLoader(fetchFile: typeof fetchPersistently): LoadSearchEntries {
  async function read(response: Response): Promise<readonly SearchEntry[]> {
    if (!response.ok) throw toError(`it answered ${response.status}`);
    const entries: unknown = await response.json();
    if (!Array.isArray(entries) || !entries.every(isSearchEntry))
      throw toError('it is not a list of entries');
    return entries;
  }

  return keepLoaded(() => fetchFile(SEARCH_PATH, read));
}

function isSearchEntry(value: unknown): value is SearchEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { title, path, kind, tags } = value as Partial<Record<keyof SearchEntry, unknown>>;
  const isOwnPath = typeof path === 'string' && isPathOfSite(path);
  return (
    typeof title === 'string' && isOwnPath && (kind === 'page' || kind === 'project') && Array.isArray(tags)
  );
}

/** Browsers take a backslash for a slash, and leave out tabs and line breaks. */
function isPathOfSite(path: string): boolean {
  return path.startsWith('/') && new URL(path, 'https://site.invalid').origin === 'https://site.invalid';
}

function toError(cause: string): SiteError {
  return new SiteError(
    `Failed to load ${SEARCH_PATH}: ${cause}. Compose the site again.`,
    'NO_SEARCH_ENTRIES',
  );
}

/** The site's own loader. */
export const loadSearchEntries = createSearchLoader(fetchPersistently);
