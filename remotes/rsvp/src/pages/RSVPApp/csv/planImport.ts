import type { Guest, GuestFields } from '../guest-list/guest';
import { isSameGuest, toFields } from '../guest-list/guest';
import type { GuestChange } from '../guest-list/guestChange';
import { addGuest, editGuest } from '../guest-list/guestChange';
import { toNameKey } from '../guest-list/guestName';
import type { BadLine, ReadList } from './parseCsv';

/** How to import guests who are already on the list. */
export type ImportMode = 'skip' | 'update';

/** The effects of an import that has not been carried out yet. */
export interface ImportPlan {
  change: GuestChange;
  added: number;
  updated: number;
  /** Number of guests on the list that stay as they are: identical, or skipped by the mode. */
  unchanged: number;
  badLines: readonly BadLine[];
}

interface NewIdentity {
  newId: () => string;
  nowMs: number;
}

function pick(fields: GuestFields, columns: readonly (keyof GuestFields)[]): Partial<GuestFields> {
  return Object.fromEntries(columns.map((column) => [column, fields[column]]));
}

export function planImport(
  guests: readonly Guest[],
  list: ReadList,
  mode: ImportMode,
  { newId, nowMs }: NewIdentity,
): ImportPlan {
  const byName = new Map(guests.map((guest) => [toNameKey(guest.name), guest]));
  const put: Guest[] = [];
  let added = 0;
  let updated = 0;
  for (const { fields } of list.guests) {
    const known = byName.get(toNameKey(fields.name));
    if (known === undefined) {
      // One millisecond apart, so that sorting by "oldest first" gives the order of the file.
      put.push(...addGuest(fields, newId(), nowMs + added).put);
      added += 1;
      continue;
    }
    const change = editGuest(known, { ...toFields(known), ...pick(fields, list.columns) });
    if (mode === 'skip' || change.put.every((guest) => isSameGuest(guest, known))) continue;
    put.push(...change.put);
    updated += 1;
  }
  const unchanged = list.guests.length - added - updated;
  return { change: { put, remove: [] }, added, updated, unchanged, badLines: list.badLines };
}
