import net from 'node:net';
import { listen } from '@portfolio/build/listen';
import { SiteError } from '@portfolio/contract';
import { createServer } from './createServer';
import { askRaw, sendRaw, toRawResponse } from './http-testing/askRaw';

const HEADERS = { 'Content-Security-Policy': "default-src 'none'" };

let stop: () => Promise<void>;
let url: string;

async function start(options: Partial<Parameters<typeof createServer>[0]> = {}): Promise<void> {
  const server = createServer({
    listener: (_request, response) => response.writeHead(200, HEADERS).end('A response'),
    toResponse: ({ message }) => ({ headers: HEADERS, body: message }),
    ...options,
  });
  url = await listen(server, 0, '127.0.0.1');
  stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

afterEach(() => stop());

const HOST = 'Host: a.test\r\n';
const HEADERS_IN_LOWER_CASE = expect.objectContaining({
  'content-security-policy': "default-src 'none'",
}) as object;

test('keeps connections open for longer than the proxies before it', async () => {
  await start();
  const response = await fetch(url);
  expect(response.headers.get('keep-alive')).toBe('timeout=65');
});

test.each([
  ['no HTTP request', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
  ['an unknown method', `FOO / HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['an unknown version', `GET / HTTP/9.9\r\n${HOST}\r\n`, 400],
  ['a null byte in the path', `GET /a\x00b HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['an escape sequence in the path', `GET /\x1b[31m HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['an escape sequence in a header', `GET / HTTP/1.1\r\n${HOST}User-Agent: \x1b[31m\r\n\r\n`, 400],
  ['a path without a slash', `GET work HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['an invalid absolute URL', `GET http://[ HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['two lengths', `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`, 400],
  [
    'a length together with chunks',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
    400,
  ],
  ['a path of 100 KB', `GET /${'a'.repeat(100_000)} HTTP/1.1\r\n${HOST}\r\n`, 431],
  ['a path of 1 MB', `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\n${HOST}\r\n`, 431],
  ['a header of 100 KB', `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(100_000)}\r\n\r\n`, 431],
  ['an Expect header', `GET / HTTP/1.1\r\n${HOST}Expect: wonders\r\n\r\n`, 417],
  ['CONNECT', `CONNECT a.test:443 HTTP/1.1\r\n${HOST}\r\n`, 405],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two hosts', `GET / HTTP/1.1\r\n${HOST}Host: b.test\r\n\r\n`, 400],
  ['the same host twice', `GET / HTTP/1.1\r\n${HOST}${HOST}\r\n`, 400],
  ['an empty host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n', 400],
  ['a host with spaces', 'GET / HTTP/1.1\r\nHost: a.test; script-src *\r\n\r\n', 400],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: a.test/b\r\n\r\n', 400],
  ['a host with a user name', 'GET / HTTP/1.1\r\nHost: a@b.test\r\n\r\n', 400],
  ['a host with a comma', 'GET / HTTP/1.1\r\nHost: a.test, b.test\r\n\r\n', 400],
  ['an invalid port', 'GET / HTTP/1.1\r\nHost: a.test:x\r\n\r\n', 400],
])('%s is refused with the headers of all responses', async (_title, bytes, status) => {
  await start();
  const response = toRawResponse(await sendRaw(url, bytes));
  expect(response.status).toBe(status);
  expect(response.headers).toMatchObject({
    'content-security-policy': "default-src 'none'",
    'content-length': String(response.body.length),
    connection: 'close',
  });
  expect(response.body).toMatch(/^[A-Z].+\. [A-Z].+\.$/);
});

test.each([
  ['HTTP/1.0 without a host', 'HTTP/1.0', []],
  ['a name', 'HTTP/1.1', ['Host: a.test']],
  ['a name with a port', 'HTTP/1.1', ['Host: a.test:8080']],
  ['an IPv6 address', 'HTTP/1.1', ['Host: [::1]:8080']],
  ['a name in capitals', 'HTTP/1.1', ['hOsT: A.TEST']],
])('%s is served', async (_title, version, hosts) => {
  await start();
  expect(await askRaw(url, `GET / ${version}`, [], hosts)).toMatchObject({
    status: 200,
    body: expect.stringContaining('A response'),
  });
});

test('refuses a host name that is not its own', async () => {
  await start({ isKnownHost: (name) => name === 'a.test' || name === '[::1]' });
  for (const [host, status] of [
    ['a.test', 200],
    ['A.test:80', 200],
    ['[::1]:80', 200],
    ['evil.com', 421],
    ['a.test.evil.com', 421],
  ] as const)
    expect((await askRaw(url, 'GET / HTTP/1.1', [], [`Host: ${host}`])).status).toBe(status);
});

test('a client that closes its sending side still gets a response', async () => {
  await start();
  const response = toRawResponse(await sendRaw(url, `GET / HTTP/1.1\r\n${HOST}\r\n`, { isHalfClosed: true }));
  expect(response).toMatchObject({ status: 200, headers: HEADERS_IN_LOWER_CASE });
});

test('a client that does not finish its request gets status 408', async () => {
  await start({ limits: { headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 10 } });
  const response = toRawResponse(await sendRaw(url, `GET / HTTP/1.1\r\n${HOST}`));
  expect(response).toMatchObject({ status: 408, headers: HEADERS_IN_LOWER_CASE });
});

test('garbage after a request in progress does not become part of the response', async () => {
  let finish = () => {};
  await start({
    listener(_request, response) {
      response.writeHead(200, HEADERS).write('first,');
      finish = () => response.end('last');
    },
  });
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  let text = '';
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', resolve));
  const begun = new Promise((resolve) => socket.once('data', resolve));
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.write(`GET / HTTP/1.1\r\n${HOST}\r\n`);
  await begun;
  socket.write('garbage\r\n\r\n');
  await closed;
  finish();
  expect(text).not.toContain('400');
});

test('a client that resets its connection after CONNECT does not end the process', async () => {
  await start();
  const { hostname, port } = new URL(url);
  // Whether the reset arrives during the response is a matter of milliseconds.
  for (let attempt = 0; attempt < 40; attempt += 1)
    await new Promise((resolve) => {
      const socket = net.connect(Number(port), hostname);
      socket.on('error', () => {}).once('close', resolve);
      socket.write(`CONNECT a.test:443 HTTP/1.1\r\n${HOST}\r\n`, () => socket.resetAndDestroy());
    });
  expect((await askRaw(url, 'GET / HTTP/1.1')).status).toBe(200);
});

test('responds to an exception as to a refusal, and logs it in lines that the client cannot forge', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await start({
    listener: ({ url: path = '' }) => {
      throw new SiteError(`Failed: ${decodeURIComponent(path)}`, 'BROKEN');
    },
  });
  const path = '/%1b[31m%0a2026-01-01%20Failed%20to%20answer%c2%9b31m%e2%80%ae';
  const response = await askRaw(url, `GET ${path} HTTP/1.1`, [
    'User-Agent: evil-agent',
    'Referer: evil-page',
  ]);
  expect(response).toMatchObject({ status: 500, headers: HEADERS_IN_LOWER_CASE });
  expect(response.body).not.toContain('Failed:');
  const text = String(log.mock.calls[0]?.[0]);
  expect(text.split('\n')[0]).toBe(
    `Failed to answer GET ${path}: SiteError: Failed: /\\u001b[31m\\u000a2026-01-01 Failed to answer\\u009b31m\\u202e`,
  );
  expect(
    text
      .split('\n')
      .slice(1)
      .every((line) => line.startsWith('    at ')),
  ).toBe(true);
  expect(text).not.toContain('evil');
  log.mockRestore();
});
