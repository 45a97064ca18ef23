import fc from 'fast-check';
import { createGuest, createGuests } from '../guest-testing/guestBuilders';
import { EMPTY_FIELDS } from './guest';
import type { GuestChange } from './guestChange';
import {
  addGuest,
  applyChange,
  editGuest,
  findClashes,
  invertChange,
  isEmptyChange,
  removeGuests,
  setStatus,
} from './guestChange';
import { toNameKey } from './guestName';

const [ada, lena, sam] = [
  createGuest({ name: 'Ada' }),
  createGuest({ name: 'Lena', status: 'yes' }),
  createGuest({ name: 'Sam' }),
];
const list = [ada, lena, sam];

test('adding puts a trimmed guest at the end', () => {
  const change = addGuest({ ...EMPTY_FIELDS, name: '  Mo  Ali ' }, 'mo', 5);
  expect(applyChange(list, change).at(-1)).toEqual(createGuest({ id: 'mo', name: 'Mo Ali', addedAtMs: 5 }));
});

test('editing keeps the place, the id and the time of adding', () => {
  const next = applyChange(list, editGuest(lena, { ...lena, name: 'Lena Fox', partySize: 2 }));
  expect(next[1]).toEqual({ ...lena, name: 'Lena Fox', partySize: 2 });
});

test('guests that did not change keep their identity', () => {
  const next = applyChange(list, editGuest(lena, { ...lena, notes: 'Late' }));
  expect(next[0]).toBe(ada);
  expect(next[2]).toBe(sam);
});

test('setting a status leaves out those who have it', () => {
  expect(setStatus(list, new Set(['Ada', 'Lena']), 'yes').put.map(({ id }) => id)).toEqual(['Ada']);
});

test('an empty change gives the same list', () => {
  expect(isEmptyChange(setStatus(list, new Set(['Lena']), 'yes'))).toBe(true);
  expect(applyChange(list, { put: [], remove: [] })).toBe(list);
});

test('undoing a removal restores the guest unchanged', () => {
  const change = removeGuests(['Lena']);
  const undone = applyChange(applyChange(list, change), invertChange(list, change));
  expect(undone).toContain(lena);
});

test('every change followed by its inverse gives the same guests', () => {
  const changes = fc.record({
    put: fc.uniqueArray(fc.record({ id: fc.nat(12), size: fc.integer({ min: 1, max: 9 }) }), {
      selector: ({ id }) => id,
    }),
    remove: fc.uniqueArray(fc.nat(12)),
  });
  fc.assert(
    fc.property(changes, ({ put, remove }) => {
      const guests = createGuests(8);
      const change: GuestChange = {
        put: put.map(({ id, size }) =>
          createGuest({ id: `guest-${id}`, name: `New ${id}`, partySize: size }),
        ),
        remove: remove.map((id) => `guest-${id}`).filter((id) => !put.some((p) => `guest-${p.id}` === id)),
      };
      const undone = applyChange(applyChange(guests, change), invertChange(guests, change));
      expect(new Set(undone)).toEqual(new Set(guests));
    }),
  );
});

describe('findClashes', () => {
  test('names a new guest whose name is taken', () => {
    const change = addGuest({ ...EMPTY_FIELDS, name: 'LENA' }, 'other', 0);
    expect(findClashes(list, change).map(({ id }) => id)).toEqual(['other']);
  });

  test('lets two guests swap names in one change', () => {
    const change = {
      put: [
        { ...ada, name: 'Lena' },
        { ...lena, name: 'Ada' },
      ],
      remove: [],
    };
    expect(findClashes(list, change)).toEqual([]);
  });

  test('allows a name again in the change that removes its owner', () => {
    const change = { put: [createGuest({ id: 'new', name: 'Sam' })], remove: ['Sam'] };
    expect(findClashes(list, change)).toEqual([]);
  });

  test('without the clashing guests of a change, no two guests ever share a name', () => {
    const names = fc.constantFrom('Ada', 'ada ', 'LENA', 'Sam', 'Mo', 'mo', 'Zoë', 'Zoe\u0308');
    fc.assert(
      fc.property(fc.array(names), (incoming) => {
        const put = incoming.map((name, index) => createGuest({ id: `new-${index}`, name }));
        const clashes = new Set(findClashes(list, { put, remove: [] }));
        const next = applyChange(list, { put: put.filter((guest) => !clashes.has(guest)), remove: [] });
        expect(new Set(next.map(({ name }) => toNameKey(name))).size).toBe(next.length);
      }),
    );
  });
});
