import { createHash } from 'node:crypto';
import type { PageData } from '../../src/site-map/pageData';

/** Where data lies that pages do not carry themselves. */
export const PAGE_DATA_FOLDER = '/data/';

/**
 * Data of this size leaves the page: it says in JSON what the page says in HTML, too far away to be compressed with
 * it. Smaller data costs less in the page than a request of its own.
 */
const MIN_BYTES = 10_000;

/** The data of one page as a file of its own, named after what is in it. */
export interface PageDataFile {
  url: string;
  content: string;
}

/** Makes the file of a page's data; null where the page carries it. */
export function toPageDataFile(data: PageData): PageDataFile | null {
  const content = JSON.stringify(data);
  if (Buffer.byteLength(content) < MIN_BYTES) return null;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = data.path.slice(1).replaceAll('/', '-') || 'home';
  return { url: `${PAGE_DATA_FOLDER}${name}.${hash}.json`, content };
}
