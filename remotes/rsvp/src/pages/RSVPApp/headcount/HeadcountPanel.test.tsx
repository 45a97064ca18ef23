import { render, screen } from '@testing-library/react';
import { createGuest } from '../guest-testing/guestBuilders';
import type { GuestStatus } from '../guest-list/guest';
import { countGuests } from '../guest-list/headcount';
import { HeadcountPanel } from './HeadcountPanel';

function renderPanel(sizes: Partial<Record<GuestStatus, number>>, capacity: number) {
  const guests = Object.entries(sizes).map(([status, partySize]) =>
    createGuest({ name: status, status: status as GuestStatus, partySize }),
  );
  render(<HeadcountPanel counts={countGuests(guests)} capacity={capacity} onCapacity={() => {}} />);
}

test.each([
  [{ yes: 3 }, '2 of 5 places are free.'],
  [{ yes: 4 }, '1 of 5 places is free.'],
  [{ yes: 5 }, 'Every place is taken.'],
  [{ yes: 6 }, '1 more person is coming than there are places.'],
  [
    { yes: 4, pending: 1 },
    '1 of 5 places is free with 4 coming. There is room for everyone who has not replied.',
  ],
  [
    { yes: 5, pending: 1 },
    '0 of 5 places are free with 5 coming. If everyone who has not replied comes, that is 1 too many.',
  ],
])('for 5 places and %j it says: %s', (sizes, verdict) => {
  renderPanel(sizes, 5);
  expect(screen.getByText(verdict)).toBeInTheDocument();
});
