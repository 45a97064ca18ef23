import { ADA, type ApiResponse, login, logout, register } from './api-testing/calls';
import { startTestApi, type TestApi } from './api-testing/startTestApi';
import { listDatabases, type TestDatabase } from './api-testing/testDatabases';

const BOOTSTRAP_TOKEN = 'bootstrap-token-of-tests';
const ORIGIN = 'https://portfolio.example.com';
const ADMIN = { ...ADA, email: 'admin@example.com', username: 'admin', isAdmin: 1 };
const CREDENTIALS = { email: ADMIN.email, password: ADMIN.password };
const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });

/** The cookies of a response by name, with value and attributes. */
const readCookies = ({ headers }: ApiResponse) =>
  Object.fromEntries(
    headers.getSetCookie().map((text) => {
      const [pair = '', ...attributes] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      return [name, { value, attributes }];
    }),
  );

describe.each(listDatabases())('sessions on $name', ({ create }) => {
  const testHere = create === null ? test.skip : test;
  let database: TestDatabase;
  let api: TestApi;
  let count = 0;
  const start = () =>
    startTestApi({ ...database.options, bootstrapToken: BOOTSTRAP_TOKEN, allowedOrigins: [ORIGIN] });

  beforeAll(async () => {
    if (create === null) return;
    database = await create();
    api = await start();
    await register(api.url, ADMIN, bearer(BOOTSTRAP_TOKEN), 1);
  });
  afterAll(async () => {
    await api?.kill();
    await database?.remove();
  });

  /** The site's own origin, as if a proxy in front of the API terminated TLS. */
  const getOwnOrigin = () => api.url.replace('http:', 'https:');

  /** Whether a token is accepted for the only call that requires one. */
  async function isAccepted(token: unknown): Promise<boolean> {
    count += 1;
    const wanted = { ...ADMIN, email: `a${count}@example.com`, username: `admin${count}` };
    return (await register(api.url, wanted, bearer(token), 1)).status === 201;
  }

  testHere('a page of the site gets the session in a cookie that scripts cannot read', async () => {
    const response = await login(api.url, CREDENTIALS, { origin: getOwnOrigin() });
    const cookies = readCookies(response);
    expect(Object.keys(cookies)).toEqual(['__Host-session', '__Host-device']);
    for (const { attributes } of Object.values(cookies))
      expect(attributes).toEqual(
        expect.arrayContaining([
          'Path=/',
          'HttpOnly',
          'Secure',
          'SameSite=Strict',
          expect.stringMatching(/^Max-Age=\d+$/),
        ]),
      );
    expect(cookies['__Host-session']?.attributes).toContain('Max-Age=86400');

    // The value that scripts can read identifies the visitor, but cannot be used to authenticate.
    const session = cookies['__Host-session']?.value ?? '';
    const { token } = response.body;
    expect(token).toBe(session.slice(0, session.lastIndexOf('.') + 1));
    expect(await isAccepted(token)).toBe(false);
    expect(await isAccepted(session)).toBe(true);
  });

  testHere('a page served by this machine without TLS can end its session, too', async () => {
    const response = await login(api.url, CREDENTIALS, { origin: api.url });
    const { session } = readCookies(response);
    expect(session?.attributes).not.toContain('Secure');
    const left = await logout(api.url, { origin: api.url, cookie: `session=${session?.value}` });
    expect(readCookies(left)['session']).toMatchObject({ value: '' });
    expect(await isAccepted(session?.value)).toBe(false);
  });

  testHere('a sign-up by a page of the site starts a session as well', async () => {
    const person = { ...ADA, email: 'page@example.com', username: 'page' };
    const response = await register(api.url, person, { origin: getOwnOrigin() });
    expect(response.status).toBe(201);
    expect(response.body['token']).toMatch(/^[\w-]+\.[\w-]+\.$/);
    expect(readCookies(response)['__Host-session']?.value).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  });

  testHere.each([
    ['another origin', { origin: ORIGIN }],
    ['no origin', {}],
  ])('a caller of %s gets the token and no cookie', async (_name, headers) => {
    const response = await login(api.url, CREDENTIALS, headers);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await isAccepted(response.body['token'])).toBe(true);
  });

  testHere(
    'signing out by a page revokes the session and deletes its cookie, and no other session',
    async () => {
      const [first = '', second = ''] = (
        await Promise.all([1, 2].map(() => login(api.url, CREDENTIALS, { origin: getOwnOrigin() })))
      ).map((response) => readCookies(response)['__Host-session']?.value);
      const response = await logout(api.url, {
        origin: getOwnOrigin(),
        cookie: `theme=dark; __Host-session=${first}`,
      });
      expect(response.status).toBe(204);
      expect(readCookies(response)['__Host-session']).toEqual({
        value: '',
        attributes: expect.arrayContaining(['Max-Age=0', 'Path=/', 'HttpOnly', 'Secure']),
      });
      expect(await isAccepted(first)).toBe(false);
      expect(await isAccepted(second)).toBe(true);
    },
  );

  testHere('a new sign-in of a browser ends its previous session, and no other session', async () => {
    const signIn = async (cookie = '') =>
      readCookies(await login(api.url, CREDENTIALS, { origin: getOwnOrigin(), cookie }))['__Host-session']
        ?.value;
    const first = await signIn();
    const elsewhere = await signIn();
    const second = await signIn(`theme=dark; __Host-session=${first}`);
    expect(await isAccepted(first)).toBe(false);
    expect(await isAccepted(elsewhere)).toBe(true);
    expect(await isAccepted(second)).toBe(true);
  });

  testHere('a revoked token stays revoked after a restart', async () => {
    const { body } = await login(api.url, CREDENTIALS);
    expect((await logout(api.url, { ...bearer(body['token']), origin: ORIGIN })).status).toBe(204);
    expect(await isAccepted(body['token'])).toBe(false);
    await api.stop();
    api = await start();
    expect(await isAccepted(body['token'])).toBe(false);
  });

  testHere('a revoked token stays revoked after the clock was ahead by some days', async () => {
    const { body } = await login(api.url, CREDENTIALS);
    const signOut = (token: unknown) => logout(api.url, { ...bearer(token), origin: ORIGIN });
    await signOut(body['token']);
    const daysMs = 2 * 24 * 60 * 60_000;
    await api.pass(daysMs);
    // Each revocation drops earlier ones that are no longer needed.
    await signOut((await login(api.url, CREDENTIALS)).body['token']);
    await api.pass(-daysMs);
    expect(await isAccepted(body['token'])).toBe(false);
  });

  testHere('signing out twice, with no token, or with something else is not an error', async () => {
    const { body } = await login(api.url, CREDENTIALS);
    const statuses = [];
    for (const headers of [bearer(body['token']), bearer(body['token']), {}, bearer('x.y.z')])
      statuses.push((await logout(api.url, headers)).status);
    expect(statuses).toEqual([204, 204, 204, 204]);
  });

  testHere('a page of another origin cannot sign a visitor out', async () => {
    const session = readCookies(await login(api.url, CREDENTIALS, { origin: getOwnOrigin() }))[
      '__Host-session'
    ]?.value;
    const headers = { origin: 'https://evil.example', cookie: `__Host-session=${session}` };
    expect((await logout(api.url, headers)).status).toBe(403);
    expect(await isAccepted(session)).toBe(true);
  });

  testHere('the cookie alone gives no admin rights: only the Authorization header counts', async () => {
    const session = readCookies(await login(api.url, CREDENTIALS, { origin: getOwnOrigin() }))[
      '__Host-session'
    ]?.value;
    const wanted = { ...ADMIN, email: 'cookie@example.com', username: 'cookie' };
    const headers = { origin: getOwnOrigin(), cookie: `__Host-session=${session}` };
    expect((await register(api.url, wanted, headers, 1)).status).toBe(403);
  });
});
