import type { ShellBuild } from '@portfolio/build';
import { toIntegrity } from '@portfolio/registry';
import { findPageHeaders, withHeaders } from '../../src/service-worker/pageHeaders';
import { toPrecacheEntries } from '../../src/service-worker/precacheEntries';
import { createHeaderRules } from '../../src/site-files/headerRules';
import { HOST_PLACEHOLDER } from '../shell-build/hostPlaceholder';
import type { HeaderRules } from '../shell-build/shellBuild';
import type { PinnedRemote } from '../release/fetchRemotes';
import { getHeaders } from '../site/siteIndex';
import { createOfflineComposition, type KeptFile } from './offlineComposition';

const INTEGRITY = `sha384-${'a'.repeat(64)}`;
const FILE = { bytes: 1000, integrity: INTEGRITY };

const toKept = (url: string, content: string): KeptFile => ({
  file: [url, toIntegrity(content)],
  bytes: content.length,
});

const plan = {
  id: 'abc',
  source: {},
  shell: {
    hash: 'shell-hash',
    build: { baseUrl: '/shell/', files: { 'main.0123abcd.js': FILE } } as unknown as ShellBuild,
    renderer: { NOT_FOUND_PATH: '/404', toShellId: (hash: string) => hash.slice(0, 5) } as const,
  },
  releases: {
    pinned: [
      {
        release: { id: 'demos', web: { entry: 'one.0123abcd.js', files: { 'one.0123abcd.js': FILE } } },
      } as unknown as PinnedRemote,
    ],
    carried: new Map(),
    toBaseUrl: (id: string) => `/remotes/${id}/`,
  },
  index: {
    redirects: { '/home': '/', '/work/js/one': '/work/js/one' },
    headers: [{ path: '/*', headers: { 'Content-Security-Policy': "default-src 'none'" } }] as HeaderRules,
  },
};
const texts = {
  shell: [toKept('/', 'home'), toKept('/404', 'none'), toKept('/search.json', '[]')],
  remotes: new Map([['demos', [toKept('/work/js/one', 'one')]]]),
};

test('caches every page and every file of shell and pinned releases, each with its hash', () => {
  const { files, isWhole } = createOfflineComposition(plan, texts);
  expect(Object.fromEntries(files)).toEqual({
    '/': toIntegrity('home'),
    '/404': toIntegrity('none'),
    '/search.json': toIntegrity('[]'),
    '/work/js/one': toIntegrity('one'),
    '/shell/main.0123abcd.js': INTEGRITY,
    '/remotes/demos/one.0123abcd.js': INTEGRITY,
  });
  expect(isWhole).toBe(true);
});

test('if a site is too large, caches only the shell and the redirects to it', () => {
  const offline = createOfflineComposition(plan, texts, 1500);
  expect(offline.files.map(([url]) => url)).toEqual(['/', '/404', '/search.json', '/shell/main.0123abcd.js']);
  expect(offline).toMatchObject({ isWhole: false, redirects: { '/home': '/' } });
});

test.each([
  ['over the limit leave', 2600, ['light', 'middle'], false],
  ['under the limit keep', 4600, ['heavy', 'light', 'middle'], true],
  ['with one that is too large leave', 1600, ['light'], false],
])(
  'remotes %s: each is cached completely or not at all, starting with the smallest',
  (_what, maxBytes, ids, isWhole) => {
    const toRemote = (id: string, bytes: number) =>
      ({
        release: { id, web: { entry: `${id}.js`, files: { [`${id}.js`]: { bytes, integrity: INTEGRITY } } } },
      }) as unknown as PinnedRemote;
    const pinned = [toRemote('heavy', 2000), toRemote('light', 500), toRemote('middle', 1000)];
    const pages = new Map(pinned.map(({ release: { id } }) => [id, [toKept(`/work/js/${id}`, 'one')]]));
    const offline = createOfflineComposition(
      { ...plan, releases: { ...plan.releases, pinned } },
      { ...texts, remotes: pages },
      maxBytes,
    );
    const kept = offline.files.map(([url]) => url).filter((url) => /^\/(work|remotes)\//.test(url));
    expect(kept).toEqual(ids.flatMap((id) => [`/work/js/${id}`, `/remotes/${id}/${id}.js`]));
    expect(offline.isWhole).toBe(isWhole);
  },
);

test('caches the shell even if it is too large by itself, without any remote', () => {
  const offline = createOfflineComposition(plan, texts, 1);
  expect(offline.files).toHaveLength(4);
  expect(offline.isWhole).toBe(false);
});

test('names the shell build and each remote’s entry, which identify a document', () => {
  expect(createOfflineComposition(plan, texts)).toMatchObject({
    shell: 'shell',
    entries: { demos: '/remotes/demos/one.0123abcd.js' },
  });
});

test('names the known entries of revoked releases', () => {
  const revocation = {
    id: 'demos',
    version: '1.0.0',
    integrity: INTEGRITY,
    reason: 'Bad',
    date: '2026-11-20',
  };
  const source = { revoked: [{ ...revocation, entry: 'old.0123abcd.js' }, revocation] };
  expect(createOfflineComposition({ ...plan, source }, texts).revoked).toEqual([
    '/remotes/demos/old.0123abcd.js',
  ]);
  expect(createOfflineComposition(plan, texts)).not.toHaveProperty('revoked');
});

const toRevisions = (changed: Partial<typeof plan>, home = 'home') =>
  Object.fromEntries(
    toPrecacheEntries(
      createOfflineComposition(
        { ...plan, ...changed },
        { ...texts, shell: [toKept('/', home), ...texts.shell.slice(1)] },
      ),
    ).map(({ url, revision }) => [url, revision]),
  );

test('only a changed page has a new revision; a hashed file is identified by its URL', () => {
  const [before, after] = [toRevisions({}), toRevisions({ id: 'other' }, 'new')];
  expect({ ...after, '/': before['/'] }).toEqual(before);
  expect(after['/']).not.toBe(before['/']);
  expect(before['/shell/main.0123abcd.js']).toBeNull();
});

test('other headers do not change the revisions of cached pages: the worker has the current headers', () => {
  const headers: HeaderRules = [
    { path: '/*', headers: { 'Content-Security-Policy': "default-src 'self'", 'Cache-Control': 'public' } },
    { path: '/work/js/one', headers: { 'Permissions-Policy': 'camera=(self)' } },
  ];
  expect(toRevisions({ index: { ...plan.index, headers } })).toEqual(toRevisions({}));
});

test('a page from the worker has all headers that the server sends with it', async () => {
  const rights = { path: '/work/js/one', connectOrigins: [], permissions: ['camera' as const] };
  const sources = { host: HOST_PLACEHOLDER, pages: [rights], scripts: [], hasReports: true };
  const headers = createHeaderRules(sources, { googleClientId: 'client-1', authServer: '' });
  const { pageHeaders } = createOfflineComposition({ ...plan, index: { ...plan.index, headers } }, texts);
  for (const path of ['/', '/404', '/work/js/one', '/work/js/two']) {
    const kept = new Response(path, { headers: { 'Content-Type': 'text/html', 'X-Written': 'by a script' } });
    const page = await withHeaders(kept, findPageHeaders(pageHeaders, path), 'site.example');
    const sent = new Headers({ 'Content-Type': 'text/html', ...getHeaders(headers, path, 'site.example') });
    expect([...page.headers]).toEqual([...sent]);
  }
});
