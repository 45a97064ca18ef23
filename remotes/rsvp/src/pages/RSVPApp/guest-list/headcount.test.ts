import { createGuest } from '../guest-testing/guestBuilders';
import { countGuests, toSeating } from './headcount';

const counts = countGuests([
  createGuest({ name: 'A', status: 'yes', partySize: 4 }),
  createGuest({ name: 'B', status: 'yes', partySize: 1 }),
  createGuest({ name: 'C', status: 'pending', partySize: 3 }),
  createGuest({ name: 'D', status: 'no', partySize: 2 }),
]);

test('counts invitations and the people they stand for', () => {
  expect(counts).toEqual({
    all: { guests: 4, people: 10 },
    answered: { guests: 3, people: 7 },
    yes: { guests: 2, people: 5 },
    pending: { guests: 1, people: 3 },
    no: { guests: 1, people: 2 },
  });
});

test.each([
  [20, { coming: 5, waiting: 3, free: 15, over: 0, overIfAllCome: 0 }],
  [8, { coming: 5, waiting: 3, free: 3, over: 0, overIfAllCome: 0 }],
  [7, { coming: 5, waiting: 3, free: 2, over: 0, overIfAllCome: 1 }],
  [4, { coming: 5, waiting: 3, free: 0, over: 1, overIfAllCome: 4 }],
])('with %d places', (capacity, expected) => {
  expect(toSeating(counts, capacity)).toEqual(expected);
});
