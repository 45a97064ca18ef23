/** @jest-environment-options {"url": "https://localhost/"} */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ADA, createToken } from '../auth-testing/tokens';
import { browserPage } from '../../browser/browserPage';
import { getSession, signIn, signOut, useSession } from './sessionStore';

const HOUR_MS = 3_600_000;

function Probe() {
  const session = useSession();
  if (session.status === 'guest') return <p>{session.hasExpired ? 'expired' : 'guest'}</p>;
  return <p>{`${session.kind} ${session.user.name} ${session.user.isAdmin}`}</p>;
}

const getText = () => screen.getByText(/./).textContent;

/** Simulates a change of the storage in another tab, of which this tab is notified by an event. */
function changeInOtherTab(change: () => void) {
  act(() => {
    change();
    window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  });
}

function store(user: object | string, cookie: string) {
  localStorage.setItem('user', typeof user === 'string' ? user : JSON.stringify(user));
  document.cookie = `${cookie}; Secure; path=/`;
}

function clearStorage() {
  localStorage.clear();
  for (const name of ['jwt', 'token']) document.cookie = `${name}=; Secure; path=/; max-age=0`;
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
});
afterEach(() => {
  jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
  act(() => signOut());
  clearStorage();
  jest.useRealTimers();
});

test('stores user and jwt as the specification says', () => {
  const token = createToken();
  signIn(ADA, token, 'account');
  expect(document.cookie).toBe(`jwt=${token}`);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual({
    ID: 'id-1',
    name: 'Ada',
    image: '',
    email: 'ada@example.com',
    token,
    isLoggedIn: true,
    isAdmin: 0,
  });
});

test('has an isAdmin of 1 for an admin, as the token says', () => {
  signIn({ ...ADA, isAdmin: 1 }, createToken({ isAdmin: 1 }), 'account');
  expect(getSession()).toMatchObject({ status: 'signedIn', user: { isAdmin: 1 } });
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ isAdmin: 1 });
});

test('stores the token of a third party under its own name', () => {
  const token = createToken({ isAdmin: undefined });
  signIn(ADA, token, 'google');
  expect(document.cookie).toBe(`token=${token}`);
  expect(getSession()).toMatchObject({ status: 'signedIn', kind: 'google' });
});

test('returns the signed-in user, and forgets the user at sign-out, which reloads the page', () => {
  const reload = jest.spyOn(browserPage, 'reload').mockClear();
  render(<Probe />);
  expect(getText()).toBe('guest');
  act(() => signIn(ADA, createToken(), 'account'));
  expect(getText()).toBe('account Ada 0');
  act(() => signOut());
  expect(getText()).toBe('guest');
  expect(document.cookie).toBe('');
  expect(localStorage).toHaveLength(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('is a guest on the server, whatever is stored', () => {
  signIn(ADA, createToken(), 'account');
  expect(renderToString(<Probe />)).toContain('guest');
});

test('follows a sign-in and a sign-out in another tab', () => {
  render(<Probe />);
  const token = createToken();
  changeInOtherTab(() => store({ ...ADA, token, isLoggedIn: true }, `jwt=${token}`));
  expect(getText()).toBe('account Ada 0');
  changeInOtherTab(clearStorage);
  expect(getText()).toBe('guest');
});

test.each<[string, (token: string) => [object | string, string]]>([
  ['a user made admin', (token) => [{ ...ADA, token, isLoggedIn: true, isAdmin: 1 }, `jwt=${token}`]],
  ['another id', (token) => [{ ...ADA, ID: 'id-2', token, isLoggedIn: true }, `jwt=${token}`]],
  [
    'another email',
    (token) => [{ ...ADA, email: 'eve@example.com', token, isLoggedIn: true }, `jwt=${token}`],
  ],
  ['another token', (token) => [{ ...ADA, token: 'x.y.z', isLoggedIn: true }, `jwt=${token}`]],
  ['no cookie', (token) => [{ ...ADA, token, isLoggedIn: true }, 'jwt=x; max-age=0']],
  ['a cookie that is not a token', () => [{ ...ADA, token: 'x', isLoggedIn: true }, 'jwt=x']],
  ['a name that is not text', (token) => [{ ...ADA, name: 7, token, isLoggedIn: true }, `jwt=${token}`]],
  ['a user who is not signed in', (token) => [{ ...ADA, token, isLoggedIn: false }, `jwt=${token}`]],
  ['invalid JSON', (token) => ['{"ID":', `jwt=${token}`]],
  [
    'an admin by a Google token',
    () => {
      const token = createToken({ isAdmin: 1 });
      return [{ ...ADA, isAdmin: 1, token, isLoggedIn: true }, `token=${token}`];
    },
  ],
])('treats %s as signed out and removes it', (_name, tamper) => {
  render(<Probe />);
  changeInOtherTab(() => store(...tamper(createToken())));
  expect(getText()).toBe('guest');
  expect(localStorage.getItem('user')).toBeNull();
  expect(document.cookie).not.toMatch(/jwt|token/);
});

test('expires with the token, and reports it', () => {
  render(<Probe />);
  act(() => signIn(ADA, createToken(), 'account'));
  act(() => void jest.advanceTimersByTime(HOUR_MS - 2_000));
  expect(getText()).toBe('account Ada 0');
  act(() => void jest.advanceTimersByTime(3_000));
  expect(getText()).toBe('expired');
  expect(localStorage.getItem('user')).toBeNull();
});

test('expires with the token in a page loaded later, too', () => {
  const token = createToken();
  store({ ...ADA, token, isLoggedIn: true }, `jwt=${token}`);
  render(<Probe />);
  expect(getText()).toBe('account Ada 0');
  act(() => void jest.advanceTimersByTime(HOUR_MS + 1_000));
  expect(getText()).toBe('expired');
});

test('expires while the computer is asleep', () => {
  render(<Probe />);
  act(() => signIn(ADA, createToken(), 'account'));
  jest.setSystemTime(Date.now() + 2 * HOUR_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(getText()).toBe('expired');
});

test('expires with the token even if the clock was set back in the meantime', () => {
  render(<Probe />);
  act(() => signIn(ADA, createToken(), 'account'));
  jest.setSystemTime(Date.now() - HOUR_MS);
  act(() => void jest.advanceTimersByTime(HOUR_MS + 1_000));
  expect(getText()).toBe('account Ada 0');
  act(() => void jest.advanceTimersByTime(HOUR_MS));
  expect(getText()).toBe('expired');
});

test('does not sign in with an expired token', () => {
  const token = createToken({ exp: Math.floor(Date.now() / 1000) - 1 });
  expect(() => signIn(ADA, token, 'account')).toThrow(expect.objectContaining({ code: 'NO_STORAGE' }));
});

test('throws if the browser stores nothing, and leaves nothing behind', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Denied.', 'SecurityError');
  });
  expect(() => signIn(ADA, createToken(), 'account')).toThrow(
    expect.objectContaining({ code: 'NO_STORAGE' }),
  );
  expect(document.cookie).toBe('');
});
