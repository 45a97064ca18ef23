import Papa from 'papaparse';
import type { GuestFields } from '../guest-list/guest';
import { STATUS_LABELS } from '../guest-list/guest';
import { CSV_COLUMNS, CSV_HEADERS } from './csvColumns';
import { guardCell } from './formulaGuard';

/** Without it, spreadsheets on Windows do not read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Exports the list for spreadsheets: UTF-8 with byte-order mark, commas, CRLF, formulas disarmed. */
export function toCsv(guests: readonly GuestFields[]): string {
  const rows = guests.map((guest) => [
    guardCell(guest.name),
    STATUS_LABELS[guest.status],
    String(guest.partySize),
    guardCell(guest.diet),
    guardCell(guest.notes),
  ]);
  const header = CSV_COLUMNS.map((column) => CSV_HEADERS[column]);
  return `${BYTE_ORDER_MARK}${Papa.unparse([header, ...rows], { newline: '\r\n' })}\r\n`;
}
