import type { Release } from '@portfolio/contract';
import { listChangedPages } from './changedPages';

const toFiles = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { bytes: 1, integrity: `sha384-${name}` }]));

/** A release of two pages; each file name is also the content of the file. */
const createRelease = ({
  one = 'one.1.js',
  node = 'one.n1.js',
  remote = 'remote.1.js',
  entry = 'entry.1.js',
  title = 'One',
} = {}) =>
  ({
    web: { entry, files: toFiles([entry, remote, one, 'two.1.js']) },
    node: { entry, files: toFiles([entry, node, 'two.n1.js']) },
    remote: { js: [remote], css: [] },
    pages: { one: { js: [one], css: [] }, two: { js: ['two.1.js'], css: [] } },
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
])('if %s changed, its pages are visited', (_what, change, pages) => {
  expect(listChangedPages(createRelease(change), createRelease())).toEqual(pages);
});

test('every page of an unpinned remote counts as changed', () => {
  expect(listChangedPages(createRelease(), null)).toEqual(['/one', '/two']);
});
