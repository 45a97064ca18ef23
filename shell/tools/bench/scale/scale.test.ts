import { toRemoteNames } from '@portfolio/contract';
import { toSiteRemote } from '../../../compose/release/siteRemote';
import { createPageData, listPaths } from '../../../src/site-map/routes';
import { createSiteMap } from '../../../src/site-map/siteMap';
import { createSyntheticRelease } from './syntheticRelease';

const PAGES_EACH = 3;
/** PERFORMANCE: how much a remote may add to pages that do not belong to it. */
const MAX_BYTES = 300;

function createMap(remotes: number, versions: Readonly<Record<number, string>> = {}) {
  return createSiteMap(
    Array.from({ length: remotes }, (_remote, index) => {
      const version = versions[index] ?? '1.0.0';
      const { release } = createSyntheticRelease({ index, pageCount: PAGES_EACH, version });
      return toSiteRemote(release, toRemoteNames(release.id).webPath);
    }),
  );
}

function describePages(siteMap: ReturnType<typeof createMap>): Map<string, string> {
  return new Map(
    [...listPaths(siteMap), '/404'].map((path) => [path, JSON.stringify(createPageData(siteMap, path))]),
  );
}

const [few, many] = [describePages(createMap(8)), describePages(createMap(80))];

test('has a page for every page of every remote', () => {
  expect(many.size - few.size).toBe((80 - 8) * PAGES_EACH);
});

test.each(['/', '/about', '/contact', '/blogs', '/cv', '/404', '/work/UX/r0p1', '/work/js/r2p2'])(
  '72 more remotes make %s no larger',
  (path) => {
    const growth = (many.get(path)?.length ?? Infinity) - (few.get(path)?.length ?? 0);
    expect(growth).toBeLessThanOrEqual(MAX_BYTES);
  },
);

test('a new pin changes the pages of its remote only', () => {
  const moved = describePages(createMap(80, { 5: '2.0.0' }));
  const changed = [...moved].filter(([path, data]) => many.get(path) !== data).map(([path]) => path);
  expect(changed).toEqual(['/work/UI/r5p0', '/work/UI/r5p1', '/work/UI/r5p2']);
});
