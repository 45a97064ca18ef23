import { ADA, login, register } from './api-testing/calls';
import { NO_LIMITS, startTestApi, type TestApi } from './api-testing/startTestApi';
import { createPgliteDatabase, type TestDatabase } from './api-testing/testDatabases';
import { DEFAULT_LIMITS } from './limits/attemptLimiter';

const MINUTE_MS = 60_000;
const ORIGIN = 'https://portfolio.example.com';

let database: TestDatabase;
let api: TestApi;

beforeAll(async () => {
  database = await createPgliteDatabase();
  api = await startTestApi({
    ...database.options,
    limits: { ...NO_LIMITS, ...DEFAULT_LIMITS },
    allowedOrigins: [ORIGIN],
    addressHeader: 'x-proxy-address',
  });
  await register(api.url, ADA);
});
afterAll(async () => {
  await api.kill();
  await database.remove();
});

const from = (address: string) => ({ 'x-proxy-address': address });
const WRONG = { email: ADA.email, password: 'Wrong-horse-7!' };

const RIGHT = { email: ADA.email, password: ADA.password };
const own = (address: string, cookie = '') => ({
  ...from(address),
  // As if a proxy in front of the API terminated TLS.
  origin: api.url.replace('http:', 'https:'),
  cookie,
});

/** Signs in from a page of the site and returns the cookies as the browser would send them back. */
async function signInByPage(address: string): Promise<string> {
  const { status, headers } = await login(api.url, RIGHT, own(address));
  expect(status).toBe(200);
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

function tryRepeatedly(
  count: number,
  toHeaders: (index: number) => Record<string, string>,
  body: object = WRONG,
) {
  return Promise.all(Array.from({ length: count }, (_, index) => login(api.url, body, toHeaders(index))));
}

test('an address may enter 10 wrong passwords for an account, then waits 15 minutes', async () => {
  const responses = await tryRepeatedly(14, () => from('10.0.0.1'));
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(10);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(14 * 60);

  // Even the right password is refused from that address until the limit expires.
  expect((await login(api.url, RIGHT, from('10.0.0.1'))).status).toBe(429);
  await api.pass(15 * MINUTE_MS + 1_000);
  expect((await login(api.url, RIGHT, from('10.0.0.1'))).status).toBe(200);
});

test('attempts from any number of other addresses do not lock out the owner, who signs in and is notified', async () => {
  const responses = await tryRepeatedly(40, (index) => from(`10.5.${index}.1`));
  expect(responses.map(({ status }) => status)).toEqual(Array(40).fill(401));
  const owner = await login(api.url, RIGHT, from('10.0.2.1'));
  expect([owner.status, owner.body['failedAttempts']]).toEqual([200, 40]);
  // Only once: the notice has reset the count.
  const again = await login(api.url, RIGHT, from('10.0.2.1'));
  expect([again.status, again.body['failedAttempts']]).toEqual([200, undefined]);
});

test('attempts from the owner’s own address do not lock out the owner’s known browser', async () => {
  const cookie = await signInByPage('10.6.0.1');
  const strangers = await tryRepeatedly(70, () => from('10.6.0.1'));
  expect(strangers.at(-1)?.status).toBe(429);
  expect((await login(api.url, RIGHT, from('10.6.0.1'))).status).toBe(429);
  expect((await login(api.url, RIGHT, own('10.6.0.1', cookie))).status).toBe(200);
});

test('a known browser may enter 10 wrong passwords as well, and is known for its own account only', async () => {
  const cookie = await signInByPage('10.7.0.1');
  const eve = { ...ADA, email: 'eve@example.com', username: 'eve' };
  await register(api.url, eve, from('10.7.0.9'));
  const ofEve = { email: eve.email, password: 'Wrong-horse-7!' };
  expect((await tryRepeatedly(11, () => own('10.7.0.2', cookie), ofEve)).at(-1)?.status).toBe(429);
  expect((await login(api.url, ofEve, from('10.7.0.2'))).status).toBe(429);

  const responses = await tryRepeatedly(12, () => own('10.7.0.3', cookie));
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await login(api.url, WRONG, own('10.7.0.4', cookie))).status).toBe(429);
  expect((await login(api.url, RIGHT, from('10.7.0.4'))).status).toBe(200);
});

test('known browsers at one address may attempt 60 sign-ins in 15 minutes together, even if all succeed', async () => {
  const cookies = [await signInByPage('10.7.1.1'), await signInByPage('10.7.1.1')];
  const statuses: number[] = [];
  // One after another, because each success clears the count of its browser.
  for (let index = 0; index < 62; index += 1)
    statuses.push((await login(api.url, RIGHT, own('10.7.1.2', cookies[index % 2]))).status);
  expect(statuses).toEqual([...Array<number>(60).fill(200), 429, 429]);
  // Neither strangers at that address nor known browsers elsewhere are affected.
  expect((await login(api.url, WRONG, from('10.7.1.2'))).status).toBe(401);
  expect((await login(api.url, RIGHT, own('10.7.1.3', cookies[0]))).status).toBe(200);
});

