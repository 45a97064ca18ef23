import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Smaller files are not compressed: they fit into one packet anyway. */
export const MINIMUM_BYTES = 512;

/**
 * Compression settings for pages, which are many and change often. A window of 64 KiB covers a page or the distance of
 * its repetitions; from 128 KiB on, brotli would allocate 33 MB for each page and spend most of its time on that.
 */
export const PAGE_COMPRESSION = { brotliQuality: 9, brotliWindowBits: 16, gzipLevel: 9 } as const;

/** Compresses a page with brotli and gzip, or not at all if it is too small to benefit. */
export async function compressPage(content: Buffer): Promise<[br: Buffer | null, gz: Buffer | null]> {
  if (content.length < MINIMUM_BYTES) return [null, null];
  const { brotliQuality, brotliWindowBits, gzipLevel } = PAGE_COMPRESSION;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_LGWIN]: brotliWindowBits };
  return Promise.all([brotli(content, { params }), gzip(content, { level: gzipLevel })]);
}
