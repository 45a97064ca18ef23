import { createHash } from 'node:crypto';
import { toIntegrity } from '@portfolio/registry';
import type { PageData } from '../shell-build/shellBuild';

/**
 * Data of this size becomes a separate file: it repeats in JSON what the page contains as HTML, but too far away from
 * it for compression to profit. Smaller data costs less in the page than an extra request.
 */
const MIN_BYTES = 10_000;

/** The data of one page as a separate file, named after a hash of its content. */
export interface PageDataFile {
  url: string;
  content: string;
  integrity: string;
}

/**
 * Makes the file of a page's data.
 *
 * @param folder - URL of the folder for such files
 * @returns null if the page contains its data itself
 */
export function toPageDataFile(data: PageData, folder: string): PageDataFile | null {
  const content = JSON.stringify(data);
  if (Buffer.byteLength(content) < MIN_BYTES) return null;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const name = data.path.slice(1).replaceAll('/', '-') || 'home';
  return { url: `${folder}${name}.${hash}.json`, content, integrity: toIntegrity(content) };
}
