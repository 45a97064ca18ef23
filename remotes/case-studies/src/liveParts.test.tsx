import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveFront } from './pages/digitalWallet/LiveFront';
import { LiveWatch } from './pages/fitnessWatch/LiveWatch';
import { LiveTape } from './pages/recipeConcept/LiveTape';

function slideTo(name: string, value: number) {
  const slider = screen.getByRole('slider', { name });
  fireEvent.change(slider, { target: { value } });
  return slider;
}

test.each([
  [120, 'lift'],
  [136, 'in the lane'],
  [150, 'ease off'],
])('the watch shows at a pulse of %i: %s', (pulse, advice) => {
  render(<LiveWatch />);
  // Setting the current value again would trigger no change event.
  slideTo('Pulse', 111);
  expect(slideTo('Pulse', pulse)).toHaveAttribute('aria-valuetext', `${pulse} beats a minute: ${advice}`);
});

test.each([
  [0, 'Busy until minute 8'],
  [12, 'Free until minute 20'],
  [36, 'Dinner is ready'],
])('the tape shows at minute %i: %s', (minute, text) => {
  render(<LiveTape />);
  slideTo('Minute', 5);
  slideTo('Minute', minute);
  expect(screen.getByRole('status')).toHaveTextContent(text);
});

test('the wallet pays with the selected card, by keyboard', async () => {
  const user = userEvent.setup();
  render(<LiveFront />);
  screen.getByRole('button', { name: 'Travel' }).focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Hold near the reader' }));
  expect(screen.getByRole('status')).toHaveTextContent('£4.20 paid with Travel');
});
