/** @jest-environment-options {"url": "https://localhost/"} */
import './auth-testing/textCoding';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { AlertProvider } from '../alerts/AlertProvider';
import { AlertRegion } from '../alerts/AlertRegion';
import { AccountMenu } from './AccountMenu';
import { ADA, createToken } from './auth-testing/tokens';
import { signIn } from './session/sessionStore';

let mockIsMissing = true;
// A module that throws is not kept: the next import runs it again, as with a file that did not arrive.
jest.mock('./AccountPanel', () => {
  if (mockIsMissing) throw new Error('The file is missing');
  return jest.requireActual<object>('./AccountPanel');
});

test('reports a panel that does not load when it is asked for, and loads it on the next press', async () => {
  act(() => signIn(ADA, createToken(), 'account'));
  render(
    <MemoryRouter>
      <AlertProvider>
        <AccountMenu />
        <AlertRegion />
      </AlertProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const button = screen.getByRole('button', { name: 'Ada' });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  expect(screen.queryByText('The account menu could not be loaded.')).not.toBeInTheDocument();

  await user.click(button);
  expect(await screen.findByText('The account menu could not be loaded.')).toBeVisible();
  expect(button).toHaveAttribute('aria-busy', 'false');

  mockIsMissing = false;
  await user.click(button);
  expect(await screen.findByText('Sign out')).toBeInTheDocument();
});
