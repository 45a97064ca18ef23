import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { CatalogueEntry, PermissionName } from '@portfolio/contract';
import { toIntegrity } from '@portfolio/registry';
import { compose } from './compose';
import { createTinySite, type TinySite } from './compose-testing/tinySite';
import { toFileList } from './history/compositionRecord';
import type { HeaderRules } from './shell-build/shellBuild';
import type { SiteIndex } from './site/siteIndex';

let tiny: TinySite;

beforeEach(async () => {
  tiny = await createTinySite();
  await tiny.buildShell('one');
  await tiny.publish('games', '1.0.0', ['entry.a1.js', 'shared.b1.js']);
  await tiny.publish('games', '1.1.0', ['entry.a2.js', 'shared.b1.js']);
  await tiny.pin('games', '1.0.0');
});

afterEach(() => tiny.remove());

const CAMERA: CatalogueEntry = {
  id: 'camera',
  type: 'JavaScript',
  portfolio: true,
  title: 'Camera',
  img: { src: 'card.c1.svg', alt: 'A lens', widthPx: 4, heightPx: 3 },
  tags: [],
  description: '',
  component: 'Camera',
  path: '/work/js/camera',
  blog: null,
};

const composeSite = (options: Partial<Parameters<typeof compose>[0]> = {}) =>
  compose({ paths: tiny.paths, registry: tiny.registry, ...options });
const read = (...names: string[]) => fs.readFileSync(path.join(tiny.paths.site, ...names));
const stat = (name: string) => fs.statSync(path.join(tiny.paths.site, name));

test('an unchanged page keeps its file, content and compressed copies in the next composition', async () => {
  const names = ['index.html', 'index.html.br', 'index.html.gz', '404.html'];
  const first = await composeSite();
  const before = names.map((name) => [stat(name).ino, stat(name).mtimeMs, read(name)]);
  await tiny.pin('games', '1.1.0');
  const second = await composeSite();
  expect(second.id).not.toBe(first.id);
  expect([first.renderedCount, second.renderedCount]).toEqual([2, 0]);
  expect(names.map((name) => [stat(name).ino, stat(name).mtimeMs, read(name)])).toEqual(before);
  const html = String(read('index.html'));
  expect(html).not.toMatch(new RegExp(`${first.id}|${second.id}`));
  expect(String(zlib.brotliDecompressSync(read('index.html.br')))).toBe(html);
  expect(String(zlib.gunzipSync(read('index.html.gz')))).toBe(html);
});

test('an empty SITE_URL, which a workflow passes if it is not set, leaves the origin of the build', async () => {
  process.env['SITE_URL'] = '';
  try {
    await composeSite();
  } finally {
    delete process.env['SITE_URL'];
  }
  expect(String(read('index.html'))).toContain('https://tiny.example');
});

test.each<[input: string, change: () => Promise<unknown>, options: Partial<Parameters<typeof compose>[0]>]>([
  ['the shell’s node build', () => tiny.buildShell('two'), {}],
  ['the page’s data', () => tiny.buildShell('one', 10), {}],
  ['data that moves to a separate file', () => tiny.buildShell('one', 20_000), {}],
  ['the origin of canonical links', async () => {}, { siteUrl: 'https://other.example' }],
  ['the setting for a service worker', async () => {}, { hasServiceWorker: false }],
  ['the list of revoked releases', () => tiny.revoke('games', '1.1.0'), {}],
  ['the place of the policy', async () => {}, { hasPolicyInPages: true }],
  [
    'the files a page names',
    async () => {},
    { listFiles: () => ({ scripts: [{ url: '/a.js', integrity: 'x' }], preloads: [], stylesheets: [] }) },
  ],
])('renders pages again, under another id, if %s changes', async (input, change, options) => {
  const { id } = await composeSite();
  await change();
  const next = await composeSite(options);
  expect(next.renderedCount).toBe(2);
  // The files that a page names follow from the shell's build, unless a test or benchmark overrides them.
  if (input !== 'the files a page names') expect(next.id).not.toBe(id);
});

