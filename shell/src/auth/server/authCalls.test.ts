import { respondToCalls, json, malformed, offline, timeout } from '../auth-testing/responses';
import { ADA, createToken } from '../auth-testing/tokens';
import { callLogin, callRegister } from './authCalls';

const CREDENTIALS = { email: 'ada@example.com', password: 'Correct-horse-7!' };
const REGISTRATION = { ...CREDENTIALS, name: 'Ada', username: 'ada' };

test('login posts email and password as text/plain', async () => {
  const fetchMock = respondToCalls(json(401, {}));
  await callLogin(CREDENTIALS);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('/api/authentication/login');
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'text/plain' } });
  expect(JSON.parse(String(init?.body))).toEqual(CREDENTIALS);
});

test('register posts all fields, with the admin flag in path and body', async () => {
  const fetchMock = respondToCalls(json(401, {}));
  await callRegister(REGISTRATION);
  const [url, init] = fetchMock.mock.calls[0] ?? [];
  expect(url).toBe('/api/authentication/register/0');
  expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'text/plain' } });
  expect(JSON.parse(String(init?.body))).toEqual({ ...REGISTRATION, isAdmin: 0 });
});

test('calls go to the API that is set', async () => {
  const fetchMock = respondToCalls(json(401, {}));
  await jest.isolateModulesAsync(async () => {
    jest.doMock('./authServer', () => ({ AUTH_SERVER: 'https://api.example.com' }));
    const calls = await import('./authCalls');
    await calls.callLogin(CREDENTIALS);
  });
  expect(fetchMock.mock.calls[0]?.[0]).toBe('https://api.example.com/api/authentication/login');
});

test('a successful call returns user and token, and no other fields', async () => {
  const token = createToken();
  respondToCalls(json(200, { auth: true, user: { ...ADA, role: 'owner' }, token }));
  expect(await callLogin(CREDENTIALS)).toEqual({ status: 'done', signedIn: { user: ADA, token } });
});

test.each<[string, () => Promise<Response>, string]>([
  ['no connection', offline, 'offline'],
  ['no response in time', timeout, 'timeout'],
  ['HTML', malformed, 'malformed'],
  ['a list', json(200, null), 'malformed'],
  ['no auth', json(200, { user: ADA, token: createToken() }), 'malformed'],
  ['auth without a user', json(200, { auth: true, token: createToken() }), 'malformed'],
  ['auth without a token', json(200, { auth: true, user: ADA }), 'malformed'],
  ['an invalid token', json(200, { auth: true, user: ADA, token: 'x' }), 'malformed'],
  [
    'the token of another user',
    json(200, { auth: true, user: ADA, token: createToken({ sub: 'id-2' }) }),
    'malformed',
  ],
  [
    'a user with more rights than the token',
    json(200, { auth: true, user: { ...ADA, isAdmin: 1 }, token: createToken() }),
    'malformed',
  ],
])('reports a login that meets %s', async (_name, respond, status) => {
  respondToCalls(respond);
  expect(await callLogin(CREDENTIALS)).toEqual({ status });
});

test('a login that is refused with status 200 is refused, with the reason', async () => {
  respondToCalls(json(200, { auth: false, user: null, token: null, message: 'The password is wrong.' }));
  expect(await callLogin(CREDENTIALS)).toEqual({
    status: 'refused',
    message: 'The password is wrong.',
    fields: {},
  });
});

test.each<[string, (abort: () => void) => () => Promise<Response>]>([
  ['before the response', (abort) => () => (abort(), offline())],
  [
    'while the response arrives',
    (abort) => () => (abort(), json(200, { auth: true, user: ADA, token: createToken() })()),
  ],
])('a call cancelled %s has no other result', async (_name, toRespond) => {
  const closing = new AbortController();
  const fetchMock = respondToCalls(toRespond(() => closing.abort()));
  expect(await callLogin(CREDENTIALS, closing.signal)).toEqual({ status: 'cancelled' });
  expect(fetchMock.mock.calls[0]?.[1].signal?.aborted).toBe(true);
});

test('a refusal returns its reason and the fields that it concerns', async () => {
  respondToCalls(json(409, { message: 'Taken.', fields: { email: 'Taken.', odd: 7 } }));
  expect(await callRegister(REGISTRATION)).toEqual({
    status: 'refused',
    message: 'Taken.',
    fields: { email: 'Taken.' },
  });
});

test('a refusal without a reason gets a default reason', async () => {
  respondToCalls(json(500, { message: { html: '<b>' } }));
  expect(await callRegister(REGISTRATION)).toEqual({
    status: 'refused',
    message: 'The server gave no reason.',
    fields: {},
  });
});
