import { ADA, type ApiResponse, login, register } from './api-testing/calls';
import { startTestApi, type TestApi } from './api-testing/startTestApi';
import { listDatabases, type TestDatabase } from './api-testing/testDatabases';

const BOOTSTRAP_TOKEN = 'bootstrap-token-of-tests';
const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });

describe.each(listDatabases())('the API on $name', ({ create }) => {
  const testHere = create === null ? test.skip : test;
  let database: TestDatabase;
  let api: TestApi;
  const start = () => startTestApi({ ...database.options, bootstrapToken: BOOTSTRAP_TOKEN });

  beforeAll(async () => {
    if (create === null) return;
    database = await create();
    api = await start();
  });
  afterAll(async () => {
    await api?.kill();
    await database?.remove();
  });

  testHere('the first admin needs the configured token', async () => {
    const wanted = { ...ADA, email: 'first@example.com', username: 'first', isAdmin: 1 };
    expect((await register(api.url, wanted, bearer('bootstrap-token-of-others'), 1)).status).toBe(403);
    // An earlier sign-up, accidental or malicious, would invalidate the token.
    const early = await register(api.url, ADA);
    expect([early.status, early.body['code']]).toEqual([503, 'NO_ADMIN_YET']);
    expect(await api.read()).toEqual([]);
    // Even two concurrent calls with the right token create only one first account.
    const responses = await Promise.all([
      register(api.url, wanted, bearer(BOOTSTRAP_TOKEN), 1),
      register(api.url, { ...wanted, email: 'b@example.com', username: 'b12' }, bearer(BOOTSTRAP_TOKEN), 1),
    ]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 403]);
    expect((await api.read()).map((account) => account.is_admin)).toEqual([true]);
  });

  testHere('a sign-up returns user and token, and stores a hash', async () => {
    const { status, body } = await register(api.url, ADA);
    expect(status).toBe(201);
    expect(body).toEqual({
      user: {
        ID: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Ada',
        image: '',
        email: 'ada@example.com',
        username: 'ada',
        isAdmin: 0,
      },
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    });
    const stored = (await api.read()).find(({ email }) => email === ADA.email);
    expect(stored?.password_hash).toMatch(/^scrypt\$/);
    expect(stored?.is_admin).toBe(false);
  });

  testHere('a sign-in returns auth, user and token, however the email is spelt', async () => {
    const { status, body } = await login(api.url, { email: 'ADA@Example.com', password: ADA.password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ auth: true, user: { email: 'ada@example.com', isAdmin: 0 } });
    expect(body['token']).toEqual(expect.any(String));
  });

  testHere('an unknown email and a wrong password get the same response', async () => {
    const wrong = await login(api.url, { email: ADA.email, password: 'Wrong-horse-7!' });
    const unknown = await login(api.url, { email: 'nobody@example.com', password: ADA.password });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({
      auth: false,
      user: null,
      token: null,
      code: 'WRONG_CREDENTIALS',
      message: 'The email or password is wrong.',
    });
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  testHere.each([
    ['email', { ...ADA, username: 'other' }, ['email']],
    ['email in capitals', { ...ADA, email: 'Ada@EXAMPLE.com', username: 'other' }, ['email']],
    ['username', { ...ADA, email: 'other@example.com' }, ['username']],
    [
      'username in full-width letters',
      { ...ADA, email: 'other@example.com', username: 'ＡＤＡ' },
      ['username'],
    ],
    ['email and username', ADA, ['email', 'username']],
  ])('refuses a taken %s and names the field', async (_name, body, fields) => {
    const before = await api.read();
    const response = await register(api.url, body);
    expect(response.status).toBe(409);
    expect(Object.keys(response.body['fields'] as object)).toEqual(fields);
    expect(await api.read()).toEqual(before);
  });

  testHere('SQL and scripts in fields that allow any text stay text', async () => {
    const before = await api.read();
    const eve = {
      ...ADA,
      name: "'); DROP TABLE accounts; --",
      email: 'eve@example.com',
      username: '<script>alert(1)</script>',
      password: "Aa1!';DROP/**/TABLE/**/accounts;--",
    };
    const { status, body } = await register(api.url, eve);
    expect([status, body['user']]).toEqual([201, expect.objectContaining({ name: eve.name, isAdmin: 0 })]);
    const { name, email, username } = eve;
    const isNew = (account: { email: string }) => account.email === email;
    const after = await api.read();
    expect(after.filter((account) => !isNew(account))).toEqual(before);
    expect(after.find(isNew)).toMatchObject({ name, email, username, is_admin: false });
    expect((await login(api.url, { email, password: eve.password })).status).toBe(200);
  });

  testHere('an admin can create another one, with the flag in path and body', async () => {
    const admin = await login(api.url, {
      email: (await api.read()).find((row) => row.is_admin)?.email,
      password: ADA.password,
    });
    const wanted = { ...ADA, email: 'second@example.com', username: 'second', isAdmin: 1 };
    const { status, body } = await register(api.url, wanted, bearer(admin.body['token']), 1);
    expect(status).toBe(201);
    expect(body).toMatchObject({ user: { isAdmin: 1 } });
  });

  testHere('200 concurrent registrations of one email create one account', async () => {
    const registerOne = (index: number) =>
      register(api.url, { ...ADA, email: 'crowd@example.com', username: `crowd${index}` });
    const responses = await Promise.all(Array.from({ length: 200 }, (_, index) => registerOne(index)));
    const toText = ({ status, body }: ApiResponse) =>
      status === 201 ? '201' : `${status} ${String(body['code'])}`;
    const texts = responses.map(toText);
    expect(texts.filter((text) => text === '201')).toHaveLength(1);
    // They come from one address. If many arrive before the account exists, some find its share of the queue full.
    expect(texts.filter((text) => !['201', '409 TAKEN', '503 BUSY'].includes(text))).toEqual([]);
    const busy = [...texts.keys()].filter((index) => texts[index] === '503 BUSY');
    for (const index of busy) expect(toText(await registerOne(index))).toBe('409 TAKEN');
    expect((await api.read()).filter(({ email }) => email === 'crowd@example.com')).toHaveLength(1);
  });

  testHere('40 concurrent registrations of one username create one account', async () => {
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        register(api.url, { ...ADA, email: `u${index}@example.com`, username: 'wanted' }),
      ),
    );
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await api.read()).filter(({ username }) => username === 'wanted')).toHaveLength(1);
  });

  testHere('accounts and tokens survive a restart, and a stop waits for requests in progress', async () => {
    const { body } = await login(api.url, { email: 'second@example.com', password: ADA.password });
    const before = await api.read();
    const arrival = api.waitForRequests();
    const late = register(api.url, { ...ADA, email: 'late@example.com', username: 'late' });
    await arrival;
    const [lateResponse] = await Promise.all([late.catch(() => null), api.stop()]);
    api = await start();
    const emails = (await api.read()).map(({ email }) => email);
    expect(emails).toEqual(expect.arrayContaining(before.map(({ email }) => email)));
    expect(emails.includes('late@example.com')).toBe(lateResponse?.status === 201);
    const wanted = { ...ADA, email: 'third@example.com', username: 'third', isAdmin: 1 };
    expect((await register(api.url, wanted, bearer(body['token']), 1)).status).toBe(201);
  });

  testHere('the health check names the database', async () => {
    const response = await fetch(`${api.url}/api/health`);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: 'ok',
      database: expect.stringMatching(/^(pglite|postgres)$/),
    });
  });
});
