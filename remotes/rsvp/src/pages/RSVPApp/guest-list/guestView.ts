import type { Guest, GuestStatus } from './guest';
import { GUEST_STATUSES, STATUS_LABELS } from './guest';

/** The choices of the filter, by their names in the URL. */
export const GUEST_FILTERS = {
  all: 'Everyone',
  answered: 'Answered',
  ...STATUS_LABELS,
} as const;
export type GuestFilter = keyof typeof GUEST_FILTERS;

/** The possible orders of a list, by their names in the URL. */
export const GUEST_SORTS = {
  name: 'Name, A to Z',
  'name-desc': 'Name, Z to A',
  newest: 'Newest first',
  oldest: 'Oldest first',
  party: 'Largest party first',
  status: 'Status',
} as const;
export type GuestSort = keyof typeof GUEST_SORTS;

/** Which guests are shown, and in what order. */
export interface GuestView {
  status: GuestFilter;
  search: string;
  sort: GuestSort;
}

export const DEFAULT_VIEW: GuestView = { status: 'all', search: '', sort: 'name' };

const foldedTexts = new WeakMap<Guest, string>();

/** Removes case and accents for searching: "jose" finds "José". */
export function toFolded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

function toSearchText(guest: Guest): string {
  let text = foldedTexts.get(guest);
  if (text === undefined) {
    text = toFolded(`${guest.name} ${guest.diet} ${guest.notes}`);
    foldedTexts.set(guest, text);
  }
  return text;
}

/** Guests whose name, diet or notes contain every word of the search. */
export function searchGuests(guests: readonly Guest[], search: string): readonly Guest[] {
  const words = toFolded(search).split(' ').filter(Boolean);
  if (words.length === 0) return guests;
  return guests.filter((guest) => words.every((word) => toSearchText(guest).includes(word)));
}

let collator: Intl.Collator | undefined;

function compareNames(a: Guest, b: Guest): number {
  collator ??= new Intl.Collator(undefined, { numeric: true });
  return collator.compare(a.name, b.name) || (a.id < b.id ? -1 : 1);
}

const COMPARE: Readonly<Record<GuestSort, (a: Guest, b: Guest) => number>> = {
  name: compareNames,
  'name-desc': (a, b) => compareNames(b, a),
  newest: (a, b) => b.addedAtMs - a.addedAtMs || compareNames(a, b),
  oldest: (a, b) => a.addedAtMs - b.addedAtMs || compareNames(a, b),
  party: (a, b) => b.partySize - a.partySize || compareNames(a, b),
  status: (a, b) => GUEST_STATUSES.indexOf(a.status) - GUEST_STATUSES.indexOf(b.status) || compareNames(a, b),
};

export function sortGuests(guests: readonly Guest[], sort: GuestSort): readonly Guest[] {
  return guests.toSorted(COMPARE[sort]);
}

/** Whether a filter shows the guests of a status. */
export function isInFilter(status: GuestStatus, filter: GuestFilter): boolean {
  if (filter === 'all') return true;
  return filter === 'answered' ? status !== 'pending' : status === filter;
}

/** @param keptId - a guest who is shown whatever the status */
export function filterGuests(
  guests: readonly Guest[],
  filter: GuestFilter,
  keptId?: string | null,
): readonly Guest[] {
  if (filter === 'all') return guests;
  return guests.filter(({ id, status }) => id === keptId || isInFilter(status, filter));
}

/** The guests of a view, in the order of the view. */
export function selectGuests(
  guests: readonly Guest[],
  { status, search, sort }: GuestView,
): readonly Guest[] {
  return filterGuests(searchGuests(sortGuests(guests, sort), search), status);
}
