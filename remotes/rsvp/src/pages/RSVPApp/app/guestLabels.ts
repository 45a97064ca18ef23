import type { Guest, GuestStatus } from '../guest-list/guest';
import { STATUS_LABELS } from '../guest-list/guest';

/** Refers to one guest by name, and to several by their number. */
export function toGuestsText(guests: readonly Guest[]): string {
  const [first] = guests;
  return guests.length === 1 && first ? first.name : `${guests.length} guests`;
}

export function toStatusLabel(guests: readonly Guest[], status: GuestStatus): string {
  return `${toGuestsText(guests)}: ${STATUS_LABELS[status].toLowerCase()}`;
}
