import { ADA, login, register } from './api-testing/calls';
import { NO_LIMITS, startTestApi, type TestApi } from './api-testing/startTestApi';
import { createPgliteDatabase, type TestDatabase } from './api-testing/testDatabases';
import { DEFAULT_LIMITS } from './limits/attemptLimiter';

jest.setTimeout(60_000);

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

test('an account takes 10 wrong passwords, from wherever they come, and then waits 15 minutes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 14 }, (_, index) => login(api.url, WRONG, from(`10.0.0.${index}`))),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(14 * 60);

  // The right password does not help while it waits.
  const right = { email: ADA.email, password: ADA.password };
  expect((await login(api.url, right, from('10.0.1.1'))).status).toBe(429);
  await api.pass(15 * MINUTE_MS + 1_000);
  expect((await login(api.url, right, from('10.0.1.1'))).status).toBe(200);
});

test('a right password clears the count of wrong ones', async () => {
  for (let round = 0; round < 2; round += 1) {
    for (let index = 0; index < 9; index += 1)
      expect((await login(api.url, WRONG, from(`10.1.${round}.${index}`))).status).toBe(401);
    expect((await login(api.url, { ...WRONG, password: ADA.password }, from('10.1.9.9'))).status).toBe(200);
  }
});

test('an address may try 60 sign-ins in 15 minutes', async () => {
  const answers = await Promise.all(
    Array.from({ length: 62 }, (_, index) =>
      login(api.url, { ...WRONG, email: `x${index}@example.com` }, from('10.2.0.1')),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect((await login(api.url, { ...WRONG, email: 'y@example.com' }, from('10.2.0.2'))).status).toBe(401);
});

test('an address may try 20 sign-ups in an hour', async () => {
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, index) =>
      register(
        api.url,
        { ...ADA, email: `z${index}@example.com`, username: `zed${index}` },
        from('10.3.0.1'),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('a visitor cannot choose an address: only the last one counts, which the proxy wrote', async () => {
  const answers = await Promise.all(
    Array.from({ length: 22 }, (_, index) =>
      register(
        api.url,
        { ...ADA, email: `p${index}@example.com`, username: `pea${index}` },
        from(`10.9.9.${index}, 10.4.0.1`),
      ),
    ),
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
});

test('a configured origin may call, and is told so before and after', async () => {
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
  ['a bootstrap token', { bootstrapToken: 'short' }],
  ['a token secret', { keys: { secrets: ['short'] } }],
])('%s that can be guessed is refused before anything is opened', async (_name, options) => {
  await expect(startTestApi({ ...database.options, ...options })).rejects.toMatchObject({
    code: 'WEAK_SECRET',
  });
});
