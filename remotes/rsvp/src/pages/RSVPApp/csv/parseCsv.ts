import type { GuestFields } from '../guest-list/guest';
import {
  EMPTY_FIELDS,
  GUEST_LIMITS,
  MAX_LENGTHS,
  isPartySize,
  toCleanFields,
  toWholeNumber,
} from '../guest-list/guest';
import { toNameKey } from '../guest-list/guestName';
import type { CsvColumn } from './csvColumns';
import { findStatus } from './csvColumns';
import type { Columns } from './csvHeader';
import { findHeader, toDefaultColumns } from './csvHeader';
import { unguardCell } from './formulaGuard';
import { readRecords } from './readRecords';

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

function toGuest(cells: readonly string[], columns: Columns): GuestFields | string {
  const cell = (column: CsvColumn) =>
    (columns[column] ?? []).flatMap((index) => unguardCell((cells[index] ?? '').trim()) || []).join(' ');
  const status = findStatus(cell('status'));
  const size = cell('partySize');
  const partySize = size === '' ? EMPTY_FIELDS.partySize : toWholeNumber(size);
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

/** Parses a guest list: returns the guests of all valid lines, and the line numbers of the others. */
export function parseCsv(file: string): ReadList {
  const records = readRecords(file);
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
