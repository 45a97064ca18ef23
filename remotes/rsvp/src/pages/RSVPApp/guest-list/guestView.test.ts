import { createGuest } from '../guest-testing/guestBuilders';
import type { GuestView } from './guestView';
import { DEFAULT_VIEW, searchGuests, selectGuests } from './guestView';

const guests = [
  createGuest({ name: 'Zoë Park', status: 'yes', partySize: 3, addedAtMs: 1, diet: 'Vegan' }),
  createGuest({ name: 'Amir Haddad', status: 'no', partySize: 1, addedAtMs: 2 }),
  createGuest({ name: 'Lena Fox', status: 'pending', partySize: 2, addedAtMs: 3, notes: 'Brings Zoë' }),
];

function namesOf(view: Partial<GuestView>) {
  return selectGuests(guests, { ...DEFAULT_VIEW, ...view }).map(({ name }) => name);
}

test.each<[Partial<GuestView>, string[]]>([
  [{ sort: 'name' }, ['Amir Haddad', 'Lena Fox', 'Zoë Park']],
  [{ sort: 'name-desc' }, ['Zoë Park', 'Lena Fox', 'Amir Haddad']],
  [{ sort: 'newest' }, ['Lena Fox', 'Amir Haddad', 'Zoë Park']],
  [{ sort: 'oldest' }, ['Zoë Park', 'Amir Haddad', 'Lena Fox']],
  [{ sort: 'party' }, ['Zoë Park', 'Lena Fox', 'Amir Haddad']],
  [{ sort: 'status' }, ['Lena Fox', 'Zoë Park', 'Amir Haddad']],
  [{ status: 'yes' }, ['Zoë Park']],
  [{ status: 'answered' }, ['Amir Haddad', 'Zoë Park']],
  [{ search: 'zoe' }, ['Lena Fox', 'Zoë Park']],
  [{ search: 'vegan' }, ['Zoë Park']],
  [{ search: 'park zo' }, ['Zoë Park']],
  [{ search: 'zoe', status: 'pending' }, ['Lena Fox']],
  [{ search: 'nobody' }, []],
])('the view %j shows %j', (view, expected) => {
  expect(namesOf(view)).toEqual(expected);
});

test('guests of equal size are in the order of their names', () => {
  const twins = [createGuest({ name: 'B' }), createGuest({ name: 'A' })];
  expect(selectGuests(twins, { ...DEFAULT_VIEW, sort: 'party' }).map(({ name }) => name)).toEqual(['A', 'B']);
});

test('names with numbers are in the order of the numbers', () => {
  const tables = [createGuest({ name: 'Table 10' }), createGuest({ name: 'Table 9' })];
  expect(selectGuests(tables, DEFAULT_VIEW).map(({ name }) => name)).toEqual(['Table 9', 'Table 10']);
});

test('an edited guest is found by the new text and no longer by the old', () => {
  const [zoe] = searchGuests(guests, 'vegan');
  const edited = [{ ...zoe!, diet: 'Halal' }];
  expect(searchGuests(edited, 'vegan')).toEqual([]);
  expect(searchGuests(edited, 'halal')).toHaveLength(1);
});
