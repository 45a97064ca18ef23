import { toIntegrity } from '@portfolio/registry';
import { compareReleases } from './compareReleases';

const toFiles = (contents: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(contents).map(([file, text]) => [
      file,
      { bytes: text.length, integrity: toIntegrity(text) },
    ]),
  );

function createBytes(web: Record<string, string>, overrides: object = {}): Buffer {
  const release = {
    id: 'demos',
    web: { entry: 'entry.js', files: toFiles(web) },
    node: { entry: 'entry.js', files: toFiles({ 'entry.js': 'node' }) },
    ...overrides,
  };
  return Buffer.from(JSON.stringify(release));
}

const PUBLISHED = createBytes({ 'entry.js': 'one', 'page.js': 'page' });

test('reports no difference for the same bytes', () => {
  expect(compareReleases(PUBLISHED, createBytes({ 'entry.js': 'one', 'page.js': 'page' }))).toEqual([]);
});

test('names files that differ, are added or removed, and changed values of the release file', () => {
  const rebuilt = createBytes({ 'entry.js': 'other', 'new.js': 'new' }, { catalogue: [] });
  expect(compareReleases(PUBLISHED, rebuilt)).toEqual([
    'web/entry.js: 3 B published, 5 B in the new build, with another hash',
    'web/new.js: only in the new build',
    'web/page.js: only in the published release',
    'release file: "catalogue" differs',
  ]);
});

test('reports the same values with other white space as a difference', () => {
  const rebuilt = Buffer.from(JSON.stringify(JSON.parse(String(PUBLISHED)), null, 2));
  expect(compareReleases(PUBLISHED, rebuilt)).toEqual([
    'release file: the same values are written in another way',
  ]);
});
