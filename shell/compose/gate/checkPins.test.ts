import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Release, ReleasePin } from '@portfolio/contract';
import { type FoundRelease, type Registry, toIntegrity } from '@portfolio/registry';
import type { ShellRenderer } from '../shell-build/shellBuild';
import { assertPins, checkPins } from './checkPins';
import { NO_TEXTS } from './gate-testing/noTexts';

const renderer = {
  CONTRACT_VERSION: '1.0.0',
  singletons: {},
  createSiteMap: (remotes: unknown) => remotes,
  listRedirects: () => [['/about', '/about']],
} as unknown as ShellRenderer;

const CSS = 'p {}';
const registry = { read: () => Promise.resolve(Buffer.from(CSS)) } as unknown as Registry;

let cacheDir: string;

beforeEach(() => {
  cacheDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pins-'));
});

afterEach(() => {
  jest.useRealTimers();
  fs.rmSync(cacheDir, { recursive: true });
});

/** A release with a style file that changes the whole site. */
const STYLED = {
  web: { entry: 'entry.js', files: { 'a.css': { bytes: CSS.length, integrity: toIntegrity(CSS) } } },
};

/** A release of one page. */
function createFound(id: string, article: string, overrides: Partial<Release> = {}): FoundRelease {
  const release = {
    ...{ id, version: '1.0.0', contract: '1.0.0', container: id, singletons: {}, connectOrigins: [] },
    ...{ web: { entry: 'entry.js', files: {} }, remote: { js: [], css: [] }, pages: {}, api: [] },
    catalogue: [
      { ...NO_TEXTS, id: article, type: 'JavaScript', component: article, path: `/work/js/${article}` },
    ],
    ...overrides,
  };
  return { release, pin: { integrity: id } as ReleasePin } as unknown as FoundRelease;
}

/** A page at an address of the shell. */
const ABOUT = {
  ...NO_TEXTS,
  id: 'two',
  type: 'JavaScript',
  component: 'two',
  path: '/about',
} as unknown as Release['catalogue'][number];

test('checks contract, files, rights and names of all releases, or of one remote beside the others', async () => {
  const releases = [
    createFound('a', 'one', { contract: '2.0.0', connectOrigins: ['https://api.example'] }),
    createFound('b', 'one', STYLED),
    createFound('c', 'two', { container: 'b', catalogue: [ABOUT] }),
  ];
  const list = async (remoteId?: string) => {
    const options = { renderer, registry, cacheDir, releases, ...(remoteId && { remoteId }) };
    return (await checkPins(options)).map(({ check, problem }) => `${check}: ${problem}`);
  };
  const ofA = [
    'contract: a was built against contract 2.0.0; this shell has 1.0.0.',
    'rights: a 1.0.0 asks for https://api.example on /work/js/one, and its pin does not allow it.',
  ];
  const ofB = ['styles: b 1.0.0 styles more than its pages in a.css: "p" can match outside its page.'];
  const ofAAndB = [
    'conflicts: /work/js/one is claimed by a 1.0.0 and by b 1.0.0.',
    'conflicts: catalogue id "one" is claimed by a 1.0.0 and by b 1.0.0.',
  ];
  const ofC = [
    'conflicts: /about is claimed by the shell and by c 1.0.0.',
    'conflicts: global name "b" is claimed by b 1.0.0 and by c 1.0.0.',
  ];
  expect(await list()).toEqual([...ofA, ...ofB, ...ofAAndB, ...ofC]);
  expect(await list('a')).toEqual([...ofA, ...ofAAndB]);
  expect(await list('c')).toEqual(ofC);
});

test.each([
  ['accepts', 'on the last day of its window', '2026-12-31T23:59:59Z', []],
  [
    'refuses',
    'on the next day',
    '2027-01-01T00:00:00Z',
    ['a was built against contract 1.0.0; this shell accepted new pins for it until 2026-12-31.'],
  ],
])('%s a new release of an older contract %s', async (_what, _when, now, problems) => {
  jest.useFakeTimers({ now: new Date(now) });
  const older = { CONTRACT_VERSION: '2.0.0', OLDER_CONTRACTS: [{ major: 1, until: '2026-12-31' }] };
  const moved = { ...renderer, ...older } as unknown as ShellRenderer;
  const releases = [createFound('a', 'one')];
  const refusals = await checkPins({ renderer: moved, registry, cacheDir, releases, isNew: true });
  expect(refusals.map(({ problem }) => problem)).toEqual(problems);
});

test('assertPins accepts pins without problems', async () => {
  const releases = [createFound('a', 'one'), createFound('b', 'two')];
  await expect(assertPins({ renderer, registry, cacheDir, releases })).resolves.toBeUndefined();
});

test('assertPins throws every reason with its next step', async () => {
  const releases = ['2.0.0', '3.0.0'].map((contract, index) =>
    createFound(`a${index}`, `page${index}`, { contract }),
  );
  await expect(assertPins({ renderer, registry, cacheDir, releases })).rejects.toMatchObject({
    code: 'REFUSED',
    message: `Failed to use the pins: they would break the site or one of its remotes.
- contract: a0 was built against contract 2.0.0; this shell has 1.0.0.
  Next: Build a0 with @portfolio/contract ^1.0.0, or move the shell to contract 2.
- contract: a1 was built against contract 3.0.0; this shell has 1.0.0.
  Next: Build a1 with @portfolio/contract ^1.0.0, or move the shell to contract 3.`,
  });
});

test('assertPins throws a single reason too', async () => {
  const releases = [createFound('a', 'one', { contract: '2.0.0' })];
  await expect(assertPins({ renderer, registry, cacheDir, releases })).rejects.toMatchObject({
    code: 'REFUSED',
  });
});
