import { gzipSync } from 'node:zlib';
import { SiteError } from '@portfolio/contract';

const sizes = new Map<string, Promise<number>>();

/**
 * Size of a file after gzip at its highest level. Each file is fetched only once.
 *
 * @throws {SiteError} code `NOT_MEASURED` if the server does not have it
 */
export function getGzipBytes(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const size = readBytes(url).then((body) => gzipSync(body, { level: 9 }).length);
  sizes.set(url, size);
  return size;
}

async function readBytes(url: string): Promise<Buffer> {
  const response = await fetch(url);
  if (!response.ok)
    throw new SiteError(
      `[bench] Failed to measure ${url}: its server answered ${response.status}. Run the benchmark again.`,
      'NOT_MEASURED',
    );
  return Buffer.from(await response.arrayBuffer());
}
