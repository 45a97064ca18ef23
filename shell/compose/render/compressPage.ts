import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Smaller files travel in one packet anyway. */
const MINIMUM_BYTES = 512;

/**
 * How pages are compressed: they are many and change often. They fit in a window of 64 KiB or repeat themselves within
 * it; from 128 KiB on brotli would take 33 MB of memory for each page, and spend most of its time on getting them.
 */
export const PAGE_COMPRESSION = { brotliQuality: 9, brotliWindowBits: 16, gzipLevel: 9 } as const;

/** Compresses a page: as brotli and as gzip, or neither where it is too small to gain by it. */
export async function compressPage(content: Buffer): Promise<[br: Buffer | null, gz: Buffer | null]> {
  if (content.length < MINIMUM_BYTES) return [null, null];
  const { brotliQuality, brotliWindowBits, gzipLevel } = PAGE_COMPRESSION;
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: brotliQuality, [BROTLI_PARAM_LGWIN]: brotliWindowBits };
  return Promise.all([brotli(content, { params }), gzip(content, { level: gzipLevel })]);
}
