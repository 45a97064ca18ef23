import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CatalogueEntry, Release } from '@portfolio/contract';
import {
  createFolderRegistry,
  publishRelease,
  readRelease,
  type Registry,
  toIntegrity,
} from '@portfolio/registry';
import type { ShellPaths } from '../paths';
import type { Refusal } from './compatibility';
import { checkRelease } from './gate';
import { readPins, withPin, writePins } from './pinsFile';

let folder: string;
let paths: ShellPaths;
let registry: Registry;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gate-'));
  const at = (name: string) => path.join(folder, name);
  paths = { root: folder, dist: at('dist'), pins: at('pins.json'), site: at('site'), cache: at('cache') };
  registry = createFolderRegistry(at('registry'));
  await fs.mkdir(at('dist/node'), { recursive: true });
  // A shell that provides one singleton; no release of these tests gets as far as being rendered.
  await fs.writeFile(
    at('dist/node/render.js'),
    "module.exports = { singletons: { react: { version: '19.3.1' } } };",
  );
});

afterEach(() => fs.rm(folder, { recursive: true, force: true }));

function createEntry(article: string): CatalogueEntry {
  const img = { src: 'entry.js', alt: 'A picture', widthPx: 1, heightPx: 1 };
  const shared = {
    type: 'JavaScript',
    portfolio: false,
    tags: [],
    description: '',
    blog: null,
    img,
  } as const;
  return { ...shared, id: article, title: article, component: article, path: `/work/js/${article}` };
}

async function publish(
  id: string,
  version: string,
  articles: string[],
  overrides: Partial<Release> = {},
  content = `${id} ${version}`,
) {
  const dir = path.join(folder, 'build', id, version);
  const file = `entry.${version}.js`;
  const files = { [file]: { bytes: content.length, integrity: toIntegrity(content) } };
  for (const target of ['web', 'node']) {
    await fs.mkdir(path.join(dir, 'dist', target), { recursive: true });
    await fs.writeFile(path.join(dir, 'dist', target, file), content);
  }
  const catalogue = articles
    .map(createEntry)
    .map((entry) => ({ ...entry, img: { ...entry.img, src: file } }));
  const release: Release = {
    schema: 1,
    id,
    version,
    contract: '1.0.0',
    container: 'x',
    web: { entry: file, files },
    node: { entry: file, files },
    remote: { js: [], css: [] },
    pages: Object.fromEntries(articles.map((article) => [article, { js: [], css: [] }])),
    catalogue,
    connectOrigins: [],
    singletons: { react: '^19.0.0' },
    api: [],
    commit: null,
    builtAt: '2026-11-01T10:00:00.000Z',
    ...overrides,
  };
  await publishRelease(dir, release, registry);
}

async function pin(id: string, version: string): Promise<void> {
  writePins(paths.pins, withPin(readPins(paths.pins), id, (await readRelease(registry, id, version)).pin));
}

async function check(id: string, version: string, mayDropRoutes = false): Promise<readonly Refusal[]> {
  const { pin: candidate } = await readRelease(registry, id, version);
  const pins = readPins(paths.pins);
  return (await checkRelease({ paths, registry, pins, id, pin: candidate, mayDropRoutes })).refusals;
}

test('refuses a release of another contract', async () => {
  await publish('a', '1.0.0', ['one'], { contract: '2.0.0' });
  expect(await check('a', '1.0.0')).toEqual([
    {
      check: 'contract',
      problem: 'a was built against contract 2.0.0; this shell has 1.0.0.',
      nextStep: expect.stringContaining('@portfolio/contract ^1.0.0') as string,
    },
  ]);
});

test('refuses a release whose singletons the shell does not have, one reason for each', async () => {
  await publish('a', '1.0.0', ['one'], { singletons: { react: '^18.0.0', vue: '^3.0.0' } });
  expect((await check('a', '1.0.0')).map(({ problem }) => problem)).toEqual([
    'a needs react ^18.0.0; the shell provides 19.3.1.',
    'a needs vue ^3.0.0; the shell provides none.',
  ]);
});

test('refuses a release that drops a route visitors can reach', async () => {
  await publish('a', '1.0.0', ['one', 'two']);
  await pin('a', '1.0.0');
  await publish('a', '1.1.0', ['one'], { contract: '2.0.0' });
  const refusals = await check('a', '1.1.0');
  expect(refusals.map((refusal) => refusal.check)).toEqual(['contract', 'routes']);
  expect(refusals[1]?.problem).toContain('drops /work/js/two, which visitors can reach today with 1.0.0');
  expect((await check('a', '1.1.0', true)).map((refusal) => refusal.check)).toEqual(['contract']);
});

test('refuses a route and a catalogue id that another remote has', async () => {
  await publish('a', '1.0.0', ['one']);
  await pin('a', '1.0.0');
  await publish('b', '1.0.0', ['One']);
  expect((await check('b', '1.0.0')).map(({ problem }) => problem)).toEqual([
    '/work/js/One is claimed by b and by a 1.0.0.',
    'catalogue id "One" is claimed by b and by a 1.0.0.',
  ]);
});

test('refuses a release that does not take a singleton from the shell', async () => {
  await publish('a', '1.0.0', ['one'], { singletons: {} });
  expect((await check('a', '1.0.0')).map(({ problem }) => problem)).toEqual([
    'a does not take react from the shell: it would bring a copy of its own.',
  ]);
});

test('refuses a release that carries its own copy of a singleton', async () => {
  const mark = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  await publish('a', '1.0.0', ['one'], {}, `exports.${mark}={}`);
  expect((await check('a', '1.0.0')).map(({ problem }) => problem)).toEqual([
    'a 1.0.0 carries its own copy of react in entry.1.0.0.js.',
  ]);
});

test('takes a release that only reads the internals of the shell’s copy', async () => {
  const mark = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  await publish('a', '1.0.0', ['one'], { contract: '2.0.0' }, `use(react.${mark})`);
  expect((await check('a', '1.0.0')).map((refusal) => refusal.check)).toEqual(['contract']);
});

test('refuses a release that breaks what the pinned one exposes, but for a new major version', async () => {
  await publish('a', '1.0.0', ['one'], { api: ['id: string', 'pages.one: function'] });
  await pin('a', '1.0.0');
  const broken = { api: ['id: string', 'pages.one: object'], contract: '2.0.0' };
  await publish('a', '1.1.0', ['one'], broken);
  await publish('a', '2.0.0', ['one'], broken);
  const [, refusal] = await check('a', '1.1.0');
  expect(refusal).toMatchObject({
    check: 'api',
    problem: 'a 1.1.0 no longer exposes pages.one: function, as 1.0.0 does.',
    nextStep: expect.stringContaining('2.0.0') as string,
  });
  expect((await check('a', '2.0.0')).map(({ check: name }) => name)).toEqual(['contract']);
});

test('refuses a release of which a file was changed after publishing', async () => {
  await publish('a', '1.0.0', ['one']);
  await fs.appendFile(path.join(registry.location, 'a/node/entry.1.0.0.js'), ' ');
  const [refusal] = await check('a', '1.0.0');
  expect(refusal).toMatchObject({ check: 'hashes', nextStep: 'Publish a anew under a higher version.' });
});
