import type { Guest } from '../guest-list/guest';
import { MAX_LENGTHS, isGuestStatus, isPartySize } from '../guest-list/guest';
import { toFreeName, toNameKey } from '../guest-list/guestName';

/**
 * Version of the stored format. Format 1 is that of the classic exercise: a name and a tick.
 * Format 2 has status, party size, diet, notes, the time of adding and the key of the name.
 */
export const STORAGE_FORMAT = 2;

/** A guest as stored. The database refuses a second guest with the same key, including from another tab. */
export type StoredGuest = Guest & { nameKey: string };

/** A record that is not a valid guest. It stays in the database until the host decides. */
export interface DamagedRecord {
  key: IDBValidKey;
  value: unknown;
}

/** The fields of a record; none if the value is not a record. */
const toFields = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;

function isText(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength;
}

export function toStoredGuest(guest: Guest): StoredGuest {
  return { ...guest, nameKey: toNameKey(guest.name) };
}

/** The guest in a record, or undefined if any part of it is invalid. */
export function findGuest(value: unknown): Guest | undefined {
  const { id, name, status, partySize, diet, notes, addedAtMs } = toFields(value);
  if (typeof id !== 'string' || id === '') return undefined;
  // Twice the form's limit: a name that got a number during migration may be slightly longer.
  if (!isText(name, MAX_LENGTHS.name * 2) || toNameKey(name) === '') return undefined;
  if (!isGuestStatus(status) || !isPartySize(partySize)) return undefined;
  if (!isText(diet, MAX_LENGTHS.diet) || !isText(notes, MAX_LENGTHS.notes)) return undefined;
  if (!Number.isFinite(addedAtMs)) return undefined;
  return { id, name, status, partySize, diet, notes, addedAtMs: addedAtMs as number };
}

/** Upgrades one record from format 1 to format 2. Anything that is not format 1 is unchanged. */
function upgradeRecord(value: unknown, index: number): unknown {
  const { id, name, confirmed, status } = toFields(value);
  if (typeof name !== 'string' || status !== undefined) return value;
  return {
    id,
    name: name.trim(),
    status: confirmed === true ? 'yes' : 'pending',
    partySize: 1,
    diet: '',
    notes: '',
    addedAtMs: index,
  };
}

/**
 * Upgrades records from format 1 to the current format.
 *
 * Format 1 allowed two guests with the same name: the later one gets a number. Records that are not guests are
 * returned unchanged and in their place, so that nothing is lost.
 */
export function migrateRecords(records: readonly unknown[]): unknown[] {
  const keys = new Set<string>();
  return records.map(upgradeRecord).map((record) => {
    const guest = findGuest(record);
    if (guest === undefined) return record;
    const name = toFreeName(guest.name, (key) => keys.has(key));
    const stored = toStoredGuest({ ...guest, name });
    keys.add(stored.nameKey);
    return stored;
  });
}
