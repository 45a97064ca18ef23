/** @jest-environment-options {"url": "https://localhost/"} */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createToken } from '../auth-testing/tokens';
import { browserPage } from '../../browser/browserPage';
import { getSession, signOut } from '../session/sessionStore';
import { GoogleSignIn } from './GoogleSignIn';
import { GOOGLE_SCRIPT_URL, type GoogleIdentity, loadGoogleIdentity } from './googleIdentity';

type Options = Parameters<GoogleIdentity['initialize']>[0];

/** Google's script as a local stand-in: a button that hands over what the test says. */
function createStandIn() {
  let options: Options | undefined;
  const identity: GoogleIdentity = {
    initialize: (given) => void (options = given),
    renderButton: (parent) => void parent.append(document.createElement('button')),
  };
  return {
    install: () => Object.assign(window, { google: { accounts: { id: identity } } }),
    getOptions: () => options as Options,
  };
}

const findScript = () => document.querySelector<HTMLScriptElement>(`script[src="${GOOGLE_SCRIPT_URL}"]`);

function renderGoogle() {
  const [onAlert, onSignedIn] = [jest.fn(), jest.fn()];
  render(<GoogleSignIn clientId="client-1" onAlert={onAlert} onSignedIn={onSignedIn} />);
  return { onAlert, onSignedIn };
}

afterEach(() => {
  jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
  act(() => signOut());
});

it.each([
  ['does not arrive', fireEvent.error],
  ['is not Google’s', fireEvent.load],
])('fails with a code where the script %s', async (_cause, end) => {
  const loading = loadGoogleIdentity();
  end(findScript() as HTMLScriptElement);
  await expect(loading).rejects.toMatchObject({ name: 'SiteError', code: 'NO_GOOGLE_SIGN_IN' });
  expect(findScript()).toBeNull();
});

// In this order: the script is loaded once in a page.
it('says so where Google’s script does not come, and asks again the next time', async () => {
  renderGoogle();
  await act(async () => void fireEvent.error(findScript() as HTMLScriptElement));
  expect(screen.getByText(/could not be loaded/)).toBeVisible();
  expect(findScript()).toBeNull();
});

it('shows Google’s button and signs in with the token it gives', async () => {
  const standIn = createStandIn();
  const { onSignedIn, onAlert } = renderGoogle();
  standIn.install();
  await act(async () => void fireEvent.load(findScript() as HTMLScriptElement));
  expect(screen.getByRole('button')).toBeVisible();
  const { client_id, nonce, callback } = standIn.getOptions();
  expect(client_id).toBe('client-1');

  const claims = { sub: '1234', name: 'Ada', iss: 'https://accounts.google.com', aud: 'client-1' };
  act(() => callback({ credential: createToken({ ...claims, nonce: 'another' }) }));
  expect(onAlert).toHaveBeenCalledWith(expect.objectContaining({ code: '101.1' }));
  expect(onSignedIn).not.toHaveBeenCalled();

  act(() => callback({ credential: createToken({ ...claims, nonce }) }));
  expect(onSignedIn).toHaveBeenCalledWith('Ada');
  expect(getSession()).toMatchObject({ status: 'signedIn', kind: 'google', user: { ID: '1234' } });
});
