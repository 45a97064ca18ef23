import type { CatalogueEntry, Release } from '@portfolio/contract';
import { joinRights, listPageRights } from './pageRights';

const toEntry = (path: string | null, rights: Partial<CatalogueEntry> = {}) =>
  ({ path, component: path, ...rights }) as CatalogueEntry;
const toRelease = (catalogue: CatalogueEntry[], connectOrigins: string[] = []) =>
  ({ catalogue, connectOrigins }) as unknown as Release;

const PAGES = [
  toEntry('/work/js/one'),
  toEntry('/work/js/two', { connectOrigins: ['https://b.example', 'https://a.example'] }),
  toEntry('/work/js/three', { permissions: ['microphone', 'camera', 'camera'] }),
  toEntry(null, { connectOrigins: ['https://c.example'] }),
];

test('only pages that ask for something have rights, each once and in order', () => {
  expect(listPageRights(toRelease(PAGES))).toEqual([
    { path: '/work/js/two', connectOrigins: ['https://a.example', 'https://b.example'], permissions: [] },
    { path: '/work/js/three', connectOrigins: [], permissions: ['camera', 'microphone'] },
  ]);
});

test('every page gets the rights that its release asks for as a whole', () => {
  const rights = listPageRights(toRelease(PAGES, ['https://all.example']));
  expect(rights.map(({ path }) => path)).toEqual(['/work/js/one', '/work/js/two', '/work/js/three']);
  expect(rights.every(({ connectOrigins }) => connectOrigins.includes('https://all.example'))).toBe(true);
});

test('joined rights apply to every path', () => {
  expect(joinRights(listPageRights(toRelease(PAGES)))).toEqual({
    path: '/*',
    connectOrigins: ['https://a.example', 'https://b.example'],
    permissions: ['camera', 'microphone'],
  });
});