test.each<[input: string, change: () => Promise<unknown>, options: Partial<Parameters<typeof compose>[0]>]>([
  ['a pin', () => tiny.pin('games', '1.1.0'), {}],
  ['the set of overrides', async () => {}, { hasAllReleases: true }],
  [
    'the setting for all releases, without further releases',
    () => tiny.registry.remove('games/releases/1.1.0.json'),
    { hasAllReleases: true },
  ],
])('renders no page again, but changes the id, if %s changes', async (_input, change, options) => {
  const { id } = await composeSite();
  await change();
  const next = await composeSite(options);
  expect(next.renderedCount).toBe(0);
  expect(next.id).not.toBe(id);
});

test('only a page whose permissions changed is rendered again', async () => {
  const publish = (version: string, permissions: readonly PermissionName[]) =>
    tiny.publish('camera', version, ['entry.c1.js', 'card.c1.svg'], {
      pages: { Camera: { js: [], css: [] } },
      catalogue: [{ ...CAMERA, permissions }],
    });
  await publish('1.0.0', []);
  await publish('1.1.0', ['camera']);
  await tiny.pin('camera', '1.0.0');
  const first = await composeSite({ isGated: false });
  await tiny.pin('camera', '1.1.0');
  const second = await composeSite({ isGated: false });
  // Page-not-found as well: some page now has rights.
  expect([first.renderedCount, second.renderedCount]).toEqual([3, 2]);
  expect(String(read('work/js/camera.html'))).toContain('"rights":"camera"');
});

test('no page has the rights text of page-not-found, to which static hosts give the rights of all pages', async () => {
  const rights = () =>
    ['404.html', 'index.html'].map((name) => /"rights":"(.*?)"/.exec(String(read(name)))?.[1]);
  await composeSite();
  expect(rights()).toEqual(['', '']);
  await tiny.publish('camera', '1.0.0', ['entry.c1.js', 'card.c1.svg'], {
    pages: { Camera: { js: [], css: [] } },
    catalogue: [{ ...CAMERA, permissions: ['camera'] }],
  });
  await tiny.pin('camera', '1.0.0');
  await composeSite({ isGated: false });
  expect(rights()).toEqual(['page-not-found', '']);
});

test('with the policy in pages each page lists its scripts, and no header does', async () => {
  const readPolicies = () => {
    const { headers, staticHeaders } = JSON.parse(String(read('site.json'))) as SiteIndex;
    const inPage = /"pinnedScripts":(null|\[.*?\])/.exec(String(read('index.html')))?.[1] ?? '';
    const rules = [headers, staticHeaders.pages, staticHeaders.widest];
    return {
      headers: rules.map(([rule]) => rule?.headers['X-Scripts']),
      inPage: JSON.parse(inPage) as unknown,
    };
  };
  await composeSite();
  const inHeaders = readPolicies();
  await composeSite({ hasPolicyInPages: true });
  const inPages = readPolicies();
  expect(inHeaders).toEqual({ headers: [expect.stringMatching(/^sha256-/), 'null', 'null'], inPage: null });
  expect(inPages).toEqual({ headers: ['null', 'null', 'null'], inPage: inHeaders.headers[0]?.split(',') });
});

test('pages list the hash of each script as its release gives it, SHA-384 too', async () => {
  const script = 'entry.c1.js';
  const integrity = toIntegrity(script, 'sha384');
  await tiny.publish('camera', '1.0.0', [script], {
    web: { entry: script, files: { [script]: { bytes: script.length, integrity } } },
  });
  await tiny.pin('camera', '1.0.0');
  await composeSite({ isGated: false });
  const { headers } = JSON.parse(String(read('site.json'))) as SiteIndex;
  const listed = headers[0]?.headers['X-Scripts']?.split(',') ?? [];
  expect(listed).toContain(integrity);
  expect(listed.some((hash) => hash.startsWith('sha256-'))).toBe(true);
});

