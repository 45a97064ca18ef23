import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

/** Pastes a text into the empty field of the places, and leaves it. */
async function pastePlaces(text: string) {
  const onCapacity = jest.fn();
  render(<HeadcountPanel counts={countGuests([])} capacity={null} onCapacity={onCapacity} />);
  const places = screen.getByLabelText(/^Places/);
  await userEvent.click(places);
  await userEvent.paste(text);
  await userEvent.tab();
  return { onCapacity, places };
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

test('the places are marked as applied at once, so that the site restores no older ones', () => {
  renderPanel({}, 5);
  expect(screen.getByLabelText(/^Places/).closest('[data-applies-at-once]')).not.toBeNull();
});

test('a letter among the places is an error that stays in the field, and the places are kept', async () => {
  const onCapacity = jest.fn();
  render(<HeadcountPanel counts={countGuests([])} capacity={5} onCapacity={onCapacity} />);
  const places = screen.getByLabelText(/^Places/);
  await userEvent.type(places, 'e{Tab}');
  expect(onCapacity).not.toHaveBeenCalled();
  expect(places).toHaveValue('5e');
  await waitFor(() =>
    expect(places).toHaveAccessibleDescription(
      'Error: Enter a whole number from 1 to 100,000, or leave it empty.',
    ),
  );
});

test.each(['1,000', '1\u{202f}000', ' 1000 '])('the places "%s" are a thousand', async (text) => {
  const { onCapacity, places } = await pastePlaces(text);
  expect(onCapacity).toHaveBeenCalledWith(1000);
  expect(places).toBeValid();
});

test('an error of the places moves no button while it is being clicked', async () => {
  render(
    <>
      <HeadcountPanel counts={countGuests([])} capacity={null} onCapacity={() => {}} />
      <button type="button">Print</button>
    </>,
  );
  const user = userEvent.setup();
  const places = screen.getByLabelText(/^Places/);
  await user.type(places, 'abc');
  await user.pointer({ target: screen.getByRole('button'), keys: '[MouseLeft>]' });
  expect(places).not.toHaveFocus();
  expect(places).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]' });
  await waitFor(() => expect(places).toBeInvalid());
});

test('Enter announces the error of the places each time', async () => {
  render(<HeadcountPanel counts={countGuests([])} capacity={null} onCapacity={() => {}} />);
  const places = screen.getByLabelText(/^Places/);
  await userEvent.type(places, 'abc');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.keyboard('{Enter}');
  const first = screen.getByRole('alert');
  expect(first).toHaveTextContent('Enter a whole number from 1 to 100,000, or leave it empty.');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('alert')).not.toBe(first);
  await userEvent.clear(places);
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each(['1e3', '0x10', '1,00', '10,00,000', ',100', '1,,000'])(
  'the places %s are an error',
  async (text) => {
    const { onCapacity, places } = await pastePlaces(text);
    expect(onCapacity).not.toHaveBeenCalled();
    await waitFor(() => expect(places).toBeInvalid());
  },
);
