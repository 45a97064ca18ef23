import Papa from 'papaparse';
import { BYTE_ORDER_MARK } from './toCsv';

/** One record of a file. A quoted cell may span lines, so a record knows the line it starts on. */
export interface CsvRecord {
  line: number;
  cells: readonly string[];
  isBroken: boolean;
}

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The line with which spreadsheets name the separator. */
const SEPARATOR_LINE = /^sep=(.)(\r\n|\r|\n|$)/i;

/** A title may take the first lines. */
const FIRST_LINES = 5;

/** The most frequent separator, outside quotes, in the first line that has any. */
function guessDelimiter(text: string): string {
  for (const line of text.split(/\r\n|\r|\n/, FIRST_LINES)) {
    const unquoted = line.replace(/"(?:[^"]|"")*"/g, '');
    const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length - 1);
    const most = Math.max(...counts);
    if (most > 0) return DELIMITERS[counts.indexOf(most)] ?? ',';
  }
  return ',';
}

function countLines(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/**
 * Splits a file into records. A missing or misplaced quote would swallow the lines after it, so only its own line is
 * marked as broken, and reading continues with the next one.
 */
export function toCsvRecords(file: string): CsvRecord[] {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const [separatorLine = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const delimiter = named ?? guessDelimiter(text);
  const records: CsvRecord[] = [];
  let offset = separatorLine.length;
  let line = separatorLine === '' ? 1 : 2;
  // Guessed once, by the first parse: every guess reads up to a megabyte, and every broken record would repeat it.
  let newline: Papa.ParseConfig['newline'];

  while (offset < text.length) {
    const rest = text.slice(offset);
    let recordStart = 0;
    let resumeAt = rest.length;
    Papa.parse<string[]>(rest, {
      delimiter,
      newline,
      step({ data, errors, meta }, parser) {
        newline = meta.linebreak as typeof newline;
        const source = rest.slice(recordStart, meta.cursor);
        const isBroken = errors.some((error) => error.type === 'Quotes');
        const firstLine = /^[^\r\n]*(?:\r\n|\r|\n|$)/.exec(source)?.[0] ?? source;
        records.push({ line, cells: data, isBroken });
        if (isBroken && firstLine !== source) {
          resumeAt = recordStart + firstLine.length;
          line += 1;
          parser.abort();
          return;
        }
        line += countLines(source);
        recordStart = meta.cursor;
      },
    });
    offset += resumeAt;
  }
  return records;
}
