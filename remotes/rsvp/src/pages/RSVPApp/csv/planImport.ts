import type { Guest, GuestFields } from '../guest-list/guest';
import { isSameGuest, toFields } from '../guest-list/guest';
import type { GuestChange } from '../guest-list/guestChange';
import { addGuest, editGuest } from '../guest-list/guestChange';
import { toNameKey } from '../guest-list/guestName';
import type { BadLine, ReadList } from './parseCsv';

/** What becomes of guests who are on the list already. */
export type ImportMode = 'skip' | 'update';

/** What an import would do; nothing has happened yet. */
export interface ImportPlan {
  change: GuestChange;
  added: number;
  updated: number;
  /** On the list already and left alone: either just the same, or because of the mode. */
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
      // One millisecond apart, so that "oldest first" is the order of the file.
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
