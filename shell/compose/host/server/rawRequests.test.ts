import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { askRaw, type RawResponse, sendRaw, toRawResponse } from '../../../http/http-testing/askRaw';
import { getHeaders } from '../../site/siteIndex';
import { SAMPLE_INDEX, writeSampleSite } from '../host-testing/sampleSite';
import { serveSite, type SiteServer } from './siteServer';

const SCRIPT = '/shell/main.12345678.js';
/** The headers that restrict what a browser may do with a response; the rules set them for every path. */
const SECURITY = Object.keys(SAMPLE_INDEX.headers[0]?.headers ?? {})
  .map((name) => name.toLowerCase())
  .filter((name) => name !== 'cache-control');

let folder: string;
let site: SiteServer;
let log: jest.SpyInstance;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-raw-'));
  const composition = writeSampleSite(folder, 'sample');
  // A link to itself fails with a system error for every user, including root.
  fs.symlinkSync('loop', path.join(composition.site, 'loop'));
  site = await serveSite({
    site: composition.site,
    port: 0,
    api: async ({ url }, response) => void response.end(`function ${url}`),
  });
});
beforeEach(() => void (log = jest.spyOn(console, 'error').mockImplementation(() => {})));
afterEach(() => log.mockRestore());
afterAll(async () => {
  await site.close();
  fs.rmSync(folder, { recursive: true });
});

function expectSafe(response: RawResponse): void {
  for (const name of SECURITY)
    expect([name, response.headers[name]]).toEqual([name, expect.stringMatching(/./)]);
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.body).not.toContain('secret');
}

test.each([
  ['a name of 300 characters', `/${'a'.repeat(300)}`],
  ['a path of 15 KB', '/a'.repeat(7_500)],
  ['a lone percent sign', '/%'],
  ['an invalid escape', '/%zz'],
  ['a null byte', '/work%00'],
  ['a path traversal', '/../outside.txt'],
  ['an encoded path traversal', '/%2e%2e%2foutside.txt'],
  ['a path traversal with encoded backslashes', '/..%5c..%5coutside.txt'],
  ['a path traversal with plain backslashes', '/..\\..\\outside.txt'],
  ['dots in overlong UTF-8', '/%c0%ae%c0%ae%c0%afoutside.txt'],
  ['half a surrogate pair', '/%ed%a0%80'],
  ['another host', '//evil.com/work'],
  ['another host behind a backslash', '/\\evil.com'],
  ['another URL', '/https://evil.com/'],
  ['an asterisk', '*'],
  ['an escape sequence', '/%1b[31mred'],
  ['a configuration file of servers', '/site%2ejson'],
  ['a folder below a file', `${SCRIPT}/`],
  ['a file below a page’s file', '/rss.xml/x'],
])('%s is not found', async (_title, target) => {
  const response = await askRaw(site.url, `GET ${target} HTTP/1.1`);
  expect(response).toMatchObject({ status: 404, body: '<h1>Not found</h1>' });
  expectSafe(response);
  expect(log).not.toHaveBeenCalled();
});

test.each([
  ['an absolute URL', 'http://evil.com/work', 200, undefined],
  ['an absolute URL in another spelling', 'HTTP://evil.com/WORK?a=1', 308, '/work?a=1'],
  ['a query that could end a header', '/WORK?a=%0d%0aSet-Cookie:b', 308, '/work?a=%0d%0aSet-Cookie:b'],
  ['a fragment, which no browser sends', '/work#part', 200, undefined],
])('%s gets a response of this site', async (_title, target, status, location) => {
  const response = await askRaw(site.url, `GET ${target} HTTP/1.1`);
  expect(response.status).toBe(status);
  expect(response.headers['location']).toBe(location);
  expect(response.headers['set-cookie']).toBeUndefined();
  expectSafe(response);
});

test('a file has the same headers by every spelling of its path', async () => {
  const [plain, encoded] = await Promise.all(
    [SCRIPT, SCRIPT.replace('shell/', '%73hell%2f')].map((target) =>
      askRaw(site.url, `GET ${target} HTTP/1.1`),
    ),
  );
  const { date: _plainDate, ...expected } = plain?.headers ?? {};
  const { date: _encodedDate, ...headers } = encoded?.headers ?? {};
  expect(encoded).toMatchObject({ status: 200, body: plain?.body });
  expect(headers).toEqual(expected);
});

test('finds an API path by an absolute URL, and by no other spelling', async () => {
  const ask = async (target: string) => (await askRaw(site.url, `GET ${target} HTTP/1.1`)).body;
  expect(await ask('http://evil.com/api/health')).toContain('function');
  expect(await ask('/work/../api/health')).toContain('function');
  expect(await ask('//api/health')).toBe('<h1>Not found</h1>');
  expect(await ask('/\\api/health')).toBe('<h1>Not found</h1>');
});

