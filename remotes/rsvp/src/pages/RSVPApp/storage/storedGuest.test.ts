import fc from 'fast-check';
import { createGuest, validFields } from '../guest-testing/guestBuilders';
import { toNameKey } from '../guest-list/guestName';
import { findGuest, migrateRecords, toStoredGuest } from './storedGuest';

const formatOne = fc.record({
  id: fc.uuid(),
  name: fc.string({ minLength: 1, maxLength: 60 }).filter((name) => toNameKey(name) !== ''),
  confirmed: fc.boolean(),
});

test('a stored guest is read back unchanged', () => {
  fc.assert(
    fc.property(validFields, fc.uuid(), fc.nat(), (fields, id, addedAtMs) => {
      const guest = { ...fields, id, addedAtMs };
      expect(findGuest(structuredClone(toStoredGuest(guest)))).toEqual(guest);
    }),
  );
});

test('any value is either a guest or not, without an exception', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const guest = findGuest(value);
      expect(guest === undefined || typeof guest.id === 'string').toBe(true);
    }),
  );
});

test.each([
  ['no name', { name: ' ' }],
  ['an unknown status', { status: 'perhaps' }],
  ['a party of half a person', { partySize: 0.5 }],
  ['notes that are not text', { notes: 7 }],
  ['no time of adding', { addedAtMs: Number.NaN }],
  ['a number as its id', { id: 7 }],
  ['an empty id', { id: '' }],
  ['a name that is too long', { name: 'n'.repeat(161) }],
  ['a diet that is too long', { diet: 'd'.repeat(121) }],
  ['notes that are too long', { notes: 'n'.repeat(501) }],
])('a record with %s is damaged', (_what, damage) => {
  expect(findGuest({ ...createGuest({ name: 'Ada' }), ...damage })).toBeUndefined();
});

test.each([null, undefined, 'text', 7])('%p is not a guest', (value) => {
  expect(findGuest(value)).toBeUndefined();
});

test('a guest with texts of full length, and a name that was numbered beyond it, is read', () => {
  const guest = createGuest({ name: 'n'.repeat(160), diet: 'd'.repeat(120), notes: 'n'.repeat(500) });
  expect(findGuest(guest)).toEqual(guest);
});

describe('a list of format 1', () => {
  test('keeps every guest, in order, with the tick as the answer', () => {
    fc.assert(
      fc.property(fc.uniqueArray(formatOne, { selector: ({ id }) => id }), (records) => {
        const guests = migrateRecords(records).map(findGuest);
        expect(guests.map((guest) => guest?.id)).toEqual(records.map(({ id }) => id));
        expect(guests.map((guest) => guest?.status)).toEqual(
          records.map(({ confirmed }) => (confirmed ? 'yes' : 'pending')),
        );
        guests.forEach((guest, index) => {
          expect(guest?.name.startsWith(records[index]!.name.trim())).toBe(true);
        });
      }),
    );
  });

  test('gives each guest the fields that the format lacks', () => {
    const records = [
      { id: 'a', name: 'Ada', confirmed: true },
      { id: 'b', name: ' Bo ', confirmed: 'yes' },
    ];
    expect(migrateRecords(records).map(findGuest)).toEqual([
      createGuest({ id: 'a', name: 'Ada', status: 'yes', addedAtMs: 0 }),
      createGuest({ id: 'b', name: 'Bo', status: 'pending', addedAtMs: 1 }),
    ]);
  });

  test('ends with a different name for every guest', () => {
    const names = fc.array(fc.constantFrom('Sam', 'sam ', 'SAM (2)', 'Zoë', 'Zoe\u0308'));
    fc.assert(
      fc.property(names, (list) => {
        const records = list.map((name, index) => ({ id: String(index), name, confirmed: false }));
        const keys = migrateRecords(records).map((record) => (record as { nameKey: string }).nameKey);
        expect(new Set(keys).size).toBe(list.length);
      }),
    );
  });

  test('returns records that are not guests unchanged and in their place', () => {
    const records = [{ id: 'a', name: 'Ada', confirmed: true }, 'scribble', null, { id: 'b' }];
    expect(migrateRecords(records).slice(1)).toEqual(['scribble', null, { id: 'b' }]);
  });
});

test('a list of the current format is not changed by migrating it', () => {
  const guests = fc.uniqueArray(validFields, { selector: ({ name }) => toNameKey(name) });
  fc.assert(
    fc.property(guests, (list) => {
      const records = list.map((fields, index) =>
        toStoredGuest({ ...fields, id: String(index), addedAtMs: index }),
      );
      expect(migrateRecords(records)).toEqual(records);
    }),
  );
});
