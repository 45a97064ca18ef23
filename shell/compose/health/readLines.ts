import fs from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const CHUNK_BYTES = 1 << 20;

/** Reads a file line by line: a file that a collector has written for months does not fit into one string. */
export function* readLines(file: string, chunkBytes = CHUNK_BYTES): Generator<string> {
  const descriptor = fs.openSync(file, 'r');
  try {
    const chunk = Buffer.alloc(chunkBytes);
    const decoder = new StringDecoder('utf8');
    let rest = '';
    for (let count = 1; count > 0;) {
      count = fs.readSync(descriptor, chunk, 0, chunkBytes, null);
      const lines = (rest + decoder.write(chunk.subarray(0, count))).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
    yield rest + decoder.end();
  } finally {
    fs.closeSync(descriptor);
  }
}
