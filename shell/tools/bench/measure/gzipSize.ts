import { gzipSync } from 'node:zlib';

const sizes = new Map<string, Promise<number>>();

/** Bytes of a file as gzip compresses it best. Each file is fetched once. */
export function getGzipBytes(url: string): Promise<number> {
  const known = sizes.get(url);
  if (known !== undefined) return known;
  const size = fetch(url)
    .then((response) => response.arrayBuffer())
    .then((body) => gzipSync(Buffer.from(body), { level: 9 }).length);
  sizes.set(url, size);
  return size;
}
