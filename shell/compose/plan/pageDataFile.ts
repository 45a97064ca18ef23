import { createHash } from 'node:crypto';
import { toIntegrity } from '@portfolio/registry';
import type { PageData } from '../shell-build/shellBuild';

/**
 * Data of this size leaves the page: it says in JSON what the page says in HTML, too far away to be compressed with
 * it. Smaller data costs less in the page than a request of its own.
 */
const MIN_BYTES = 10_000;

/** The data of one page as a file of its own, named after what is in it. */
export interface PageDataFile {
  url: string;
  content: string;
  integrity: string;
}

/**
 * Makes the file of a page's data.
 *
 * @param folder - URL of the folder for such files
 * @returns null where the page carries its data itself
 */
export function toPageDataFile(data: PageData, folder: string): PageDataFile | null {
  const content = JSON.stringify(data);
  if (Buffer.byteLength(content) < MIN_BYTES) return null;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = data.path.slice(1).replaceAll('/', '-') || 'home';
  return { url: `${folder}${name}.${hash}.json`, content, integrity: toIntegrity(content) };
}
