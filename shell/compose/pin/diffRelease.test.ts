import { type CatalogueEntry, type PinsFile, type Release, SiteError } from '@portfolio/contract';
import type { BuildOrigin, Registry } from '@portfolio/registry';
import { toAttestationBytes, toIntegrity, toReleaseBytes } from '@portfolio/registry';
import { diffRelease } from './diffRelease';

const NONE = { js: [], css: [] };

function createRelease(
  version: string,
  pages: Record<string, string>,
  overrides: Partial<Release> = {},
): Release {
  const files = Object.fromEntries(
    Object.entries(pages).map(([page, code]) => [
      `${page}.js`,
      { bytes: code.length, integrity: toIntegrity(code) },
    ]),
  );
  return {
    schema: 1,
    id: 'demos',
    version,
    contract: '1.0.0',
    container: 'demos',
    web: { entry: 'one.js', files },
    node: { entry: 'one.js', files },
    remote: NONE,
    pages: Object.fromEntries(Object.keys(pages).map((page) => [page, { js: [`${page}.js`], css: [] }])),
    catalogue: [],
    connectOrigins: [],
    singletons: { react: '^19.0.0' },
    api: [],
    ...overrides,
  };
}

const TWO: CatalogueEntry = {
  id: 'two',
  type: 'JavaScript',
  portfolio: false,
  title: 'Two',
  img: { src: 'two.js', alt: 'Two', widthPx: 1, heightPx: 1 },
  tags: [],
  description: '',
  component: 'two',
  path: '/work/js/two',
  blog: null,
  connectOrigins: ['https://new.example'],
};

const OLD = createRelease('1.0.0', { one: 'old', gone: 'gone' });
const NEW = createRelease(
  '1.1.0',
  { one: 'longer', two: 'two' },
  { singletons: { react: '^19.1.0' }, catalogue: [TWO] },
);

const createMissingError = () => new SiteError('There is none.', 'NOT_IN_REGISTRY');

const registry: Registry = {
  location: 'memory',
  read: (path) =>
    path.includes('/attestations/')
      ? Promise.reject(createMissingError())
      : Promise.resolve(toReleaseBytes(path.includes('1.1.0') ? NEW : OLD)),
  list: () => Promise.resolve(['1.0.0.json', '1.1.0.json']),
  create: () => Promise.resolve(false),
};

const pins: PinsFile = {
  schema: 1,
  remotes: {
    demos: {
      version: '1.0.0',
      release: 'demos/releases/1.0.0.json',
      integrity: toIntegrity(toReleaseBytes(OLD)),
      previous: null,
    },
  },
};

test('lists pages that were added, removed or resized, singletons and contracts', async () => {
  expect(await diffRelease(pins, registry, 'demos', '1.1.0')).toEqual({
    packages: [['package', '1.0.0', '1.1.0', 'change']],
    addresses: [
      ['address', '1.0.0', '1.1.0', 'change'],
      ['/work/js/two', '-', 'page "two"', 'added'],
    ],
    totals: [
      ['in all', '1.0.0', '1.1.0', 'change'],
      ['browser files', '7 B', '9 B', '+2 B'],
      ['entries of the catalogue', '0', '1', 'changed'],
      ['entries with portfolio', '0', '0', ''],
    ],
    pages: [
      ['page', '1.0.0', '1.1.0', 'change'],
      ['gone', '4 B', '-', 'removed'],
      ['one', '3 B', '6 B', '+3 B'],
      ['two', '-', '3 B', 'added'],
    ],
    cards: [
      ['card', '1.0.0', '1.1.0', 'change'],
      ['two: alt', '-', 'Two', 'added'],
      ['two: src', '-', 'two.js', 'added'],
      ['two: title', '-', 'Two', 'added'],
    ],
    singletons: [
      ['singleton', '1.0.0', '1.1.0', 'change'],
      ['react', '^19.0.0', '^19.1.0', 'changed'],
    ],
    rights: [
      ['asks for', '1.0.0', '1.1.0', 'change'],
      ['/work/js', '-', 'its catalogue', 'added'],
      ['https://new.example', '-', '/work/js/two', 'added'],
    ],
    origins: [
      ['origin (as stated, not verified)', '1.0.0', '1.1.0', 'change'],
      ['commit', 'unknown: the attestation is missing', 'unknown: the attestation is missing', ''],
      ['built at', 'unknown: the attestation is missing', 'unknown: the attestation is missing', ''],
      ['contract', '1.0.0', '1.0.0', ''],
    ],
  });
});

test('lists commits and times that publishers state, and uncommitted changes', async () => {
  const createOrigin = (commit: string, isDirty: boolean, day: string): BuildOrigin => ({
    ...{ repository: null, path: 'remotes/demos', lockFile: null, startedAt: null, commit, isDirty },
    ...{ builder: 'urn:portfolio:builder:unnamed', finishedAt: `2026-11-${day}T10:00:00.000Z` },
  });
  const attest = (release: Release, origin: BuildOrigin) =>
    toAttestationBytes('demos', release.version, toReleaseBytes(release), origin);
  const attested: Registry = {
    ...registry,
    read: (path) => {
      if (!path.includes('/attestations/')) return registry.read(path);
      const [release, origin] = path.includes('1.1.0')
        ? [NEW, createOrigin('b'.repeat(40), true, '02')]
        : [OLD, createOrigin('a'.repeat(40), false, '01')];
      return Promise.resolve(attest(release, origin));
    },
  };
  expect((await diffRelease(pins, attested, 'demos', '1.1.0')).origins).toEqual([
    ['origin (as stated, not verified)', '1.0.0', '1.1.0', 'change'],
    ['commit', 'a'.repeat(40), `${'b'.repeat(40)} and uncommitted changes`, 'changed'],
    ['built at', '2026-11-01T10:00:00.000Z', '2026-11-02T10:00:00.000Z', 'changed'],
    ['contract', '1.0.0', '1.0.0', ''],
  ]);
});

test('reports a version that is none as such, also if the pinned release is lost', async () => {
  const lost: Registry = { ...registry, read: () => Promise.reject(createMissingError()) };
  await expect(diffRelease(pins, lost, 'demos', 'banana')).rejects.toMatchObject({
    code: 'BAD_VERSION',
    message: expect.stringMatching(/"banana": that is not a version\. Write it as "1\.2\.3"\.$/) as string,
  });
});
