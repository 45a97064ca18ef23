import { promisify } from 'node:util';
import zlib from 'node:zlib';

const deflateRaw = promisify(zlib.deflateRaw);
const brotliDecompress = promisify(zlib.brotliDecompress);

/**
 * The compressed rest of a text whose head is not compressed. The head may become another one of the same length
 * without the rest being compressed again: every page names its composition, and most pages change in nothing else.
 */
export interface CompressedRest {
  br: Buffer;
  gz: Buffer;
}

/**
 * Pages fit in a window of 64 KiB or repeat themselves within it. From 128 KiB on brotli would take 33 MB of memory for
 * each page, whatever its size, and spend most of its time on getting them.
 */
const PAGE_WINDOW_BITS = 16;
/** The one bit that says so, a block that is stored as it is, and bits up to the next byte, where the head begins. */
const BROTLI_STORED = 1 << 20;
const BROTLI_LENGTH_SHIFT = 4;
const MAX_HEAD_BYTES = 120;

const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);

/**
 * Compresses what follows a head.
 *
 * @param quality - of brotli
 * @returns null where the head is longer than 120 bytes, or the rest cannot stand by itself
 */
export async function compressAfter(
  head: Buffer,
  rest: Buffer,
  quality: number,
): Promise<CompressedRest | null> {
  if (head.length > MAX_HEAD_BYTES) return null;
  const [br, gz] = await Promise.all([
    compressBrotliRest(head, rest, quality),
    deflateRaw(rest, { level: 9 }),
  ]);
  const whole = await brotliDecompress(joinBrotli(head, br)).catch(() => null);
  return whole?.equals(Buffer.concat([head, rest])) ? { br, gz } : null;
}

/**
 * The compressor is flushed after a head of bytes that no text has in this order: the rest cannot refer to them. It may
 * look at the last two, so these are the real ones.
 */
function compressBrotliRest(head: Buffer, rest: Buffer, quality: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
    const stream = zlib.createBrotliCompress({
      params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: PAGE_WINDOW_BITS },
    });
    const chunks: Buffer[] = [];
    let headChunks = 0;
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('error', reject);
    stream.on('end', () => resolve(Buffer.concat(chunks.slice(headChunks))));
    stream.write(
      Buffer.concat([Buffer.from(head.subarray(2).map((_byte, index) => 0x80 + index)), head.subarray(-2)]),
    );
    stream.flush(() => {
      headChunks = chunks.length;
      stream.end(rest);
    });
  });
}

/** Puts a head before a compressed rest, as brotli. */
export function joinBrotli(head: Buffer, rest: Buffer): Buffer {
  const start = Buffer.alloc(3);
  start.writeUIntLE(((head.length - 1) << BROTLI_LENGTH_SHIFT) | BROTLI_STORED, 0, 3);
  return Buffer.concat([start, head, rest]);
}

/**
 * Puts a head before a compressed rest, as gzip.
 *
 * @param content - the whole text, whose check sum ends the file
 */
export function joinGzip(content: Buffer, headBytes: number, rest: Buffer): Buffer {
  const stored = Buffer.alloc(5);
  stored.writeUInt16LE(headBytes, 1);
  stored.writeUInt16LE(~headBytes & 0xffff, 3);
  const end = Buffer.alloc(8);
  end.writeUInt32LE(zlib.crc32(content), 0);
  end.writeUInt32LE(content.length >>> 0, 4);
  return Buffer.concat([GZIP_HEADER, stored, content.subarray(0, headBytes), rest, end]);
}
