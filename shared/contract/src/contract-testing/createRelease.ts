import type { Release } from '../release';

export const HASH = `sha384-${'A'.repeat(64)}`;
/** The size and hash of a file, as a release lists them. */
export const file = { bytes: 1, integrity: HASH };

/** Creates a release that is valid unless the overrides make it invalid. */
export function createRelease(overrides: Partial<Release> = {}): Release {
  return {
    schema: 1,
    id: 'js-demos',
    version: '1.0.0',
    contract: '1.0.0',
    container: 'jsDemos',
    web: { entry: 'remoteEntry.js', files: { 'remoteEntry.js': file, 'drum.js': file, 'card.svg': file } },
    node: { entry: 'remoteEntry.js', files: { 'remoteEntry.js': file } },
    remote: { js: [], css: [] },
    pages: { drumKit: { js: ['drum.js'], css: [] } },
    catalogue: [
      {
        id: 'drumKit',
        type: 'JavaScript',
        portfolio: true,
        title: 'Drum kit',
        img: { src: 'card.svg', alt: 'Nine pads', widthPx: 640, heightPx: 400 },
        tags: ['Web Audio'],
        description: 'Nine pads.',
        component: 'drumKit',
        path: '/work/js/drumKit',
        blog: null,
      },
    ],
    connectOrigins: ['https://api.example.com'],
    singletons: { react: '^19.0.0' },
    api: [],
    ...overrides,
  };
}
