import { getHeaders, PRIVATE_PATH } from '../../compose/site/siteIndex';
import { expect, readSiteIndex, test } from '../support/siteTest';
import { listSiteFiles } from './readSite';

/** Lists one path of every kind of file: files in one folder with the same extension get the same rules. */
function listKinds(): string[] {
  const kinds = new Map<string, string>();
  for (const file of listSiteFiles()) {
    if (PRIVATE_PATH.test(`/${file}`)) continue;
    const kind = file.replace(/[^/]+?((?:\.[a-z]\w*)?)$/, '*$1');
    if (!kinds.has(kind)) kinds.set(kind, `/${file}`);
  }
  return [...kinds.values()];
}

/** Every response has these headers, whatever its rules, so that no file gets a browser's defaults. */
const ALWAYS = [
  'x-content-type-options',
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'cross-origin-opener-policy',
];

test('every page, every kind of file and the 404 answer have the headers of the rules', async ({
  request,
  siteUrl,
}) => {
  const { pages, headers: rules } = readSiteIndex();
  const addresses = [...pages, ...listKinds(), '/nowhere', '/work/js/nowhere'];
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    const headers = answer.headers();
    const isThere = !address.endsWith('/nowhere');
    const promised = Object.entries(getHeaders(rules, isThere ? address : '/404', new URL(siteUrl).host));
    expect.soft(answer.status(), address).toBe(isThere ? 200 : 404);
    const broken = promised.filter(([name, value]) => headers[name.toLowerCase()] !== value);
    expect.soft(broken, address).toEqual([]);
    expect
      .soft(
        ALWAYS.filter((name) => !(name in headers)),
        address,
      )
      .toEqual([]);
  }
});

test('files named by their content are cached for a year, all others are revalidated', async ({
  request,
}) => {
  const pages = readSiteIndex().pages.slice(0, 3);
  for (const address of [...pages, ...listKinds()]) {
    const isHashed = /\.[0-9a-f]{8}\.\w+$/.test(address) && !address.startsWith('/data/');
    const cacheControl = (await request.get(address)).headers()['cache-control'] ?? '';
    if (isHashed) expect.soft(cacheControl, address).toBe('public, max-age=31536000, immutable');
    if (pages.includes(address) || address.endsWith('.xml'))
      expect.soft(cacheControl, address).toBe('public, max-age=0, must-revalidate');
  }
});

test('a redirect leads to the canonical spelling of a page, with the usual headers', async ({ request }) => {
  for (const [from, to] of [
    ['/WORK', '/work'],
    ['/work/', '/work'],
    ['/work/js/drumkit', '/work/js/drumKit'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], from).toEqual([308, to]);
    expect(answer.headers()['x-content-type-options'], from).toBe('nosniff');
  }
});
