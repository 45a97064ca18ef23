import type { Release } from '@portfolio/contract';
import { listAffectedPages, listChangedPages } from './changedPages';

const toFiles = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { bytes: 1, integrity: `sha384-${name}` }]));

/** A release of two pages; each file name is also the content of the file. */
const createRelease = ({
  one = 'one.1.js',
  node = 'one.n1.js',
  remote = 'remote.1.js',
  entry = 'entry.1.js',
  nodeEntry = 'entry.1.js',
  title = 'One',
  unlisted = 'part.1.js',
  connectOrigins = [] as string[],
} = {}) =>
  ({
    web: { entry, files: toFiles([entry, remote, one, 'two.1.js', unlisted]) },
    node: { entry: nodeEntry, files: toFiles([nodeEntry, node, 'two.n1.js']) },
    remote: { js: [remote], css: [] },
    pages: { one: { js: [one], css: [] }, two: { js: ['two.1.js'], css: [] } },
    connectOrigins,
    catalogue: [
      { id: 'one', component: 'one', path: '/one', title },
      { id: 'two', component: 'two', path: '/two', title: 'Two' },
      { id: 'elsewhere', component: null, path: null, title: 'Elsewhere' },
    ],
  }) as unknown as Release;

test.each<[what: string, change: Parameters<typeof createRelease>[0], pages: string[]]>([
  ['nothing', {}, []],
  ['a script of a page', { one: 'one.2.js', entry: 'entry.2.js' }, ['/one']],
  ['the Node code of a page', { node: 'one.n2.js', entry: 'entry.2.js' }, ['/one']],
  ['text of the catalogue', { title: 'Uno', entry: 'entry.2.js' }, ['/one']],
  ['code shared by all pages', { remote: 'remote.2.js' }, ['/one', '/two']],
  ['Node code of all pages', { node: 'shared.n2.js' }, ['/one', '/two']],
  ['the entry alone', { entry: 'entry.2.js' }, ['/one', '/two']],
])('if %s changed, its pages count as changed', (_what, change, pages) => {
  expect(listChangedPages(createRelease(change), createRelease())).toEqual(pages);
});

test.each<[what: string, change: Parameters<typeof createRelease>[0], pages: string[]]>([
  ['nothing', {}, []],
  ['text of the catalogue', { title: 'Uno' }, ['/one']],
  ['Node code that is named like that of a page', { node: 'one.n2.js' }, ['/one', '/two']],
  ['the entry for Node alone', { nodeEntry: 'entry.overlay.js' }, ['/one', '/two']],
  [
    'a page and the entry, which can now load any file on any page',
    { one: 'one.2.js', entry: 'entry.2.js' },
    ['/one', '/two'],
  ],
  [
    'a page, the entry and a script that no page names',
    { one: 'one.2.js', entry: 'entry.2.js', unlisted: 'evil.deadbeef.js' },
    ['/one', '/two'],
  ],
  ['a file of a page, which others may load later', { one: 'one.2.js' }, ['/one', '/two']],
  ['the origins that all pages call', { connectOrigins: ['https://a.example'] }, ['/one', '/two']],
])('if a release changed %s, the pages it affects are visited', (_what, change, pages) => {
  expect(listAffectedPages(createRelease(change), createRelease())).toEqual(pages);
});

test('every page of an unpinned remote counts as changed', () => {
  expect(listChangedPages(createRelease(), null)).toEqual(['/one', '/two']);
  expect(listAffectedPages(createRelease(), null)).toEqual(['/one', '/two']);
});
