import fc from 'fast-check';
import type { Guest, GuestFields } from '../guest-list/guest';
import { EMPTY_FIELDS, GUEST_LIMITS, GUEST_STATUSES, toCleanFields } from '../guest-list/guest';
import { toNameKey } from '../guest-list/guestName';

/** Builds a guest for a test; the id is the name by default. */
export function createGuest(overrides: Partial<Guest> & { name: string }): Guest {
  return { ...EMPTY_FIELDS, id: overrides.name, addedAtMs: 0, ...overrides };
}

/** A list of `size` different guests of every status. */
export function createGuests(size: number): Guest[] {
  return Array.from({ length: size }, (_unused, index) =>
    createGuest({
      id: `guest-${index}`,
      name: `Guest ${String(index + 1).padStart(3, '0')}`,
      status: GUEST_STATUSES[index % GUEST_STATUSES.length],
      partySize: 1 + (index % 4),
      addedAtMs: index,
    }),
  );
}

/** Text in any script, including characters that tend to break files. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({
    unit: fc.constantFrom('"', "'", ',', ';', '\n', '\r', '\t', '=', '+', '-', '@', '\ufeff', 'a', ' '),
  }),
);

/** Fields that the form and the import accept. */
export const validFields: fc.Arbitrary<GuestFields> = fc
  .record({
    name: anyText,
    status: fc.constantFrom(...GUEST_STATUSES),
    partySize: fc.integer({ min: GUEST_LIMITS.partySizeMin, max: GUEST_LIMITS.partySizeMax }),
    diet: anyText,
    notes: anyText,
  })
  .map(toCleanFields)
  .filter(({ name }) => toNameKey(name) !== '');
