import { SiteError } from '@portfolio/contract';
import type { SearchEntry } from '../composition/searchEntry';
import { fetchPersistently } from '../loading/fetchPersistently';
import { keepLoaded } from '../loading/keepLoaded';

export type LoadSearchEntries = () => Promise<readonly SearchEntry[]>;

const SEARCH_PATH = '/search.json';

/**
 * Creates the loader of the search entries. It fetches them once and caches them, so that the search then also works
 * offline; after a failure it tries again.
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

/** Parses the URL, because browsers treat backslashes as slashes and drop tabs and line breaks. */
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
