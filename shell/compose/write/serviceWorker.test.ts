import type { ShellBuild } from '@portfolio/build';
import { toIntegrity } from '@portfolio/registry';
import { toPrecacheEntries } from '../../src/service-worker/precacheEntries';
import type { PinnedRemote } from '../release/PinnedRemote';
import { createOfflineComposition, describeText, isServiceWorkerOn } from './serviceWorker';

const INTEGRITY = `sha384-${'a'.repeat(64)}`;
const FILE = { bytes: 1000, integrity: INTEGRITY };

const parts = {
  id: 'abc',
  shell: { baseUrl: '/shell/', files: { 'main.0123abcd.js': FILE } } as unknown as ShellBuild,
  pinned: [
    { release: { id: 'demos', web: { files: { 'one.0123abcd.js': FILE } } } } as unknown as PinnedRemote,
  ],
  toBaseUrl: (id: string) => `/remotes/${id}/`,
  shellTexts: [describeText('/', 'home'), describeText('/404', 'none')],
  remoteTexts: [describeText('/work/js/one', 'one')],
  redirects: { '/home': '/', '/work/js/one': '/work/js/one' },
  notFoundPath: '/404',
  pageHeaders: { 'Content-Security-Policy': "default-src 'none'" },
};

const listUrls = (maxBytes: number) => createOfflineComposition(parts, maxBytes).files.map(([url]) => url);

test('every page and every file of shell and pinned releases is kept, each with its hash', () => {
  const { files, isWhole } = createOfflineComposition(parts);
  expect(Object.fromEntries(files)).toEqual({
    '/': toIntegrity(Buffer.from('home')),
    '/404': toIntegrity(Buffer.from('none')),
    '/work/js/one': toIntegrity(Buffer.from('one')),
    '/shell/main.0123abcd.js': INTEGRITY,
    '/remotes/demos/one.0123abcd.js': INTEGRITY,
  });
  expect(isWhole).toBe(true);
});

test('of a site that is too large only the shell is kept, and what leads to it', () => {
  expect(listUrls(1500)).toEqual(['/', '/404', '/shell/main.0123abcd.js']);
  expect(createOfflineComposition(parts, 1500)).toMatchObject({
    isWhole: false,
    redirects: { '/home': '/' },
  });
});

test('a text that changed is another revision; a hashed file is known by its URL', () => {
  const toRevisions = (content: string) =>
    toPrecacheEntries(createOfflineComposition({ ...parts, shellTexts: [describeText('/', content)] })).map(
      ({ url, revision }) => [url, revision],
    );
  const [home, other] = [Object.fromEntries(toRevisions('home')), Object.fromEntries(toRevisions('new'))];
  expect(home['/']).not.toBe(other['/']);
  expect(home['/work/js/one']).toBe(other['/work/js/one']);
  expect(home['/shell/main.0123abcd.js']).toBeNull();
});

test('the switch is on, off, or a mistake that says so', () => {
  expect(isServiceWorkerOn()).toBe(true);
  expect(isServiceWorkerOn('off')).toBe(false);
  expect(() => isServiceWorkerOn('no')).toThrow('PORTFOLIO_SERVICE_WORKER is "no"');
});
