import type { GuestFields, GuestStatus } from '../guest-list/guest';
import { STATUS_LABELS } from '../guest-list/guest';
import { toFolded } from '../guest-list/guestView';

export type CsvColumn = keyof GuestFields;

/** The columns of an exported file, in order. */
export const CSV_HEADERS: Readonly<Record<CsvColumn, string>> = {
  name: 'Name',
  status: 'Status',
  partySize: 'Party size',
  diet: 'Diet',
  notes: 'Notes',
};

export const CSV_COLUMNS = Object.keys(CSV_HEADERS) as CsvColumn[];

/** Other headings for a column, as used in files from other sources. */
const ALIASES: Readonly<Record<CsvColumn, readonly string[]>> = {
  name: ['names', 'guest', 'guest name', 'guest names', 'full name', 'invitee', 'invitees'],
  status: ['rsvp', 'answer', 'response', 'attending', 'coming'],
  partySize: ['party', 'people', 'persons', 'seats', 'guests', 'headcount', 'partysize'],
  diet: ['dietary', 'dietary needs', 'dietary requirements', 'food', 'allergies', 'meal'],
  notes: ['note', 'comment', 'comments', 'remarks'],
};

const STATUS_WORDS: Readonly<Record<GuestStatus, readonly string[]>> = {
  pending: ['', 'pending', 'unknown', 'maybe', 'invited', 'waiting', '?'],
  yes: ['yes', 'y', 'true', '1', 'confirmed', 'accepted', 'attending', 'x'],
  no: ['no', 'n', 'false', '0', 'declined', 'regrets', 'not attending'],
};

/** Headings of the parts of a name, in the order in which they are joined. */
const NAME_PARTS: readonly (readonly string[])[] = [
  ['first name', 'given name', 'forename', 'firstname'],
  ['last name', 'surname', 'family name', 'lastname'],
];

/** Returns where the parts of the name are among the headings; empty if there are none. */
export function findNameParts(headings: readonly string[]): number[] {
  const folded = headings.map(toFolded);
  return NAME_PARTS.map((names) => folded.findIndex((heading) => names.includes(heading))).filter(
    (index) => index >= 0,
  );
}

export function findColumn(heading: string): CsvColumn | undefined {
  // "Coming?" and "Name:" are headings too.
  const wanted = toFolded(heading).replace(/\s*[?:*]$/, '');
  return CSV_COLUMNS.find(
    (column) => toFolded(CSV_HEADERS[column]) === wanted || ALIASES[column].includes(wanted),
  );
}

export function findStatus(cell: string): GuestStatus | undefined {
  const wanted = toFolded(cell);
  const statuses = Object.keys(STATUS_WORDS) as GuestStatus[];
  return statuses.find(
    (status) => STATUS_WORDS[status].includes(wanted) || toFolded(STATUS_LABELS[status]) === wanted,
  );
}
