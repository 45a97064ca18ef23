import { findHeader, isAnswered } from './csvHeader';
import type { CsvRecord } from './csvRecords';
import { toCsvRecords } from './csvRecords';
import { BYTE_ORDER_MARK } from './toCsv';

const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The line with which spreadsheets name the separator. */
const SEPARATOR_LINE = /^sep=(.)(\r\n|\r|\n|$)/i;

/** The number of lines by which the separator is chosen. */
const SAMPLE_LINES = 30;

/** Drops the blanks between a separator and a quoted cell, which the parser takes for a cell without quotes. */
function joinQuotes(text: string, delimiter: string): string {
  const separator = delimiter.replace(/\W/, '\\$&');
  const cell = new RegExp(`(^|[${separator}\\r\\n])( *)("(?:[^"]|"")*" *(?![^${separator}\\r\\n]))?`, 'g');
  return text.replace(cell, (_match, before: string, blanks: string, quoted?: string) =>
    quoted === undefined ? before + blanks : before + quoted,
  );
}

function split(text: string, delimiter: string, line?: number): CsvRecord[] {
  return toCsvRecords(joinQuotes(text, delimiter), delimiter, line);
}

/**
 * How well a separator suits a file: headings count most, then answers in the second cell, then the number of lines
 * with equally many cells, and the number of these cells.
 */
function rate(records: readonly CsvRecord[]): number {
  const widths = records.map(({ cells }) => cells.length).filter((width) => width > 1);
  const toCount = (width: number) => widths.filter((other) => other === width).length;
  const alike = Math.max(0, ...widths.map(toCount));
  const width = widths.find((candidate) => toCount(candidate) === alike) ?? 0;
  const ratings = [findHeader(records)?.known ?? 0, records.filter(isAnswered).length, alike, width];
  return ratings.reduce((sum, rating) => sum * 100 + Math.min(rating, 99), 0);
}

/** Splits a file into records, by the separator that it names, or else by the one that suits its first lines best. */
export function readRecords(file: string): CsvRecord[] {
  const text = file.startsWith(BYTE_ORDER_MARK) ? file.slice(1) : file;
  const [separatorLine, named] = SEPARATOR_LINE.exec(text) ?? [];
  if (separatorLine !== undefined && named !== undefined)
    return split(text.slice(separatorLine.length), named, 2);

  const sample = text.split(/\r\n|\r|\n/, SAMPLE_LINES).join('\n');
  const ratings = DELIMITERS.map((delimiter) => rate(split(sample, delimiter)));
  return split(text, DELIMITERS[ratings.indexOf(Math.max(...ratings))] ?? ',');
}
