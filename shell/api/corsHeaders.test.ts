import { createApi } from './createApi';
import type { Database } from './database/Database';

// The test runner cannot load the library of the tokens, which none of these responses needs.
jest.mock('./tokens/createTokens', () => ({ createTokens: () => ({}) }));

const ORIGIN = 'https://portfolio.example.com';
const OTHER_ORIGIN = 'https://evil.example';

/** An API whose database fails with this code from the first call on. */
async function openFailingApi(code: string) {
  let isFailing = false;
  const query = <Row>(): Promise<Row[]> =>
    isFailing ? Promise.reject(Object.assign(new Error('Failed.'), { code })) : Promise.resolve([]);
  const database: Database = {
    kind: 'postgres',
    query,
    transaction: (work) => work({ query }),
    close: () => Promise.resolve(),
  };
  const api = await createApi({
    database,
    keys: { secrets: ['a secret of tests, long enough to be one'] },
    allowedOrigins: [ORIGIN],
    log: () => {},
  });
  isFailing = true;
  return api;
}

const toLogin = (origin: string) =>
  new Request('http://api.example.com/api/authentication/login', {
    method: 'POST',
    headers: { origin, 'content-type': 'text/plain' },
    body: JSON.stringify({ email: 'ada@example.com', password: 'x' }),
  });

const getAllowed = ({ headers }: Response) => headers.get('access-control-allow-origin');

test.each([
  ['the database is down', 'ECONNREFUSED', 503, 'UNAVAILABLE'],
  ['a statement is faulty', '42P01', 500, 'INTERNAL'],
])('a page of a configured origin can read the response if %s', async (_case, error, status, code) => {
  const api = await openFailingApi(error);
  const response = await api.handle(toLogin(ORIGIN));
  expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })]);
  expect(getAllowed(response)).toBe(ORIGIN);
  await api.close();
});

test('a page of a configured origin can read that the API is stopping, and no other page can', async () => {
  const api = await openFailingApi('ECONNREFUSED');
  await api.close();
  const response = await api.handle(toLogin(ORIGIN));
  expect([response.status, await response.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'STOPPING' }),
  ]);
  expect(getAllowed(response)).toBe(ORIGIN);
  expect(getAllowed(await api.handle(toLogin(OTHER_ORIGIN)))).toBeNull();
});
