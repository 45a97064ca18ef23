import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { getHeaders } from '../site/siteIndex';
import { toCompositionFolder } from '../site/sitePlace';
import { serveSite, type SiteServer } from './server/siteServer';
import { findNginx } from './host-testing/findNginx';
import { SAMPLE_INDEX, writeSampleSite } from './host-testing/sampleSite';
import { startNginx } from './host-testing/startNginx';
import { swapSite } from '../write/swapSite';

const nginx = findNginx();
/** The title gives the reason for skipping, so that it is noticed. */
const describeWithNginx =
  nginx === undefined
    ? (title: string, tests: () => void) =>
        describe.skip(
          `${title} (skipped: there is no nginx; run "npm run setup", or name one with NGINX_PATH)`,
          tests,
        )
    : describe;

interface Asked {
  path: string;
  method?: string;
  headers?: Record<string, string>;
}

interface SiteResponse {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
}

function ask(target: http.RequestOptions, asked: Asked): Promise<SiteResponse> {
  return new Promise((resolve, reject) => {
    http
      .request(
        { ...target, ...asked, headers: { Host: 'portfolio.localhost', ...asked.headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () =>
            resolve({
              status: response.statusCode,
              headers: response.headers,
              body: Buffer.concat(chunks).toString('latin1'),
            }),
          );
        },
      )
      .on('error', reject)
      .end();
  });
}

const RULES = SAMPLE_INDEX.headers;
/** Every header that a rule sets, and the headers that say how to interpret a response. */
const COMPARED = [
  ...new Set(RULES.flatMap(({ headers }) => Object.keys(headers))),
  ...['Location', 'Content-Encoding', 'Content-Range', 'Allow'],
].map((name) => name.toLowerCase());

const REQUESTS: readonly (readonly [title: string, asked: Asked, status: number])[] = [
  ['home', { path: '/' }, 200],
  ['a page', { path: '/work' }, 200],
  ['a page below a page', { path: '/work/js/drumKit' }, 200],
  ['a page with a query', { path: '/work?type=js' }, 200],
  ['a page in capitals', { path: '/WORK' }, 308],
  ['a page in the wrong case, with a query', { path: '/Work/JS/drumkit?a=1&b=2' }, 308],
  ['another spelling', { path: '/work/JavaScript/DrumKit' }, 308],
  ['a link of the footer', { path: '/termsOfService' }, 308],
  ['an old name', { path: '/blog/' }, 308],
  ['a name with quotes', { path: encodeURI(Object.keys(SAMPLE_INDEX.redirects).at(-1) ?? '') }, 308],
  ['slashes at the end', { path: '/work//' }, 308],
  ['a page, percent-encoded', { path: '/%77ork' }, 200],
  ['an unknown path', { path: '/nowhere' }, 404],
  ['an unknown path below a page', { path: '/work/js/nothing' }, 404],
  ['a page by its file', { path: '/work.html' }, 404],
  ['the page-not-found page by its file', { path: '/404.html' }, 404],
  ['a folder', { path: '/shell/' }, 404],
  ['a hashed file', { path: '/shell/main.12345678.js' }, 200],
  ['a hashed picture', { path: '/remotes/rsvp/card.12345678.svg' }, 200],
  ['a missing hashed file', { path: '/shell/main.87654321.js' }, 404],
  ['a file in the wrong case', { path: '/SHELL/main.12345678.js' }, 404],
  ['the feed', { path: '/rss.xml' }, 200],
  ['HEAD of a page', { path: '/work', method: 'HEAD' }, 200],
  ['HEAD of an unknown path', { path: '/nowhere', method: 'HEAD' }, 404],
  ['a gzip copy', { path: '/shell/main.12345678.js', headers: { 'Accept-Encoding': 'gzip' } }, 200],
  ['a range of a video', { path: '/film.webm', headers: { Range: 'bytes=4-6' } }, 206],
  ['a POST to a page', { path: '/work', method: 'POST' }, 405],
  ['a DELETE', { path: '/nowhere', method: 'DELETE' }, 405],
  ['the configuration of servers', { path: '/site.json' }, 404],
  ['the configuration of hosts', { path: '/_headers' }, 404],
  ['the configuration of hosts, with an extra slash', { path: '//_redirects' }, 404],
  ['a copy by its file', { path: '/shell/main.12345678.js.br' }, 404],
  ['a hidden file', { path: '/.hidden' }, 404],
  ['a hidden file below', { path: '/work/.hidden' }, 404],
  ['a path traversal', { path: '/../outside.txt' }, 404],
  ['an encoded path traversal', { path: '/%2e%2e/outside.txt' }, 404],
  ['a path traversal with encoded slashes', { path: '/..%2foutside.txt' }, 404],
  ['a path traversal from a folder', { path: '/shell/..%2f..%2f..%2foutside.txt' }, 404],
  ['a lone percent sign', { path: '/%' }, 404],
  ['a null byte', { path: '/work%00.html' }, 404],
  ['dots in overlong UTF-8', { path: '/%c0%ae%c0%ae/outside.txt' }, 404],
  ['a path traversal with encoded backslashes', { path: '/..%5c..%5coutside.txt' }, 404],
  ['another host behind a backslash', { path: '/\\example.com/work' }, 404],
  ['a file name that is too long', { path: `/${'a'.repeat(300)}` }, 404],
  ['a path that is too long', { path: '/a'.repeat(3000) }, 404],
  ['another host', { path: '//example.com/work' }, 404],
];

