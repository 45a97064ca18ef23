import { expect, readSiteIndex, test } from '../support/siteTest';
import { listSiteFiles, readSite } from './readSite';

/** Headers of the rules for a path, later ones before earlier ones, as the `_headers` file of static hosts has them. */
function readPromised(path: string): Record<string, string> {
  const promised: Record<string, string> = {};
  for (const block of readSite('_headers')
    .trimEnd()
    .split(/\n(?=\/)/)) {
    const [pattern = '', ...lines] = block.split('\n');
    const isFor = pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
    if (!isFor) continue;
    for (const line of lines) {
      const colon = line.indexOf(':');
      promised[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
    }
  }
  return promised;
}

/** One address of every kind of file: those of one folder and ending get the same rules. */
function listKinds(): string[] {
  const kinds = new Map<string, string>();
  for (const file of listSiteFiles().filter((name) => !name.startsWith('_') && !name.endsWith('.html'))) {
    const kind = file.replace(/[^/]+?((?:\.[a-z]\w*)?)$/, '*$1');
    if (!kinds.has(kind)) kinds.set(kind, `/${file}`);
  }
  return [...kinds.values()];
}

/** Every answer has these, whatever its rules: what is not said of a file is not left to the browser. */
const ALWAYS = [
  'x-content-type-options',
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'cross-origin-opener-policy',
];

test('every page, every kind of file and the answer for what is not there have the headers of the rules', async ({
  request,
}) => {
  const addresses = [...readSiteIndex().pages, ...listKinds(), '/nowhere', '/work/js/nowhere'];
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of addresses) {
    const answer = await request.get(address, { maxRedirects: 0 });
    const headers = answer.headers();
    expect.soft(answer.status(), address).toBe(address.endsWith('/nowhere') ? 404 : 200);
    expect.soft(headers, address).toMatchObject(readPromised(address));
    expect
      .soft(
        ALWAYS.filter((name) => !(name in headers)),
        address,
      )
      .toEqual([]);
  }
});

test('what is named by its content is kept for a year, all else is asked for each time', async ({
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

test('a redirect leads to the one spelling of a page, with the headers of every answer', async ({
  request,
}) => {
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
