import { askRaw, sendRaw, toRawResponse } from '../http/http-testing/askRaw';
import { startTestApi, type TestApi } from './api-testing/startTestApi';
import { createPgliteDatabase, type TestDatabase } from './api-testing/testDatabases';
import { writeJsonLine } from './requests/requestLog';

jest.setTimeout(60_000);

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await createPgliteDatabase();
  api = await startTestApi(database.options);
});
afterAll(async () => {
  await api.kill();
  await database.remove();
});

const HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};
const HEALTH = 'GET /api/health HTTP/1.1';

test.each<[string, string, readonly string[] | undefined, number]>([
  ['no host', HEALTH, [], 400],
  ['two hosts', HEALTH, ['Host: a.test', 'Host: b.test'], 400],
  ['an empty host', HEALTH, ['Host:'], 400],
  ['a host with spaces', HEALTH, ['Host: a.test b.test'], 400],
  ['a host with a path', HEALTH, ['Host: a.test/api'], 400],
  ['a port that is too high', HEALTH, ['Host: a.test:99999'], 400],
  ['a host of dots only', HEALTH, ['Host: 1.2.3.4.5'], 400],
  ['an invalid address', 'GET http://[ HTTP/1.1', undefined, 400],
  ['an unknown version', 'GET /api/health HTTP/9.9', undefined, 400],
  ['TRACE', 'TRACE /api/health HTTP/1.1', undefined, 400],
  ['CONNECT', 'CONNECT /api/health HTTP/1.1', undefined, 405],
  ['an asterisk', 'OPTIONS * HTTP/1.1', undefined, 404],
  ['a path of 15 KB', `GET /${'a'.repeat(15_000)} HTTP/1.1`, undefined, 404],
  ['a path of 100 KB', `GET /${'a'.repeat(100_000)} HTTP/1.1`, undefined, 431],
  ['a path of 1 MB', `GET /${'a'.repeat(1_000_000)} HTTP/1.1`, undefined, 431],
  ['an invalid escape', 'GET /api/%zz HTTP/1.1', undefined, 404],
  ['a null byte', 'GET /api/health%00 HTTP/1.1', undefined, 404],
  ['another host in the path', 'GET //evil.com/api/health HTTP/1.1', undefined, 404],
  ['another host behind a backslash', 'GET /\\evil.com/api/health HTTP/1.1', undefined, 404],
  ['an unknown method', 'DELETE /api/health HTTP/1.1', undefined, 405],
])('%s is refused with all headers and a code', async (_title, line, hosts, status) => {
  const response = await askRaw(api.url, line, [], hosts);
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject(HEADERS);
  expect(JSON.parse(/{.*}/.exec(response.body)?.[0] ?? '')).toEqual({
    code: expect.any(String),
    message: expect.any(String),
  });
});

test.each([
  ['an absolute URL', 'GET http://evil.com/api/health HTTP/1.1', undefined],
  ['an IPv6 address', HEALTH, ['Host: [::1]:80']],
  ['HTTP/1.0 without a host', 'GET /api/health HTTP/1.0', []],
  ['HEAD, as monitors send it,', 'HEAD /api/health HTTP/1.1', undefined],
])('%s is served', async (_title, line, hosts) => {
  const response = await askRaw(api.url, line, [], hosts);
  expect(response.status).toBe(200);
  expect(response.headers).toMatchObject(HEADERS);
});

test('a client that closes its sending side still gets a response', async () => {
  const text = await sendRaw(api.url, `${HEALTH}\r\nHost: a.test\r\n\r\n`, { isHalfClosed: true });
  expect(toRawResponse(text)).toMatchObject({ status: 200, headers: HEADERS });
});

test('the log shortens the path and contains no header that the client chose', async () => {
  const agents = ['User-Agent: evil-agent', 'Referer: evil-page', 'X-Request-Id: evil-id'];
  await askRaw(api.url, `GET /%1b[31m%0aforged${'a'.repeat(10_000)} HTTP/1.1`, agents);
  const entry = api.logs.at(-1);
  expect(entry).toMatchObject({ status: 404, path: expect.stringMatching(/^\/%1b\[31m%0aforgeda+\.\.\.$/) });
  expect(JSON.stringify(entry).length).toBeLessThan(600);
  expect(JSON.stringify(entry)).not.toContain('evil');
});

test('each log entry is one line of printable ASCII, whatever a report quotes', () => {
  let written = '';
  const write = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  const blocked = '\u001b[31m\u009b31m\u202e\u2028\u007f"\n\ud83d\ude00';
  writeJsonLine({ time: '', level: 'info', event: 'report', blocked });
  write.mockRestore();
  expect(written).toMatch(/^[\x20-\x7e]+\n$/);
  expect(JSON.parse(written)).toMatchObject({ blocked });
});
