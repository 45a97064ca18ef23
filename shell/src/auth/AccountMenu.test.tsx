/** @jest-environment-options {"url": "https://localhost/"} */
import './auth-testing/textCoding';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Link, MemoryRouter, StaticRouter, useLocation } from 'react-router-dom';
import { AlertProvider } from '../alerts/AlertProvider';
import { AlertRegion } from '../alerts/AlertRegion';
import { respondToCalls, json } from './auth-testing/responses';
import { ADA, createToken } from './auth-testing/tokens';
import { AccountMenu } from './AccountMenu';
import { browserPage } from '../browser/browserPage';
// Loads the modal up front: on a busy machine that takes longer than a test waits.
import './login-modal/LoginModal';
import { signIn, signOut } from './session/sessionStore';

function Address() {
  const { pathname, search } = useLocation();
  return (
    <p>
      <span data-testid="address">{pathname + search}</span> <Link to="/about">About</Link>
    </p>
  );
}

function renderMenu(path = '/') {
  render(
    <MemoryRouter initialEntries={[path]}>
      <AlertProvider>
        <AccountMenu />
        <AlertRegion />
        <Address />
      </AlertProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

async function signInByForm(user: ReturnType<typeof userEvent.setup>, more = {}) {
  respondToCalls(json(200, { auth: true, user: ADA, token: createToken(), ...more }));
  const form = within(await screen.findByRole('form', { name: 'SignIn' }));
  await user.click(form.getByLabelText(/^Email/));
  await user.paste(ADA.email);
  await user.click(form.getByLabelText(/^Password/));
  await user.paste('Correct-horse-7!');
  await user.keyboard('{Enter}');
}

const getAddress = () => screen.getByTestId('address').textContent;

beforeEach(() => void jest.spyOn(browserPage, 'reload').mockImplementation(() => {}));
afterEach(() => {
  jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
  act(() => signOut());
});

test('renders the same for everyone on the server', () => {
  act(() => signIn(ADA, createToken(), 'account'));
  const html = renderToString(
    <StaticRouter location="/?login">
      <AlertProvider>
        <AccountMenu />
      </AlertProvider>
    </StaticRouter>,
  );
  expect(html).toContain('Sign in');
  expect(html).not.toContain('Ada');
});

test('opens the modal, signs in with a confirmation and becomes the account menu', async () => {
  const user = renderMenu();
  const button = screen.getByRole('button', { name: 'Sign in' });
  await user.click(button);
  await signInByForm(user);
  expect(await screen.findByText('Signed in as Ada.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The same element, so that the dialog can return the focus to it.
  expect(button).toHaveAccessibleName('Ada');
  expect(button).toHaveAttribute('popovertarget');
  // The browser says whether the popover is open.
  expect(button).not.toHaveAttribute('aria-expanded');
});

test('does not open the modal over a page that was asked for afterwards', async () => {
  const user = renderMenu();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('form', { name: 'SignIn' });
  fireEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(getAddress()).toBe('/about');
  expect(screen.queryByRole('form', { name: 'SignIn' })).not.toBeInTheDocument();
});

test('reports failed attempts by others after signing in', async () => {
  const user = renderMenu();
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await signInByForm(user, { failedAttempts: 40 });
  expect(await screen.findByText('Signed in as Ada.')).toBeVisible();
  expect(screen.getByText(/^40 failed attempts to sign in to your account/)).toBeVisible();
});

test('opens the menu that was pressed before its panel was loaded', async () => {
  // jsdom has no popovers.
  const showPopover = jest.fn();
  Object.assign(HTMLElement.prototype, { showPopover });
  act(() => signIn(ADA, createToken(), 'account'));
  renderMenu();
  const button = screen.getByRole('button', { name: 'Ada' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  act(() => button.click());
  await screen.findByText('Sign out');
  expect(showPopover).toHaveBeenCalled();
  expect(button).not.toHaveAttribute('aria-busy', 'true');
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
});

test('signs out from the menu', async () => {
  const reload = jest.spyOn(browserPage, 'reload').mockClear();
  act(() => signIn({ ...ADA, isAdmin: 1 }, createToken({ isAdmin: 1 }), 'account'));
  const user = renderMenu();
  expect(await screen.findByText('Admin')).toBeInTheDocument();
  // jsdom has no popovers and shows their content.
  await user.click(screen.getByText('Sign out'));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('opens by the page’s address, and removes the request from it when it is closed', async () => {
  const user = renderMenu('/?q=1&login&nextUrl=%2Fwork');
  await screen.findByRole('dialog');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(getAddress()).toBe('/?q=1');
});

test('asks a visitor who is signed in for nothing, and goes to nextUrl', async () => {
  const goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  act(() => signIn(ADA, createToken(), 'account'));
  renderMenu('/?login&nextUrl=%2Fwork');
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/work'));
});

test('removes a request to sign in from the address of a visitor who is signed in', async () => {
  act(() => signIn(ADA, createToken(), 'account'));
  renderMenu('/?q=1&login');
  await waitFor(() => expect(getAddress()).toBe('/?q=1'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('goes to nextUrl after sign-in', async () => {
  const goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  const user = renderMenu('/?login&nextUrl=%2Fwork%3Fq%3D1');
  await signInByForm(user);
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/work?q=1'));
});

test('stays and links to nextUrl if it has failed attempts to report', async () => {
  const goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
  const user = renderMenu('/?login&nextUrl=%2Fwork%3Fq%3D1');
  await signInByForm(user, { failedAttempts: 40 });
  expect(await screen.findByText(/^40 failed attempts to sign in to your account/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue to the page you wanted' })).toHaveAttribute(
    'href',
    '/work?q=1',
  );
  // The dialog of an address closes once the address has changed.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(goTo).not.toHaveBeenCalled();
});

test.each(['https://evil.example', '//evil.example', 'javascript:alert(1)'])(
  'never goes to %s',
  async (nextUrl) => {
    const goTo = jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
    const user = renderMenu(`/?login&nextUrl=${encodeURIComponent(nextUrl)}`);
    await signInByForm(user);
    expect(await screen.findByText('Signed in as Ada.')).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
    await waitFor(() => expect(getAddress()).toBe('/'));
  },
);

test('reports that a session has ended', async () => {
  jest.useFakeTimers();
  renderMenu();
  await act(async () => signIn(ADA, createToken(), 'account'));
  act(() => void jest.advanceTimersByTime(3_601_000));
  expect(screen.getByText('Your session has ended.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  jest.useRealTimers();
});
