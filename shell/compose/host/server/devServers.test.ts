import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDevServerRules } from '../../../src/site-files/devServers';
import { createHeaderRules } from '../../../src/site-files/headerRules';
import { getStatus } from '../host-testing/getStatus';
import { HOST_PLACEHOLDER } from '../../shell-build/hostPlaceholder';
import { readDevOrigins } from './readDevOrigins';
import { serveSite, type SiteServer } from './siteServer';

const SOURCES = { host: HOST_PLACEHOLDER, pages: [], scripts: ['sha384-a'], hasReports: false };
const DEV_SERVERS = createDevServerRules(SOURCES);
const ORIGIN = 'http://localhost:3005';
const COOKIE = `theme=darkMode; devServers=${encodeURIComponent(ORIGIN)}`;

let site: string;
let strict: SiteServer;
let loosened: SiteServer;

beforeAll(async () => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-dev-servers-'));
  const index = {
    compositionId: 'c1',
    pages: ['/'],
    redirects: { '/': '/' },
    headers: createHeaderRules(SOURCES),
    devServers: DEV_SERVERS,
  };
  fs.writeFileSync(path.join(site, 'site.json'), JSON.stringify(index));
  fs.writeFileSync(path.join(site, 'index.html'), '<h1>Home</h1>');
  fs.writeFileSync(path.join(site, 'sw.js'), 'serve();');
  fs.writeFileSync(path.join(site, '404.html'), '<h1>Not found</h1>');
  strict = await serveSite({ site, port: 0 });
  loosened = await serveSite({ site, port: 0, canUseDevServers: true });
});

afterAll(async () => {
  await strict.close();
  await loosened.close();
  fs.rmSync(site, { recursive: true });
});

async function getPolicy(server: SiteServer, url = '/', headers: Record<string, string> = {}) {
  const response = await fetch(server.url + url, { headers });
  return {
    status: response.status,
    csp: response.headers.get('content-security-policy')?.replace(new URL(server.url).host, 'this.site'),
    integrity: response.headers.get('integrity-policy'),
  };
}

test('sends every visitor the same policy by default, whatever the cookie or link', async () => {
  const usual = await getPolicy(strict);
  expect(usual.csp).not.toContain('localhost');
  expect(usual.integrity).toBe('blocked-destinations=(script)');
  expect(await getPolicy(strict, '/', { Cookie: COOKIE })).toEqual(usual);
  expect(await getPolicy(strict, `/?devServers=${ORIGIN}&override=js-demos`)).toEqual(usual);
});

test('sends browsers without the cookie the usual policy, even if dev servers are allowed', async () => {
  const usual = await getPolicy(strict);
  expect(await getPolicy(loosened)).toEqual(usual);
  expect(await getPolicy(loosened, `/?devServers=${ORIGIN}`)).toEqual(usual);
});

test('allows the one dev server that the cookie names, if dev servers are allowed', async () => {
  const usual = (await getPolicy(strict)).csp?.split('; ') ?? [];
  const { csp, integrity } = await getPolicy(loosened, '/', { Cookie: COOKIE });
  const added = csp?.split('; ').filter((directive) => !usual.includes(directive));
  expect(added).toEqual([
    expect.stringMatching(new RegExp(`^script-src ('sha256-[^']+' ){2}'sha384-a' ${ORIGIN}$`)),
    `style-src 'self' 'unsafe-inline' ${ORIGIN}`,
    `img-src 'self' data: blob: ${ORIGIN}`,
    `font-src 'self' ${ORIGIN}`,
    `connect-src 'self' ${ORIGIN} ws://localhost:3005`,
    `media-src 'self' blob: ${ORIGIN}`,
  ]);
  expect(integrity).toBeNull();
});

test('sends the page again if the browser has it with another policy', async () => {
  const etag = (await fetch(loosened.url)).headers.get('etag') ?? '';
  expect(await getStatus(loosened.url, { 'If-None-Match': etag })).toBe(304);
  expect(await getStatus(loosened.url, { 'If-None-Match': etag, Cookie: COOKIE })).toBe(200);
});

test('makes the service worker unregister, which would respond with the policy of cached pages', async () => {
  expect(await (await fetch(`${loosened.url}/sw.js`)).text()).toBe(
    'self.portfolioUnregister=true;\nserve();',
  );
  expect(await (await fetch(`${strict.url}/sw.js`)).text()).toBe('serve();');
});

test.each([
  ['nothing', undefined, []],
  ['another cookie', 'theme=darkMode', []],
  ['another origin', 'devServers=https%3A%2F%2Fevil.example', []],
  ['an origin that begins like a local one', 'devServers=http%3A%2F%2Flocalhost%3A80.evil.example', []],
  ['an injected policy', 'devServers=http%3A%2F%2Flocalhost%3A3000%3B%20script-src%20*', []],
  ['a broken escape', 'devServers=%E0%A4%A', []],
  [
    'two local origins',
    'devServers=http%3A%2F%2Flocalhost%3A1%20http%3A%2F%2F127.0.0.1%3A2',
    ['http://localhost:1', 'http://127.0.0.1:2'],
  ],
])('reads %s from a cookie header', (_case, header, origins) => {
  expect(readDevOrigins(DEV_SERVERS, header)).toEqual(origins);
});