test.each(['OPTIONS *', 'OPTIONS /work', 'POST /work', 'PUT /', 'TRACE /', 'DELETE /nowhere', 'PROPFIND /'])(
  'refuses %s and lists the allowed methods',
  async (line) => {
    const response = await askRaw(site.url, `${line} HTTP/1.1`, ['Content-Length: 0']);
    expect(response.status).toBe(405);
    expect(response.headers['allow']).toBe('GET, HEAD');
    expectSafe(response);
  },
);

test.each([
  ['a body that is never sent', ['Content-Length: 999999999'], 'abc'],
  ['a chunked body', ['Transfer-Encoding: chunked'], '3\r\nabc\r\n0\r\n\r\n'],
  ['a body after 100-continue', ['Expect: 100-continue', 'Content-Length: 3'], ''],
])('%s does not delay the response', async (_title, headers, body) => {
  const lines = ['POST /work HTTP/1.1', `Host: ${new URL(site.url).host}`, ...headers, 'Connection: close'];
  const text = await sendRaw(site.url, `${lines.join('\r\n')}\r\n\r\n${body}`);
  const response = toRawResponse(text.replace('HTTP/1.1 100 Continue\r\n\r\n', ''));
  expect(response.status).toBe(405);
  expectSafe(response);
});

test('responds to a request with a body, and to the next request on the connection', async () => {
  const host = `Host: ${new URL(site.url).host}\r\n`;
  const text = await sendRaw(
    site.url,
    `GET /work HTTP/1.1\r\n${host}Content-Length: 5\r\n\r\nGET /GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
  );
  expect(text.match(/HTTP\/1\.1 \d+|<h1>\w+/g)).toEqual([
    'HTTP/1.1 200',
    '<h1>Work',
    'HTTP/1.1 200',
    '<h1>Home',
  ]);
});

test.each([
  ['no host', [], 400],
  ['two hosts', ['Host: localhost', 'Host: evil.com'], 400],
  ['an empty host', ['Host:'], 400],
  ['a host with an injected policy', ['Host: localhost; script-src *'], 400],
  ['the name of another site that resolves to this machine', ['Host: evil.com'], 421],
  ['a name that begins like a local one', ['Host: localhost.evil.com'], 421],
  ['a name that ends like a local one', ['Host: evil-localhost'], 421],
  ['an address of another machine', ['Host: 192.168.0.1:80'], 421],
])('%s is refused', async (_title, hosts, status) => {
  const response = await askRaw(site.url, 'GET /work HTTP/1.1', [], hosts);
  expect(response.status).toBe(status);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(JSON.stringify(response)).not.toContain('evil');
  expectSafe(response);
});

test.each([
  ['localhost:4173', 'localhost:4173'],
  ['LOCALHOST', 'LOCALHOST'],
  ['portfolio.localhost', 'portfolio.localhost'],
  ['127.0.0.2', '127.0.0.2'],
  ['[::1]:4173', '[::1]:4173'],
])('serves the host %s, with a policy that names its worker', async (host, named) => {
  const response = await askRaw(site.url, 'GET /work HTTP/1.1', [], [`Host: ${host}`]);
  expect(response.status).toBe(200);
  expect(response.headers['content-security-policy']).toContain(`worker-src ${named}/sw.js`);
});

test('responds to an HTTP/1.0 request without a host, and its policy names one', async () => {
  const response = await askRaw(site.url, 'GET /work HTTP/1.0', [], []);
  expect(response.status).toBe(200);
  expect(response.headers['content-security-policy']).toContain('worker-src localhost/sw.js');
});

test.each([
  ['br', 'br'],
  ['BR', 'br'],
  ['gzip, br', 'br'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['gzip;q=0.5, br;q=0.1', 'gzip'],
  ['gzip;q=0.5, br;q=0.50', 'br'],
  ['identity;q=0', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['identity, br;q=0.5', undefined],
  ['*', 'br'],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['brotli, notgzip', undefined],
  ['br;q=nonsense', undefined],
  [',;,', undefined],
  ['', undefined],
])('a client that accepts "%s" gets %s', async (accepted, encoding) => {
  const response = await askRaw(site.url, `GET ${SCRIPT} HTTP/1.1`, [`Accept-Encoding: ${accepted}`]);
  expect(response.status).toBe(200);
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(response.headers['vary']).toBe('Accept-Encoding');
  expectSafe(response);
});

test.each([
  ['bytes=4-6', 206, 'bytes 4-6/10', '456'],
  ['bytes=8-', 206, 'bytes 8-9/10', '89'],
  ['bytes=-3', 206, 'bytes 7-9/10', '789'],
  ['BYTES=4-6', 200, undefined, '0123456789'],
  ['bytes=-20', 200, undefined, '0123456789'],
  ['bytes=0-99999999999999999999999', 206, 'bytes 0-9/10', '0123456789'],
  ['bytes=0-1,4-5', 200, undefined, '0123456789'],
  ['lines=1-2', 200, undefined, '0123456789'],
  ['bytes', 200, undefined, '0123456789'],
  ['bytes=10-', 416, 'bytes */10', ''],
  ['bytes=99999999999999999999999-', 416, 'bytes */10', ''],
  ['bytes=5-2', 416, 'bytes */10', ''],
  ['bytes=-0', 416, 'bytes */10', ''],
  ['bytes=a-b', 416, 'bytes */10', ''],
])('the range "%s" of ten bytes has status %i', async (range, status, contentRange, body) => {
  const response = await askRaw(site.url, 'GET /film.webm HTTP/1.1', [`Range: ${range}`]);
  expect([response.status, response.headers['content-range'], response.body]).toEqual([
    status,
    contentRange,
    body,
  ]);
  expectSafe(response);
});

describe('conditions', () => {
  let tag: string;
  beforeAll(async () => {
    tag = (await askRaw(site.url, 'HEAD /film.webm HTTP/1.1')).headers['etag'] ?? '';
  });

  test.each<[string, (tag: string) => string[], number]>([
    ['the current version', (own) => [`If-None-Match: ${own}`], 304],
    ['the same as a strong tag', (own) => [`If-None-Match: ${own.replace('W/', '')}`], 304],
    ['a list with the current version', (own) => [`If-None-Match: "a", ${own}, W/"b"`], 304],
    ['any version', () => ['If-None-Match: *'], 304],
    ['another version', () => ['If-None-Match: "a", W/"b"'], 200],
    ['an invalid tag', () => ['If-None-Match: a'], 200],
    ['a date alone, which is not compared', () => ['If-Modified-Since: Wed, 21 Oct 2037 07:28:00 GMT'], 200],
    [
      'another version and a date',
      () => ['If-None-Match: "a"', 'If-Modified-Since: Wed, 21 Oct 2037 07:28:00 GMT'],
      200,
    ],
    ['a range of the current version', (own) => ['Range: bytes=0-1', `If-Range: ${own}`], 206],
    ['a range of another version', () => ['Range: bytes=0-1', 'If-Range: "other"'], 200],
    ['a range by date', () => ['Range: bytes=0-1', 'If-Range: Wed, 21 Oct 2037 07:28:00 GMT'], 200],
    ['a range of an invalid version', () => ['Range: bytes=0-1', 'If-Range: nonsense'], 200],
    ['a precondition on the current version', (own) => [`If-Match: ${own}`], 200],
    ['a precondition on another version', () => ['If-Match: "other"'], 412],
  ])('responds to a conditional request with %s', async (_title, toHeaders, status) => {
    const response = await askRaw(site.url, 'GET /film.webm HTTP/1.1', toHeaders(tag));
    expect(response.status).toBe(status);
    expect(response.body).toBe({ 200: '0123456789', 206: '01' }[status] ?? '');
    expectSafe(response);
  });

  test.each([
    'If-Match: "a"',
    'If-Unmodified-Since: Wed, 21 Oct 2000 07:28:00 GMT',
    'If-None-Match: *',
    'Range: bytes=0-1',
  ])('responds with 404 for a missing file, whatever %s says', async (header) => {
    const response = await askRaw(site.url, 'GET /nowhere HTTP/1.1', [header]);
    expect(response).toMatchObject({ status: 404, body: '<h1>Not found</h1>' });
  });
});

test.each(['/', '/work', '/WORK', '/nowhere', '/film.webm', SCRIPT, `/${'a'.repeat(300)}`, '/rss.xml'])(
  'HEAD of %s has the headers of GET, and no body',
  async (target) => {
    const accepted = ['Accept-Encoding: br, gzip'];
    const [got, head] = await Promise.all(
      ['GET', 'HEAD'].map((method) => askRaw(site.url, `${method} ${target} HTTP/1.1`, accepted)),
    );
    const { date: _gotDate, ...expected } = got?.headers ?? {};
    const { date: _headDate, ...headers } = head?.headers ?? {};
    expect(headers).toEqual(expected);
    expect(head).toMatchObject({ status: got?.status, body: '' });
  },
);

test('responds to a file system error with all headers, and with nothing that the client wrote', async () => {
  const response = await askRaw(site.url, 'GET /loop/%1b[31m%0aforged HTTP/1.1', [
    'User-Agent: evil',
    'Referer: evil',
  ]);
  expect(response.status).toBe(500);
  expect(response.body).toBe('The server failed to answer. Please try again.\n');
  expectSafe(response);
  const text = String(log.mock.calls[0]?.[0]);
  expect(text).toContain('Failed to answer GET /loop/%1b[31m%0aforged: Error: ELOOP');
  expect(text.replaceAll('\n', '')).toMatch(/^[\x20-\x7e]*$/);
  expect(text).not.toMatch(/evil|^forged/m);
});

test.each(['GET / HTTP/9.9', `GET /${'a'.repeat(100_000)} HTTP/1.1`, 'GET http://[ HTTP/1.1'])(
  'an invalid request gets all headers as well: %.20s',
  async (line) => {
    const response = await askRaw(site.url, line);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.headers).toMatchObject(
      Object.fromEntries(
        Object.entries({
          ...getHeaders(SAMPLE_INDEX.headers, '/404', 'localhost'),
          'Cache-Control': 'no-store',
        }).map(([name, value]) => [name.toLowerCase(), value]),
      ),
    );
    expect(log).not.toHaveBeenCalled();
  },
);
