import type { GuestFields } from '../guest-list/guest';
import { EMPTY_FIELDS, GUEST_LIMITS, MAX_LENGTHS, isPartySize, toCleanFields } from '../guest-list/guest';
import { toNameKey } from '../guest-list/guestName';
import type { CsvColumn } from './csvColumns';
import { CSV_COLUMNS, findColumn, findNameParts, findStatus } from './csvColumns';
import type { CsvRecord } from './csvRecords';
import { toCsvRecords } from './csvRecords';
import { unguardCell } from './formulaGuard';

/** A guest from the file, with its line number. */
export interface ReadGuest {
  line: number;
  fields: GuestFields;
}

/** A line that was left out, and the reason. */
export interface BadLine {
  line: number;
  reason: string;
}

export interface ReadList {
  /** The columns of the file: an update leaves the others unchanged. */
  columns: readonly CsvColumn[];
  guests: readonly ReadGuest[];
  badLines: readonly BadLine[];
}

/** Where each column is; a name may be in two. */
type Columns = Readonly<Partial<Record<CsvColumn, readonly number[]>>>;

/** A title may stand above the headings, in this many records at most. */
const MAX_TITLES = 4;

/**
 * Without headings the columns are in the order of an export. Those beyond the widest record are not in the file: an
 * update must not blank their fields.
 */
function toDefaultColumns(records: readonly CsvRecord[]): Columns {
  const present = CSV_COLUMNS.filter((_column, index) =>
    records.some(({ isBroken, cells }) => !isBroken && index < cells.length),
  );
  return Object.fromEntries(present.map((column, index) => [column, [index]]));
}

function toColumns(cells: readonly string[]): Columns | undefined {
  const columns: Partial<Record<CsvColumn, readonly number[]>> = {};
  cells.forEach((cell, index) => {
    const column = findColumn(cell);
    if (column !== undefined) columns[column] ??= [index];
  });
  const parts = findNameParts(cells);
  if (parts.length > 0) columns.name ??= parts;
  return columns.name === undefined ? undefined : columns;
}

/** Finds the headings: the first record, or one below a title that has more than one heading. */
function findHeader(records: readonly CsvRecord[]): { index: number; columns: Columns } | undefined {
  for (const [index, { cells, isBroken }] of records.slice(0, MAX_TITLES + 1).entries()) {
    const columns = isBroken ? undefined : toColumns(cells);
    if (columns !== undefined && (index === 0 || Object.keys(columns).length > 1)) return { index, columns };
  }
  return undefined;
}

function toGuest(cells: readonly string[], columns: Columns): GuestFields | string {
  const cell = (column: CsvColumn) =>
    (columns[column] ?? []).flatMap((index) => unguardCell((cells[index] ?? '').trim()) || []).join(' ');
  const status = findStatus(cell('status'));
  const size = cell('partySize');
  const partySize = size === '' ? EMPTY_FIELDS.partySize : Number(size);
  const fields = { name: cell('name'), diet: cell('diet'), notes: cell('notes') };

  if (toNameKey(fields.name) === '') return 'The name is missing.';
  if (status === undefined) return `The status “${cell('status')}” is not one of yes, no or pending.`;
  if (!isPartySize(partySize))
    return `The party size “${size}” is not a whole number from ${GUEST_LIMITS.partySizeMin} to ${GUEST_LIMITS.partySizeMax}.`;
  for (const key of ['name', 'diet', 'notes'] as const)
    if (fields[key].length > MAX_LENGTHS[key])
      return `The ${key} may have at most ${MAX_LENGTHS[key]} characters.`;
  return toCleanFields({ ...fields, status, partySize });
}

function isBlank(record: CsvRecord): boolean {
  return !record.isBroken && record.cells.every((cell) => cell.trim() === '');
}

/** Parses a guest list: returns the guests of all valid lines, and the line numbers of the others. */
export function parseCsv(file: string): ReadList {
  const records = toCsvRecords(file).filter((record) => !isBlank(record));
  const header = findHeader(records);
  const columns = header?.columns ?? toDefaultColumns(records);
  const guests: ReadGuest[] = [];
  const badLines: BadLine[] = records
    .slice(0, header?.index ?? 0)
    .map(({ line }) => ({ line, reason: 'It is above the headings.' }));
  const seen = new Map<string, number>();

  for (const { line, cells, isBroken } of records.slice(header === undefined ? 0 : header.index + 1)) {
    const fields = isBroken ? 'A quotation mark is missing or in the wrong place.' : toGuest(cells, columns);
    if (typeof fields === 'string') {
      badLines.push({ line, reason: fields });
      continue;
    }
    const key = toNameKey(fields.name);
    const earlier = seen.get(key);
    if (earlier !== undefined) {
      badLines.push({ line, reason: `“${fields.name}” is already on line ${earlier} of this file.` });
      continue;
    }
    seen.set(key, line);
    guests.push({ line, fields });
  }
  return { columns: Object.keys(columns) as CsvColumn[], guests, badLines };
}