test('a sign-in adopts no value of the device cookie that somebody else may know, and keeps one of its account', async () => {
  const planted = `__Host-device=${'B'.repeat(43)}`;
  const readDevice = async (body: object, cookie: string) =>
    (await login(api.url, body, own('10.7.2.1', cookie))).headers
      .getSetCookie()
      .find((text) => text.startsWith('__Host-device='))
      ?.split(';')[0];
  const device = (await readDevice(RIGHT, planted)) ?? '';
  expect(device).toMatch(/^__Host-device=[\w-]{43}$/);
  expect(device).not.toBe(planted);
  expect(await readDevice(RIGHT, device)).toBe(device);

  const mallory = { ...ADA, email: 'mallory@example.com', username: 'mallory' };
  await register(api.url, mallory, from('10.7.2.9'));
  const ofMallory = { email: mallory.email, password: mallory.password };
  const planting = (await readDevice(ofMallory, '')) ?? '';
  expect(await readDevice(RIGHT, planting)).not.toBe(planting);
});

test.each(['__Host-device=', '__Host-device=x', `__Host-device=${'A'.repeat(43)}`])(
  'the forged cookie %s makes no browser a known one',
  async (cookie) => {
    const address = `10.8.0.${cookie.length}`;
    await tryRepeatedly(10, () => own(address, cookie));
    expect((await login(api.url, RIGHT, own(address, cookie))).status).toBe(429);
  },
);

test('strangers who sign up with another person’s email do not lock that person out', async () => {
  const newcomer = { ...ADA, email: 'new@example.com', username: 'newcomer' };
  const responses = await Promise.all(
    Array.from({ length: 12 }, () =>
      register(api.url, { ...newcomer, username: ADA.username }, from('10.8.1.1')),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(409));
  expect((await register(api.url, newcomer, from('10.8.2.1'))).status).toBe(201);
});

test('the right password resets the count of wrong ones', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 9; index += 1)
      expect((await login(api.url, WRONG, from('10.1.0.1'))).status).toBe(401);
    expect((await login(api.url, RIGHT, from('10.1.0.1'))).status).toBe(200);
  }
});

test('an address may attempt 60 sign-ins in 15 minutes', async () => {
  const responses = await Promise.all(
    Array.from({ length: 62 }, (_, index) =>
      login(api.url, { ...WRONG, email: `x${index}@example.com` }, from('10.2.0.1')),
    ),
  );
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await login(api.url, { ...WRONG, email: 'y@example.com' }, from('10.2.0.2'))).status).toBe(401);
});

test('an address may attempt 20 sign-ups in an hour', async () => {
  const responses = await Promise.all(
    Array.from({ length: 22 }, (_, index) =>
      register(
        api.url,
        { ...ADA, email: `z${index}@example.com`, username: `zed${index}` },
        from('10.3.0.1'),
      ),
    ),
  );
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
});

test.each([
  ['addresses of one IPv6 network', (index: number) => `2001:db8:7:1:${index + 1}::${index}`],
  ['ports of one address', (index: number) => `203.0.113.7:${40_000 + index}`],
  ['ports of one IPv6 address', (index: number) => `[2001:db8:7:2::1]:${40_000 + index}`],
])('25 %s count as one address', async (_name, toAddress) => {
  const responses = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      register(api.url, { ...ADA, username: 'ad' }, from(toAddress(index))),
    ),
  );
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(20);
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
});

test('a visitor cannot forge an address: only the last one, which the proxy wrote, counts', async () => {
  const responses = await Promise.all(
    Array.from({ length: 22 }, (_, index) =>
      register(
        api.url,
        { ...ADA, email: `p${index}@example.com`, username: `pea${index}` },
        from(`10.9.9.${index}, 10.4.0.1`),
      ),
    ),
  );
  expect(responses.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('a limit that was reached while the clock was ahead is lifted once it is right again', async () => {
  const yearMs = 365 * 24 * 60 * MINUTE_MS;
  await api.pass(yearMs);
  expect((await tryRepeatedly(11, () => from('10.9.0.1'))).at(-1)?.status).toBe(429);
  await api.pass(-yearMs);
  expect((await login(api.url, RIGHT, from('10.9.0.1'))).status).toBe(200);
});

test('a configured origin may call: preflight and response allow it', async () => {
  const preflight = await fetch(`${api.url}/api/authentication/register/1`, {
    method: 'OPTIONS',
    headers: { origin: ORIGIN, 'access-control-request-method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe(ORIGIN);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();

  const refused = await login(api.url, { email: 'n@example.com', password: 'x' }, { origin: ORIGIN });
  expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, ORIGIN]);
});

test('two processes cannot open the same folder', async () => {
  await expect(startTestApi(database.options)).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
});

test.each([
  ['a bootstrap token that can be guessed', { bootstrapToken: 'short' }],
  ['a bootstrap token that no header can contain', { bootstrapToken: 'four words and more' }],
  ['a bootstrap token with a line break, as of a file', { bootstrapToken: `${'a'.repeat(16)}\n` }],
  ['a token secret that can be guessed', { keys: { secrets: ['short'] } }],
])('refuses %s before it opens anything', async (_name, options) => {
  await expect(startTestApi({ ...database.options, ...options })).rejects.toMatchObject({
    code: 'WEAK_SECRET',
  });
});
