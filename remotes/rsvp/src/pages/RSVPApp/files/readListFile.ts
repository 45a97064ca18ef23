import { decodeCsvFile } from '../csv/decodeCsvFile';
import type { ReadList } from '../csv/parseCsv';
import { parseCsv } from '../csv/parseCsv';

const MAX_BYTES = 2_000_000;

/** Characters that no text list contains: control characters other than tabs and line ends, and undecodable bytes. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const NOT_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001a\u001c-\u001f\ufffd]/;

/** The beginning of HTML, XML, JSON, RTF and PDF, all of which are text, at least at the beginning. */
const OTHER_FORMAT = /^\s*(?:<[!?a-z]|\{\s*["}\\]|\[\s*["{[\]]|%PDF)/i;

/** Reads a file as a list; returns the reason as text for the visitor if it is not one. */
export async function readListFile(file: File): Promise<ReadList | string> {
  if (file.size > MAX_BYTES) {
    return `${file.name} is larger than 2 MB. A guest list of 500 people is about 0.05 MB. Is this the right file?`;
  }
  try {
    const text = decodeCsvFile(new Uint8Array(await file.arrayBuffer()));
    if (NOT_TEXT.test(text))
      return `${file.name} is not a text file. Export the list as CSV and choose that file.`;
    if (OTHER_FORMAT.test(text))
      return `${file.name} is not a guest list: it looks like a web page, a document or program data. Export the list as CSV and choose that file.`;
    return parseCsv(text);
  } catch {
    return `${file.name} could not be read. It may have been moved or changed since you chose it. Choose it again.`;
  }
}
