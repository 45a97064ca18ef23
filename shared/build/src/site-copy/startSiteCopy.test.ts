import http from 'node:http';
import { listenLocally } from '@portfolio/testing/browser';
import { findFreePort } from '../findFreePort';
import { startSiteCopy } from './startSiteCopy';

const FACTS = {
  schema: 1,
  compositionId: 'abc',
  contract: '1.0.0',
  pins: { remotes: { toys: { version: '1.0.0' } } },
  remotes: [{ id: 'toys', baseUrl: '/remotes/toys/', paths: [] }],
};
const PAGE = `<!doctype html><html data-shell="abc"><head><script>theme()</script></head><body><h1>About</h1></body></html>`;

/** No valid text. */
const PICTURE = Buffer.from([0x89, 0x50, 0xff, 0x00]);

/** A deployed site, which refuses requests that name another host. */
const server = http.createServer(({ url = '', headers }, response) => {
  if (`http://${headers.host}` !== deployed.url) response.writeHead(421).end();
  else if (url === '/composition.json') response.end(JSON.stringify(FACTS));
  else if (url === '/about') response.setHeader('Content-Type', 'text/html').end(PAGE);
  else if (url === '/card.png') response.setHeader('Content-Type', 'image/png').end(PICTURE);
  else if (url === '/ABOUT') response.writeHead(308, { Location: `${deployed.url}/about` }).end();
  else if (url === '/shell/main.js')
    response.writeHead(200, { 'Content-Encoding': 'br', ETag: '"a"', 'X-Kept': 'yes' }).end('compressed');
  else response.writeHead(404).end('Not found');
});

let deployed: Awaited<ReturnType<typeof listenLocally>>;
const copies: { stop(): Promise<void> }[] = [];

async function copy(id = 'toys', site = deployed.url): Promise<string> {
  const options = { site, facts: FACTS, id, devOrigin: 'http://127.0.0.1:4001', port: await findFreePort() };
  const started = await startSiteCopy({ ...options, loadLocal: async () => ({ catalogue: [] }) });
  copies.push(started);
  return started.url;
}

beforeAll(async () => {
  deployed = await listenLocally(server);
});
afterEach(async () => {
  for (const { stop } of copies.splice(0)) await stop();
});
afterAll(() => deployed.close());

/** Sends a request without following or decoding anything. */
const ask = (url: string, headers: http.OutgoingHttpHeaders = {}) =>
  new Promise<{ status: number | undefined; headers: http.IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      http
        .get(url, { headers, agent: false }, (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (text: string) => (body += text));
          response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
        })
        .on('error', reject);
    },
  );

const HTML = { accept: 'text/html' };

test('files come from the site byte by byte, so that their hashes still hold', async () => {
  expect(await ask(`${await copy()}/shell/main.js`)).toMatchObject({
    status: 200,
    headers: { 'content-encoding': 'br', etag: '"a"', 'x-kept': 'yes' },
    body: 'compressed',
  });
});

test('pages come from the site, and name the local remote', async () => {
  const { status, body } = await ask(`${await copy()}/about`, HTML);
  expect(status).toBe(200);
  expect(body).toContain('<h1>About</h1>');
  expect(body).toContain('"http://127.0.0.1:4001"');
});

test('a file that is opened in a tab arrives byte by byte', async () => {
  const response = await fetch(`${await copy()}/card.png`, { headers: HTML });
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await response.arrayBuffer())).toEqual(PICTURE);
});

test('a redirect of the site stays in the local copy', async () => {
  const { status, headers } = await ask(`${await copy()}/ABOUT`, HTML);
  expect(status).toBe(308);
  expect(headers.location).toBe('/about');
});

test('the shell may use a dev server here, for a remote that the site has or not', async () => {
  const known = await ask(`${await copy()}/composition.json`);
  expect(known.headers['portfolio-dev-servers']).toBe('allowed');
  expect(JSON.parse(known.body)).toEqual(FACTS);
  const unknown = await ask(`${await copy('tools')}/composition.json`);
  expect(JSON.parse(unknown.body)).toMatchObject({
    pins: { remotes: { toys: { version: '1.0.0' }, tools: { version: '(none yet)' } } },
    remotes: [{ id: 'toys' }, { id: 'tools', container: 'tools', releases: [] }],
  });
});

test('a service worker that an earlier site left here unregisters itself', async () => {
  expect((await ask(`${await copy()}/sw.js`)).body).toContain('unregister()');
});

test('it answers only to the names of this machine: any site can point its host name here', async () => {
  const url = await copy();
  expect((await ask(url, { host: 'site.example.com' })).status).toBe(403);
  expect((await ask(`${url}/about`, { ...HTML, host: new URL(url).host })).status).toBe(200);
});

test.each(['/about', '/shell/main.js'])('%s reports that the site does not answer', async (path) => {
  const { status, body } = await ask(
    (await copy('toys', 'http://127.0.0.1:1')) + path,
    path === '/about' ? HTML : {},
  );
  expect(status).toBe(502);
  expect(body).toMatch(/^http:\/\/127\.0\.0\.1:1 did not answer: .*\. Check whether the site is up/);
});
