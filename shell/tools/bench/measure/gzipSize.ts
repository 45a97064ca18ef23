import { gzipSync } from 'node:zlib';

const sizes = new Map<string, Promise<number>>();

/** Size of a file after gzip at its highest level. Each file is fetched only once. */
export function getGzipBytes(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const size = fetch(url)
    .then((response) => response.arrayBuffer())
    .then((body) => gzipSync(Buffer.from(body), { level: 9 }).length);
  sizes.set(url, size);
  return size;
}