let folder: string;
let local: SiteServer;
let apiServer: http.Server;
let start: () => ReturnType<typeof startNginx>;
let started: Awaited<ReturnType<typeof startNginx>> | undefined;

const handleCall: http.RequestListener = ({ method, url, headers }, response) => {
  response.writeHead(201, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end(`${method} ${url} ${headers.host}`);
};

/** Writes a composition and makes it the live one. */
function makeLive(name: string, home?: string): void {
  const { folder: draft } = toCompositionFolder(path.join(folder, 'site'), `${name}.draft`);
  fs.mkdirSync(path.dirname(draft), { recursive: true });
  fs.renameSync(writeSampleSite(folder, name, home).folder, draft);
  swapSite(
    { ...toCompositionFolder(path.join(folder, 'site'), name), folder: draft },
    path.join(folder, 'site'),
  );
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-nginx-'));
  const site = path.join(folder, 'site');
  makeLive('sample-1');
  local = await serveSite({ site, port: 0, api: async (...call) => handleCall(...call) });
  apiServer = http.createServer(handleCall);
  await new Promise<void>((resolve) => apiServer.listen(0, '127.0.0.1', resolve));
  const address = apiServer.address();
  const api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  if (nginx === undefined) return;
  start = () => startNginx({ nginx, folder, site, api });
  started = await start();
});

afterAll(async () => {
  await started?.stop();
  await local.close();
  await new Promise((resolve) => apiServer.close(resolve));
  fs.rmSync(folder, { recursive: true });
});

const askLocal = (asked: Asked) => {
  const { hostname, port } = new URL(local.url);
  return ask({ hostname, port }, asked);
};
const askNginx = (asked: Asked) => ask({ socketPath: started?.socketPath ?? '' }, asked);

function toComparable({ status, headers }: SiteResponse) {
  // nginx does not know the host of a request that it cannot parse.
  const toText = (value?: string | string[]) =>
    value?.toString().replace('portfolio.localhost/sw.js', '/sw.js');
  return { status, ...Object.fromEntries(COMPARED.map((name) => [name, toText(headers[name])])) };
}

test.each(REQUESTS)('the local server responds to %s', async (_title, asked, status) => {
  const response = await askLocal(asked);
  expect(response.status).toBe(status);
  expect(response.body).not.toContain('secret');
});

describeWithNginx('nginx with the composed configuration', () => {
  test.each(REQUESTS)('responds to %s as the local server does', async (_title, asked, status) => {
    const [expected, found] = await Promise.all([askLocal(asked), askNginx(asked)]);
    expect(toComparable(found)).toEqual(toComparable(expected));
    // nginx writes its own body for redirects and refusals.
    if (status === 308 || status === 405) return;
    expect(found.headers['content-type']).toBe(expected.headers['content-type']);
    expect(found.body).toBe(expected.body);
  });

  test('sends each page exactly the headers of the rules', async () => {
    for (const page of SAMPLE_INDEX.pages) {
      const { headers } = await askNginx({ path: page });
      for (const [name, value] of Object.entries(getHeaders(RULES, page, 'portfolio.localhost')))
        expect(headers[name.toLowerCase()]).toBe(value);
    }
  });

  test.each(['/work', '/shell/main.12345678.js'])('responds with 304 for an unchanged %s', async (file) => {
    const { headers } = await askNginx({ path: file });
    const again = await askNginx({ path: file, headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
  });

  test('passes calls to the API unchanged, and its responses back', async () => {
    const asked = { path: '/api/authentication/login?next=%2Fa', method: 'POST' };
    const [expected, found] = await Promise.all([askLocal(asked), askNginx(asked)]);
    expect(found.body).toBe('POST /api/authentication/login?next=%2Fa portfolio.localhost');
    expect(toComparable(found)).toEqual(toComparable(expected));
  });

  test('serves one composition, pages and headers, until it is reloaded for the next', async () => {
    makeLive('sample-2', '<h1>Another home</h1>');
    expect((await askLocal({ path: '/' })).body).toBe('<h1>Another home</h1>');
    expect((await askNginx({ path: '/' })).body).toBe('<h1>Home</h1>');
    await started?.stop();
    started = await start();
    expect((await askNginx({ path: '/' })).body).toBe('<h1>Another home</h1>');
  });

  test('reads the configuration without a warning', () => {
    expect(started?.getOutput()).not.toMatch(/\[(warn|error|emerg)\]/);
  });
});
