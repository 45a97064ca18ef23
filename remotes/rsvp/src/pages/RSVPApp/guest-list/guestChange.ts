import type { Guest, GuestFields, GuestStatus } from './guest';
import { toCleanFields } from './guest';
import { toNameKey } from './guestName';

/** One change of the list: guests that are new or different, and the ids of removed ones. */
export interface GuestChange {
  put: readonly Guest[];
  remove: readonly string[];
}

export function addGuest(fields: GuestFields, id: string, addedAtMs: number): GuestChange {
  return { put: [{ id, addedAtMs, ...toCleanFields(fields) }], remove: [] };
}

export function editGuest(guest: Guest, fields: GuestFields): GuestChange {
  return { put: [{ ...guest, ...toCleanFields(fields) }], remove: [] };
}

/** The fields that differ from those before: only these are applied, so that another tab's changes are kept. */
export function pickChanges(before: GuestFields, fields: GuestFields): Partial<GuestFields> {
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => value !== before[key as keyof GuestFields]),
  );
}

/** Sets the status of several guests; those who already have it are unchanged. */
export function setStatus(
  guests: readonly Guest[],
  ids: ReadonlySet<string>,
  status: GuestStatus,
): GuestChange {
  const put = guests
    .filter((guest) => ids.has(guest.id) && guest.status !== status)
    .map((guest) => ({ ...guest, status }));
  return { put, remove: [] };
}

export function removeGuests(ids: Iterable<string>): GuestChange {
  return { put: [], remove: [...ids] };
}

export function isEmptyChange(change: GuestChange): boolean {
  return change.put.length === 0 && change.remove.length === 0;
}

/** The list after the change. Unchanged guests keep their identity, so their rows do not re-render. */
export function applyChange(guests: readonly Guest[], change: GuestChange): readonly Guest[] {
  if (isEmptyChange(change)) return guests;
  const leaving = new Set(change.remove);
  const incoming = new Map(change.put.map((guest) => [guest.id, guest]));
  const next: Guest[] = [];
  for (const guest of guests) {
    if (leaving.has(guest.id)) continue;
    next.push(incoming.get(guest.id) ?? guest);
    incoming.delete(guest.id);
  }
  return [...next, ...incoming.values()];
}

/** The change that undoes `change`, given the list before it. */
export function invertChange(guests: readonly Guest[], change: GuestChange): GuestChange {
  const touched = new Set([...change.remove, ...change.put.map((guest) => guest.id)]);
  const before = guests.filter((guest) => touched.has(guest.id));
  const known = new Set(before.map((guest) => guest.id));
  return {
    put: before,
    remove: change.put.map((guest) => guest.id).filter((id) => !known.has(id)),
  };
}

/** Guests of the change whose name another guest would have after it: they must not be added. */
export function findClashes(guests: readonly Guest[], change: GuestChange): Guest[] {
  const incoming = new Set(change.put.map((guest) => guest.id));
  const leaving = new Set(change.remove);
  const owners = new Map<string, string>();
  for (const guest of guests) {
    if (!incoming.has(guest.id) && !leaving.has(guest.id)) owners.set(toNameKey(guest.name), guest.id);
  }
  return change.put.filter((guest) => {
    const key = toNameKey(guest.name);
    const isTaken = owners.has(key);
    if (!isTaken) owners.set(key, guest.id);
    return isTaken;
  });
}
