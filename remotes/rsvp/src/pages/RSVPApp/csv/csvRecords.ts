import Papa from 'papaparse';

/** One record of a file. A quoted cell may span lines, so a record knows the line it starts on. */
export interface CsvRecord {
  line: number;
  cells: readonly string[];
  isBroken: boolean;
}

function countLines(text: string): number {
  return text.match(/\r\n|\r|\n/g)?.length ?? 0;
}

/**
 * Splits a file into records. A missing or misplaced quote would swallow the lines after it, so only its own line is
 * marked as broken, and reading continues with the next one.
 *
 * @param line - the number of the first line
 */
export function toCsvRecords(text: string, delimiter: string, line = 1): CsvRecord[] {
  const records: CsvRecord[] = [];
  let offset = 0;
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
  return records.filter(({ cells, isBroken }) => isBroken || cells.some((cell) => cell.trim() !== ''));
}
