import { decodeCsvFile } from '../csv/decodeCsvFile';
import type { ReadList } from '../csv/parseCsv';
import { parseCsv } from '../csv/parseCsv';

const MAX_BYTES = 2_000_000;

/** A file as a list, or why it is none, for the visitor. */
export async function readListFile(file: File): Promise<ReadList | string> {
  if (file.size > MAX_BYTES) {
    return `${file.name} is larger than 2 MB. A guest list of 500 people is about 0.05 MB: is it the right file?`;
  }
  try {
    return parseCsv(decodeCsvFile(new Uint8Array(await file.arrayBuffer())));
  } catch {
    return `${file.name} could not be read. It may have been moved or changed since you chose it: choose it again.`;
  }
}
