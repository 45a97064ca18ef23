import type { RemoteEvent } from '@portfolio/contract';
import type { ComposedRemote, CompositionFacts } from '../../composition/compositionFacts';
import type { ComposedSite } from '../loadComposition';

const toPin = (version: string) => ({
  version,
  release: `demos/releases/${version}.json`,
  integrity: `sha384-release-${version}`,
});

const toOffered = (version: string) => ({
  version,
  integrity: `sha384-release-${version}`,
  entry: { url: `/remotes/demos/e.${version}.js`, integrity: `sha384-entry-${version}` },
});

const DEMOS: ComposedRemote = {
  id: 'demos',
  container: 'demos',
  baseUrl: '/remotes/demos/',
  sizes: { jsBytes: 12_345, cssBytes: 678, totalBytes: 20_000 },
  singletons: [{ name: 'react', range: '^19.0.0', version: '19.3.1' }],
  paths: ['/work/js/one', '/work/js/two'],
  releases: ['1.2.0', '1.1.0', '1.0.0'].map(toOffered),
};

/** A site with one remote: 1.1.0 is pinned, 1.0.0 was pinned before, 1.2.0 can be tried. */
export const FACTS: CompositionFacts = {
  schema: 1,
  compositionId: 'c0ffee',
  shellHash: 'abcdef0123456789',
  contract: '1.0.0',
  siteUrl: 'https://example.com',
  releasesUrl: null,
  hasServiceWorker: true,
  pins: { schema: 1, remotes: { demos: { ...toPin('1.1.0'), previous: toPin('1.0.0') } } },
  hasAllReleases: true,
  remotes: [DEMOS],
};

/** The same site, with 1.0.0 revoked. */
export const REVOKED_FACTS: CompositionFacts = {
  ...FACTS,
  pins: {
    ...FACTS.pins,
    revoked: [
      {
        id: 'demos',
        version: '1.0.0',
        integrity: toPin('1.0.0').integrity,
        reason: 'It reads what is typed.',
        date: '2026-11-20',
      },
    ],
  },
  remotes: [{ ...DEMOS, releases: ['1.2.0', '1.1.0'].map(toOffered) }],
};

export const REVOKED_TEXT =
  'demos 1.0.0 was revoked on 2026-11-20: It reads what is typed. This browser uses the pinned release again.';

export const SITE: ComposedSite = { facts: FACTS, canUseDevServers: true };

export function createEvent(overrides: Partial<RemoteEvent> = {}): RemoteEvent {
  return {
    type: 'ready',
    traceId: 'trace1',
    remoteId: 'demos',
    version: '1.1.0',
    page: 'one',
    shell: 'abcdef012345',
    elapsedMs: 87.4,
    atMs: 100,
    epochMs: 1_790_000_000_000,
    ...overrides,
  };
}
