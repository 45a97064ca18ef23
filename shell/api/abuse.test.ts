import { createHmac } from 'node:crypto';
import { askRaw } from '../http/http-testing/askRaw';
import { ADA, login, post, register } from './api-testing/calls';
import { startTestApi, type TestApi } from './api-testing/startTestApi';
import { listDatabases, type TestDatabase } from './api-testing/testDatabases';
import type { StoredAccount } from './api-testing/testServer';

const BOOTSTRAP_TOKEN = 'bootstrap-token-of-tests';
const DAY_MS = 24 * 60 * 60 * 1000;
const EVE = { ...ADA, name: 'Eve', email: 'eve@example.com', username: 'eve' };
const bearer = (token: unknown) => ({ authorization: `Bearer ${String(token)}` });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decode = (part = '') =>
  JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;

function sign(header: object, payload: object, secret: string): string {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

describe.each(listDatabases())('abuse of the API on $name', ({ create }) => {
  const testHere = create === null ? test.skip : test;
  let database: TestDatabase;
  let api: TestApi;
  let adminToken: string;
  let userToken: string;
  let before: StoredAccount[];

  beforeAll(async () => {
    if (create === null) return;
    database = await create();
    api = await startTestApi({ ...database.options, bootstrapToken: BOOTSTRAP_TOKEN });
    const admin = { ...ADA, email: 'admin@example.com', username: 'admin', isAdmin: 1 };
    adminToken = String((await register(api.url, admin, bearer(BOOTSTRAP_TOKEN), 1)).body['token']);
    userToken = String((await register(api.url, ADA)).body['token']);
    before = await api.read();
  });
  afterEach(async () => {
    // Whatever a test has tried, it must not have changed any account.
    if (create !== null) expect(await api.read()).toEqual(before);
  });
  afterAll(async () => {
    await api?.kill();
    await database?.remove();
  });

  describe('an admin account', () => {
    const wanted = { ...EVE, isAdmin: 1 };

    testHere('is refused by path alone', async () => {
      const { status, body } = await register(api.url, wanted, {}, 1);
      expect([status, body['code']]).toEqual([403, 'ADMIN_ONLY']);
    });

    testHere.each([1, '1', true, '0', null, [0], '0; DROP TABLE accounts'])(
      'is refused if the body says %j',
      async (isAdmin) => {
        expect((await register(api.url, { ...EVE, isAdmin })).status).toBe(400);
      },
    );

    testHere('is refused if the body lacks the flag of the path', async () => {
      expect((await register(api.url, EVE, {}, 1)).status).toBe(400);
    });

    testHere('is refused with the token of a user', async () => {
      expect((await register(api.url, wanted, bearer(userToken), 1)).status).toBe(403);
    });

    testHere('is refused with the bootstrap token once there is an account', async () => {
      expect((await register(api.url, wanted, bearer(BOOTSTRAP_TOKEN), 1)).status).toBe(403);
    });

    testHere.each<[string, (admin: string, user: string) => string]>([
      ['no token', () => ''],
      ['an invalid token', () => 'x.y.z'],
      ['an unsigned token', (admin) => `${encode({ alg: 'none' })}.${admin.split('.')[1]}.`],
      [
        'a user’s token that claims admin rights',
        (_admin, user) => {
          const [header, payload, signature] = user.split('.');
          return `${header}.${encode({ ...decode(payload), isAdmin: 1 })}.${signature}`;
        },
      ],
      [
        'a token signed with a guessed secret',
        (admin) => {
          const [header, payload] = admin.split('.');
          return sign(decode(header), decode(payload), 'secret');
        },
      ],
      [
        'a token whose key name is a path',
        (admin) => sign({ alg: 'HS256', kid: '../../dev/null' }, decode(admin.split('.')[1]), ''),
      ],
    ])('is refused with %s', async (_name, forge) => {
      const token = forge(adminToken, userToken);
      expect((await register(api.url, wanted, bearer(token), 1)).status).toBe(403);
    });

    testHere('is refused with an expired token', async () => {
      await api.pass(DAY_MS + 1_000);
      expect((await register(api.url, wanted, bearer(adminToken), 1)).status).toBe(403);
      await api.pass(-DAY_MS - 1_000);
    });
  });

  describe('hostile input in fields', () => {
    const SQL = "'; DROP TABLE accounts; --";
    const SCRIPT = '<script>alert(1)</script>';

    testHere.each([
      ['email', SQL],
      ['email', SCRIPT],
      ['email', `a${SQL}@example.com`],
      ['email', 'a@b'],
      ['email', 'eve@example.m'],
      ['email', `${'a'.repeat(50)}@example.com`],
      ['username', SQL],
      ['username', 'a b'],
      ['username', 'ev\u202Ee'],
      ['username', 'ev'],
      ['name', ''],
      ['name', '   '],
      ['name', 'Eve\u0000'],
      ['name', 'x'.repeat(51)],
      ['password', SQL],
      ['password', SCRIPT],
      ['password', 'short1!A'.slice(1)],
      ['password', 'no-digits-HERE!'],
      ['password', 'With space 7!'],
      ['password', `Aa1!${'x'.repeat(47)}`],
    ])('a sign-up with the %s %j is refused, naming the field', async (field, value) => {
      const { status, body } = await register(api.url, { ...EVE, [field]: value });
      expect(status).toBe(400);
      expect(body['fields']).toEqual({ [field]: expect.any(String) });
    });

    testHere.each([SQL, SCRIPT, "' OR '1'='1", 'admin@example.com\u0000', ''])(
      'a sign-in with %j fails',
      async (text) => {
        expect((await login(api.url, { email: text, password: ADA.password })).status).toBe(401);
        expect((await login(api.url, { email: ADA.email, password: text })).status).toBe(401);
      },
    );

    testHere.each([
      ['an array', []],
      ['null', null],
      ['a number', 7],
      ['invalid JSON', '{"email":'],
      ['nothing', ''],
      ['a missing field', { email: ADA.email }],
      ['an unknown field', { email: ADA.email, password: ADA.password, isAdmin: 1 }],
      ['an operator instead of a password', { email: ADA.email, password: { $ne: null } }],
      ['a changed prototype', '{"email":"a@example.com","__proto__":{"password":"x"}}'],
    ])('%s is refused as the body of a sign-in', async (_name, body) => {
      expect((await login(api.url, body)).status).toBe(400);
    });

    testHere('bytes that are not UTF-8 are refused', async () => {
      const response = await fetch(`${api.url}/api/authentication/login`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
      });
      expect(response.status).toBe(400);
    });
  });

  describe('the format of the request', () => {
    testHere.each(['application/json', 'application/x-www-form-urlencoded', 'text/plainer', ''])(
      'a body of type %j is refused',
      async (type) => {
        const { status } = await register(api.url, EVE, { 'content-type': type });
        expect(status).toBe(415);
      },
    );

    testHere('a body of one megabyte is refused, with and without a length header', async () => {
      const name = 'x'.repeat(1024 * 1024);
      expect((await register(api.url, { ...EVE, name })).status).toBe(413);
      const streamed = await fetch(`${api.url}/api/authentication/register/0`, {
        method: 'POST',
        headers: { 'content-type': 'text/plain' },
        body: new Blob([JSON.stringify({ ...EVE, name })]).stream(),
        duplex: 'half',
      } as RequestInit);
      expect([streamed.status, await streamed.json()]).toEqual([
        413,
        expect.objectContaining({ code: 'BODY_TOO_LARGE' }),
      ]);
      expect((await fetch(`${api.url}/api/health`)).status).toBe(200);
    });

    testHere.each([
      ['GET', '/api/authentication/login', 405],
      ['PUT', '/api/authentication/register/0', 405],
      ['POST', '/api/authentication/register/2', 404],
      ['POST', '/api/authentication/register/1/', 404],
      ['POST', "/api/authentication/register/1'--", 404],
      ['POST', '/api/authentication/register', 404],
      ['GET', '/api/constructor', 404],
    ])('%s %s gets %i', async (method, path, status) => {
      expect((await fetch(api.url + path, { method })).status).toBe(status);
    });

    // As bytes: fetch would resolve the dots before it sends the path.
    testHere.each(['/api/../../etc/passwd', '/api/%2e%2e/%2e%2e/etc/passwd', '/api/..%2f..%2fetc/passwd'])(
      'GET %s, with the dots as they are, gets 404',
      async (path) => {
        const { status, body } = await askRaw(api.url, `GET ${path} HTTP/1.1`);
        expect([status, body]).toEqual([404, expect.stringContaining('"NOT_FOUND"')]);
      },
    );
  });

  describe('pages of other origins', () => {
    testHere.each(['https://evil.example', 'null', 'http://127.0.0.1.evil.example'])(
      '%s may not call',
      async (origin) => {
        const response = await register(api.url, EVE, { origin });
        expect(response.status).toBe(403);
        expect(response.headers.get('access-control-allow-origin')).toBeNull();
      },
    );

    testHere('the API’s own origin may call', async () => {
      const response = await login(
        api.url,
        { email: ADA.email, password: ADA.password },
        { origin: api.url },
      );
      expect(response.status).toBe(200);
    });
  });

  testHere('no response may be cached, framed or sniffed as another type', async () => {
    const { headers } = await post(api.url, '/api/authentication/login', {});
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  testHere('the log has path and status of each request, and no secret', async () => {
    api.logs.length = 0;
    const password = 'Secret-of-Eve-7!';
    await login(api.url, { email: 'eve.secret@example.com', password }, bearer(userToken));
    await login(api.url, { email: ADA.email, password: ADA.password });
    expect(api.logs).toEqual([
      expect.objectContaining({ event: 'request', path: '/api/authentication/login', status: 401 }),
      expect.objectContaining({ event: 'request', path: '/api/authentication/login', status: 200 }),
    ]);
    const text = JSON.stringify(api.logs);
    for (const secret of [password, ADA.password, userToken, 'eve.secret', ADA.email, '127.0.0.1'])
      expect(text).not.toContain(secret);
  });
});
