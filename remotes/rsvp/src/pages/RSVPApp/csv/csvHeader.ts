import { toFolded } from '../guest-list/guestView';
import type { CsvColumn } from './csvColumns';
import { CSV_COLUMNS, findColumn, findNameParts, findStatus } from './csvColumns';
import type { CsvRecord } from './csvRecords';

/** Where each column is; a name may be in two. */
export type Columns = Readonly<Partial<Record<CsvColumn, readonly number[]>>>;

export interface CsvHeader {
  /** Which record has the headings; those above it are titles. */
  index: number;
  columns: Columns;
  /** Number of known headings. "Guests" does not count: it may also be a title. */
  known: number;
}

/** A title may stand above the headings, in this many records at most. */
const MAX_TITLES = 4;

/** The only heading that is recognised alone below a title: a guest can be called "Guest". */
const LONE_HEADING = /^names?\W*$/;

/**
 * Without headings the columns are in the order of an export. Those beyond the widest record are not in the file: an
 * update must not blank their fields.
 */
export function toDefaultColumns(records: readonly CsvRecord[]): Columns {
  const present = CSV_COLUMNS.filter((_column, index) =>
    records.some(({ isBroken, cells }) => !isBroken && index < cells.length),
  );
  return Object.fromEntries(present.map((column, index) => [column, [index]]));
}

function toColumns(cells: readonly string[]): Pick<CsvHeader, 'columns' | 'known'> | undefined {
  const headings = cells.map(findColumn);
  const parts = findNameParts(cells);
  let known = headings.filter(Boolean).length + parts.length;
  // Beside names, "guests" is the party size.
  if (parts.length === 0 && !headings.includes('name') && toFolded(cells[0] ?? '') === 'guests') {
    headings[0] = 'name';
    known -= 1;
  }
  const columns: Partial<Record<CsvColumn, readonly number[]>> = {};
  headings.forEach((column, index) => {
    if (column !== undefined) columns[column] ??= [index];
  });
  if (parts.length > 0) columns.name ??= parts;
  return columns.name === undefined ? undefined : { columns, known };
}

/** Whether the second cell is an answer, as in a list without headings. */
export function isAnswered({ cells: [, second = ''] }: CsvRecord): boolean {
  return second.trim() !== '' && findStatus(second) !== undefined;
}

/** Finds the headings: among the first records, the one that has most; below a title, not by a single one. */
export function findHeader(records: readonly CsvRecord[]): CsvHeader | undefined {
  let header: CsvHeader | undefined;
  for (const [index, record] of records.slice(0, MAX_TITLES + 1).entries()) {
    const { cells } = record;
    const found = record.isBroken ? undefined : toColumns(cells);
    const filled = cells.filter((cell) => cell.trim() !== '');
    const isLone = filled.length === 1 && filled[0] === cells[0];
    const isSure =
      index === 0 || (found?.known ?? 0) > 1 || (isLone && LONE_HEADING.test(toFolded(cells[0] ?? '')));
    if (found && isSure && found.known > (header?.known ?? -1)) {
      // A heading of one cell names only the first of several columns.
      header = { ...found, index, ...(isLone && { columns: toDefaultColumns(records.slice(index + 1)) }) };
    }
    if (isAnswered(record)) break;
  }
  return header;
}
