import type { Guest, GuestFields, GuestStatus } from './guest';
import { toCleanFields } from './guest';
import { toNameKey } from './guestName';

/** One step of the list: guests that are new or different, and ids that leave. */
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

/** Sets the status of several guests; those who have it already are left alone. */
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

/** The list after the change. Guests that did not change keep their identity, so their rows do not render again. */
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

/** The change that takes `change` back, seen from the list before it. */
export function invertChange(guests: readonly Guest[], change: GuestChange): GuestChange {
  const touched = new Set([...change.remove, ...change.put.map((guest) => guest.id)]);
  const before = guests.filter((guest) => touched.has(guest.id));
  const known = new Set(before.map((guest) => guest.id));
  return {
    put: before,
    remove: change.put.map((guest) => guest.id).filter((id) => !known.has(id)),
  };
}

/** Guests of the change whose name somebody else would have after it: they must not get in. */
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
