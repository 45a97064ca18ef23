import { decodeCsvFile } from '../csv/decodeCsvFile';
import type { ReadList } from '../csv/parseCsv';
import { parseCsv } from '../csv/parseCsv';
import { CONTROL } from '../guest-list/guest';

const MAX_BYTES = 2_000_000;

/** In a text list one may be left over from another program; in a file that is not text they are many. */
const NOT_TEXT = /[^\P{Cc}\s]|\ufffd/gu;
const NOT_TEXT_MAX_SHARE = 0.05;

function isText(text: string): boolean {
  const count = text.match(NOT_TEXT)?.length ?? 0;
  return count < 2 || count / text.length < NOT_TEXT_MAX_SHARE;
}

/** The beginning of HTML, XML, JSON, RTF and PDF, all of which are text, at least at the beginning. */
const OTHER_FORMAT = /^\s*(?:<[!?a-z]|\{\s*["}\\]|\[\s*["{[\]]|%PDF)/i;

/** Reads a file as a list; returns the reason as text for the visitor if it is not one. */
export async function readListFile(file: File): Promise<ReadList | string> {
  if (file.size > MAX_BYTES) {
    return `${file.name} is larger than 2 MB. A guest list of 500 people is about 0.05 MB. Is this the right file?`;
  }
  try {
    const text = decodeCsvFile(new Uint8Array(await file.arrayBuffer()));
    if (!isText(text)) return `${file.name} is not a text file. Export the list as CSV and choose that file.`;
    if (OTHER_FORMAT.test(text))
      return `${file.name} is not a guest list: it looks like a web page, a document or program data. Export the list as CSV and choose that file.`;
    return parseCsv(text.replace(CONTROL, ''));
  } catch {
    return `${file.name} could not be read. It may have been moved or changed since you chose it. Choose it again.`;
  }
}
