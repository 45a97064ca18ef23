import { CONTRACT_VERSION, type PinsFile, type Release } from '@portfolio/contract';
import { type Registry, toIntegrity, toReleaseBytes, toReleasePath } from '@portfolio/registry';
import type { ShellRenderer } from '../shell-build/shellBuild';
import { type CarriedReleases, findPrevious, readCarriedReleases } from '../release/carriedReleases';
import { describeComposition } from './describeComposition';

function createRelease(version: string, range = '^19.0.0'): Release {
  const build = {
    entry: `entry.${version}.js`,
    files: {
      [`entry.${version}.js`]: { bytes: 100, integrity: toIntegrity(version) },
      'page.css': { bytes: 20, integrity: toIntegrity('css') },
      'picture.svg': { bytes: 3, integrity: toIntegrity('svg') },
    },
  };
  return {
    schema: 1,
    id: 'demos',
    version,
    contract: CONTRACT_VERSION,
    container: 'demos',
    web: build,
    node: build,
    remote: { js: [], css: [] },
    pages: {},
    catalogue: [],
    connectOrigins: [],
    singletons: { react: range },
    api: [],
  };
}

/** In the order in which a folder lists them; the last one needs a React version that the shell does not have. */
const PUBLISHED = ['1.0.0', '1.1.0', '1.10.0', '1.2.0'].map((version) => createRelease(version));
const INCOMPATIBLE = createRelease('2.0.0', '^20.0.0');
const bytes = new Map(
  [...PUBLISHED, INCOMPATIBLE].map((release) => [
    toReleasePath('demos', release.version),
    toReleaseBytes(release),
  ]),
);

const registry: Registry = {
  location: 'memory',
  read: (path) => Promise.resolve(bytes.get(path) ?? Buffer.from('')),
  list: () => Promise.resolve([...bytes.keys()].map((path) => path.split('/').at(-1) ?? '')),
  create: () => Promise.resolve(false),
};

function toPin(version: string) {
  const release = toReleasePath('demos', version);
  return { version, release, integrity: toIntegrity(bytes.get(release) ?? '') };
}
const PINS: PinsFile = {
  schema: 1,
  remotes: { demos: { ...toPin('1.2.0'), previous: toPin('1.1.0') } },
};

const listVersions = (carried: CarriedReleases) =>
  carried.get('demos')?.map(({ release }) => release.version);

function describe(carried: CarriedReleases) {
  return describeComposition({
    compositionId: 'c1',
    shellHash: 'hash',
    siteUrl: 'https://example.com',
    releasesUrl: null,
    hasServiceWorker: true,
    pins: PINS,
    releases: {
      pinned: PUBLISHED.slice(-1).map((release) => ({
        release,
        pin: toPin(release.version),
        nodeFolder: '',
      })),
      carried,
      toBaseUrl: (id) => `/remotes/${id}/`,
    },
    hasAllReleases: true,
    renderer: {
      CONTRACT_VERSION,
      singletons: { react: { version: '19.3.1' } },
    } as unknown as ShellRenderer,
  });
}

test('carries the pinned releases and no others: a new deployment changes no site', async () => {
  const carried = await readCarriedReleases(registry, PINS, {});
  expect(listVersions(carried)).toEqual(['1.2.0', '1.1.0']);
  expect(findPrevious(carried, PINS, 'demos')?.version).toBe('1.1.0');
  expect(findPrevious(carried, PINS, 'other')).toBeUndefined();
});

test('carries every release of the registry on demand, newest first', async () => {
  const carried = await readCarriedReleases(registry, PINS, 'all');
  expect(listVersions(carried)).toEqual(['2.0.0', '1.10.0', '1.2.0', '1.1.0', '1.0.0']);
});

test('refuses a pin whose release file has another hash in the registry', async () => {
  const broken = { ...toPin('1.2.0'), integrity: 'sha384-other', previous: null };
  const pins: PinsFile = { schema: 1, remotes: { demos: broken } };
  await expect(readCarriedReleases(registry, pins, {})).rejects.toMatchObject({ code: 'BAD_HASH' });
});

test('offers the releases that the shell can run, each with its address and hashes', async () => {
  const { remotes } = describe(await readCarriedReleases(registry, PINS, 'all'));
  expect(remotes[0]?.releases.map(({ version }) => version)).toEqual(['1.10.0', '1.2.0', '1.1.0', '1.0.0']);
  expect(remotes[0]?.releases[1]).toEqual({
    version: '1.2.0',
    integrity: PINS.remotes['demos']?.integrity,
    entry: { url: '/remotes/demos/entry.1.2.0.js', integrity: toIntegrity('1.2.0') },
  });
});

test('lists sizes and singletons of the pinned release, and the pins unchanged', async () => {
  const facts = describe(await readCarriedReleases(registry, PINS, {}));
  expect(facts.pins).toBe(PINS);
  expect(facts.remotes[0]).toMatchObject({
    sizes: { jsBytes: 100, cssBytes: 20, totalBytes: 123 },
    singletons: [{ name: 'react', range: '^19.0.0', version: '19.3.1' }],
  });
});
