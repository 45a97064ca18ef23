/** @jest-environment-options {"url": "https://localhost/about?a=1#top"} */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { browserPage } from '../../browser/browserPage';
import { createToken } from '../auth-testing/tokens';
import { GOOGLE_SCRIPT_URL, GOOGLE_SIGN_IN_SCRIPT } from '../google/googleDocument';
import { getSession, signOut } from '../session/sessionStore';
import { GoogleSignIn } from './GoogleSignIn';

const CLAIMS = { sub: '1234', name: 'Ada', iss: 'https://accounts.google.com', aud: 'client-1' };

function renderGoogle() {
  const [onAlert, onSignedIn] = [jest.fn(), jest.fn()];
  render(<GoogleSignIn clientId="client-1" onAlert={onAlert} onSignedIn={onSignedIn} />);
  return { onAlert, onSignedIn };
}

const readAttempt = () =>
  JSON.parse(sessionStorage.getItem('portfolio:google-sign-in') ?? 'null') as Record<string, string> | null;

/** Stores a response, as the document with the button does. */
function answer(credential: unknown): void {
  sessionStorage.setItem('portfolio:google-sign-in', JSON.stringify({ ...readAttempt(), credential }));
}

beforeEach(() => {
  jest.spyOn(browserPage, 'goTo').mockImplementation(() => {});
});

afterEach(() => {
  jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
  act(() => signOut());
  sessionStorage.clear();
  jest.restoreAllMocks();
});

function begin(): Record<string, string> {
  fireEvent.click(screen.getByRole('button', { name: 'Continue with Google' }));
  return readAttempt() ?? {};
}

test('goes to the document with the button, and loads nothing from Google before', () => {
  renderGoogle();
  const { nonce, back } = begin();
  expect(browserPage.goTo).toHaveBeenCalledWith('/google-sign-in');
  expect(nonce).toMatch(/^[0-9a-f-]{36}$/);
  expect(back).toBe('/about?a=1&login=#top');
  expect(document.querySelector(`script[src="${GOOGLE_SCRIPT_URL}"]`)).toBeNull();
});

test('signs in once with the token that came back', () => {
  renderGoogle();
  const { nonce } = begin();
  answer(createToken({ ...CLAIMS, nonce }));
  const { onSignedIn } = renderGoogle();
  expect(onSignedIn).toHaveBeenCalledWith('Ada');
  expect(getSession()).toMatchObject({ status: 'signedIn', kind: 'google', user: { ID: '1234' } });
  expect(readAttempt()).toBeNull();
});

test.each<[string, unknown]>([
  ['of another visit', createToken({ ...CLAIMS, nonce: 'another' })],
  ['that is invalid', null],
])('refuses a token %s', (_case, credential) => {
  renderGoogle();
  begin();
  answer(credential);
  const { onAlert, onSignedIn } = renderGoogle();
  expect(onAlert).toHaveBeenCalledWith(expect.objectContaining({ code: '101.1' }));
  expect(onSignedIn).not.toHaveBeenCalled();
});

test.each([
  ['no sign-in was started', null],
  ['the return address is on another host', { nonce: 'n', back: '//evil.example' }],
  ['the return address is on another host, in another spelling', { nonce: 'n', back: '/\\evil.example' }],
])('the document with the button loads no script if %s', (_case, attempt) => {
  document.body.innerHTML = '<div id="button"></div><a id="back" href="/"></a><p id="failure" hidden></p>';
  if (attempt !== null) sessionStorage.setItem('portfolio:google-sign-in', JSON.stringify(attempt));
  new Function(GOOGLE_SIGN_IN_SCRIPT)();
  expect(document.querySelector(`script[src="${GOOGLE_SCRIPT_URL}"]`)).toBeNull();
  expect(document.querySelector<HTMLElement>('#failure')?.hidden).toBe(false);
  document.body.innerHTML = '';
});