test('static hosts and nginx get the headers that the site declares', async () => {
  await composeSite();
  const { headers, staticHeaders } = JSON.parse(String(read('site.json'))) as SiteIndex;
  const listLines = (rules: HeaderRules) => Object.entries(rules[0]?.headers ?? {});
  for (const [name, value] of listLines(staticHeaders.pages))
    expect(String(read('_headers'))).toContain(`  ${name}: ${value}\n`);
  const nginx = fs.readFileSync(path.join(tiny.paths.site, '../hosting/nginx/server.conf'), 'utf8');
  // nginx names the requested host itself.
  for (const [name, value] of listLines(headers))
    expect(nginx).toContain(`${name} "${value.replace('{host}', '$http_host')}"`);
  expect(listLines(headers)).not.toEqual(listLines(staticHeaders.pages));
});

test('refuses pins that the gate would refuse, even if they were written by hand, and keeps the site', async () => {
  const { id } = await composeSite();
  await tiny.publish('other-games', '1.0.0', ['entry.b1.js'], { contract: '2.0.0' });
  await tiny.pin('other-games', '1.0.0');
  await expect(composeSite()).rejects.toMatchObject({
    code: 'REFUSED',
    message: expect.stringMatching(
      /- contract: other-games was built against contract 2\.0\.0.*\n {2}Next: /,
    ) as string,
  });
  expect(JSON.parse(String(read('site.json')))).toMatchObject({ compositionId: id });
});

test('an unpinned release that cannot be read causes a warning only, when the site offers all releases', async () => {
  await tiny.registry.create('games/releases/3.0.0.json', Buffer.from('{'));
  const { warnings } = await composeSite({ hasAllReleases: true });
  expect(warnings).toEqual([expect.stringContaining('[games] Failed to read the release file of 3.0.0')]);
});

test('renders a page again if its file in the site was changed', async () => {
  await composeSite();
  const before = read('404.html');
  fs.writeFileSync(path.join(tiny.paths.site, '404.html'), 'written to');
  const { renderedCount } = await composeSite();
  expect(renderedCount).toBe(1);
  expect(read('404.html')).toEqual(before);
});

test('fetches a cached file again if it was changed since it was verified', async () => {
  await composeSite();
  const before = read('remotes/games/entry.a1.js');
  const kept = path.join(tiny.paths.cache, 'web/games/entry.a1.js');
  const laterSeconds = Date.now() / 1000 + 1;
  fs.writeFileSync(kept, before.toString().replace('a1', 'zz'));
  fs.utimesSync(kept, laterSeconds, laterSeconds);
  await composeSite();
  expect(read('remotes/games/entry.a1.js')).toEqual(before);
});

test('does not keep pages and copies that no page needs', async () => {
  const list = () =>
    fs.readdirSync(path.join(tiny.paths.cache, 'pages')).filter((name) => name !== 'index.json');
  await composeSite();
  const before = list();
  await tiny.buildShell('two');
  await composeSite();
  expect(list()).toHaveLength(before.length);
  expect(list().filter((name) => before.includes(name))).toEqual([]);
});

test('lists every file except compressed copies with its hash', async () => {
  const { files } = await composeSite();
  const found = fs
    .readdirSync(tiny.paths.site, { recursive: true, encoding: 'utf8' })
    .filter((name) => stat(name).isFile() && !/\.(br|gz)$/.test(name));
  expect([...files.keys()].sort()).toEqual(found.sort());
  for (const [name, info] of files)
    expect([name, info]).toEqual([name, { bytes: read(name).length, integrity: toIntegrity(read(name)) }]);
});

test('the same inputs give the same bytes; if this fails, raise COMPOSER_FORMAT and update the hash', async () => {
  const { files } = await composeSite({ hasServiceWorker: true });
  expect(toIntegrity(toFileList(files)).slice(0, 23)).toBe('sha256-fJoG2VtissIV6P7D');
});
