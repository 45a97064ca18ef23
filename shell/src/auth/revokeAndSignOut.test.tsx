/** @jest-environment-options {"url": "https://localhost/"} */
import { respondToCalls, json, offline } from './auth-testing/responses';
import { ADA, createToken } from './auth-testing/tokens';
import { browserPage } from '../browser/browserPage';
import { revokeAndSignOut } from './revokeAndSignOut';
import { callLogin } from './server/authCalls';
import { finishSignOut, revokeLater } from './server/pendingSignOut';
import { getSession, signIn } from './session/sessionStore';

const PATH = '/api/authentication/logout';
const flush = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(browserPage, 'reload').mockImplementation(() => {});
});

test('asks the server to end the session that its cookie names, without sending the token', async () => {
  const asked = respondToCalls(json(204, {}));
  signIn(ADA, createToken().replace(/[^.]+$/, ''), 'account');
  revokeAndSignOut();
  expect(getSession().status).toBe('guest');
  await flush();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked).toHaveBeenCalledWith(
    PATH,
    expect.objectContaining({ method: 'POST', credentials: 'same-origin', keepalive: true, headers: {} }),
  );
  expect(localStorage).toHaveLength(0);
});

test('sends the token to a server on another origin', async () => {
  const token = createToken();
  const asked = respondToCalls(json(204, {}));
  signIn(ADA, token, 'account');
  revokeAndSignOut();
  await flush();
  expect(asked.mock.calls[0]?.[1].headers).toEqual({ Authorization: `Bearer ${token}` });
});

test.each([
  ['there was no connection', offline],
  ['the server had stopped', json(503, {})],
])('retries on the next page if %s', async (_name, answer) => {
  respondToCalls(answer);
  signIn(ADA, createToken(), 'account');
  revokeAndSignOut();
  await flush();
  expect(localStorage).toHaveLength(1);
  const asked = respondToCalls(json(204, {}));
  await finishSignOut();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(localStorage).toHaveLength(0);
  await finishSignOut();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('does not end a newer session', async () => {
  respondToCalls(offline);
  signIn(ADA, createToken(), 'account');
  revokeAndSignOut();
  await flush();
  const asked = respondToCalls(json(200, { auth: true, user: ADA, token: createToken() }));
  expect((await callLogin({ email: ADA.email, password: 'Correct-horse-7!' })).status).toBe('done');
  await finishSignOut();
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  ['of the visitor', () => revokeAndSignOut()],
  ['of a cancelled sign-in', () => void revokeLater('')],
  ['of a retry', () => void finishSignOut()],
])('aborts a pending sign-out request when a visitor signs in: that %s', async (_name, request) => {
  respondToCalls(offline);
  signIn(ADA, createToken(), 'account');
  revokeAndSignOut();
  await flush();
  signIn(ADA, createToken(), 'account');
  const hanging = () => new Promise<Response>(() => {});
  const asked = respondToCalls(hanging, json(200, { auth: true, user: ADA, token: createToken() }));
  request();
  const [, { signal }] = asked.mock.calls[0] ?? ['', {}];
  expect(signal?.aborted).toBe(false);
  await callLogin({ email: ADA.email, password: 'Correct-horse-7!' });
  expect(signal?.aborted).toBe(true);
});

test('sends no request for a Google session', async () => {
  const asked = respondToCalls();
  signIn(ADA, createToken({ isAdmin: undefined }), 'google');
  revokeAndSignOut();
  await flush();
  expect(asked).not.toHaveBeenCalled();
});
