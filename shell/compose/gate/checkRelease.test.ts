import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type CatalogueEntry, type Release, toRemoteNames } from '@portfolio/contract';
import {
  createFolderRegistry,
  publishRelease,
  readRelease,
  type Registry,
  toIntegrity,
} from '@portfolio/registry';
import type { ShellPaths } from '../shell-build/paths';
import type { Refusal } from '../release/compatibility';
import { selectAllowed } from './asks';
import { checkRelease } from './checkRelease';
import { withPin } from '../pin/changePin';
import { readPins, writePins } from '../pin/pinsFile';

/** A shell that provides one singleton, and renders a page by calling it. */
const RENDERER = `module.exports = {
  COMPOSING_API: 3,
  SHELL_MARKS: { ids: ['root'], attributes: ['data-shell'] },
  CONTRACT_VERSION: '1.0.0',
  singletons: { react: { version: '19.3.1', module: {} } },
  createSiteMap: (remotes) => remotes,
  listRedirects: () => [['/about', '/about']],
  createPageData: (remotes, path) => {
    const { ref: remote, catalogue } = remotes.find((one) => one.catalogue.some((entry) => entry.path === path));
    return { path, project: { remote, entry: catalogue.find((entry) => entry.path === path) } };
  },
  loadAllShellPages: async () => {},
  renderPage: async (data, Page) => ({ html: Page(), styles: '' }),
  toDocument: (data, { html }) => html,
  listLinkedPaths: () => [],
};`;

let folder: string;
let paths: ShellPaths;
let registry: Registry;

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'gate-'));
  const at = (name: string) => path.join(folder, name);
  paths = { root: folder, dist: at('dist'), pins: at('pins.json'), site: at('site'), cache: at('cache') };
  registry = createFolderRegistry(at('registry'));
  await fs.mkdir(at('dist/node'), { recursive: true });
  await fs.writeFile(at('dist/node/render.js'), RENDERER);
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

function withRedirects(article: string, redirects: string[], version: string): CatalogueEntry {
  const entry = createEntry(article);
  return { ...entry, img: { ...entry.img, src: `entry.${version}.js` }, redirects };
}

/** The node build of a remote, as a federation container. */
function toContainer(id: string, articles: readonly string[], page: string): string {
  const pages = articles.map(
    (article) => `${JSON.stringify(article)}: async () => ({ default: () => { ${page} } })`,
  );
  return `const remote = { id: '${id}', contractVersion: '1.0.0', catalogue: [], pages: { ${pages.join(', ')} } };
module.exports = { init() {}, get: async () => () => remote };`;
}

async function publish(
  id: string,
  version: string,
  articles: string[],
  overrides: Partial<Release> = {},
  { web = `${id} ${version}`, page = "return '<h1>Page</h1>'", extension = 'js' } = {},
) {
  const dir = path.join(folder, 'build', id, version);
  const file = `entry.${version}.${extension}`;
  const contents = { web, node: toContainer(id, articles, page) };
  const toFiles = (content: string) => ({
    [file]: { bytes: content.length, integrity: toIntegrity(content) },
  });
  for (const [target, content] of Object.entries(contents)) {
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
    container: toRemoteNames(id).container,
    web: { entry: file, files: toFiles(contents.web) },
    node: { entry: file, files: toFiles(contents.node) },
    remote: { js: [], css: [] },
    pages: Object.fromEntries(articles.map((article) => [article, { js: [], css: [] }])),
    catalogue,
    connectOrigins: [],
    singletons: { react: '^19.0.0' },
    api: [],
    ...overrides,
  };
  await publishRelease(dir, release, registry);
}

async function pin(id: string, version: string): Promise<void> {
  writePins(paths.pins, withPin(readPins(paths.pins), id, (await readRelease(registry, id, version)).pin));
}

async function report(id: string, version: string, mayDropRoutes = false) {
  const { pin: candidate } = await readRelease(registry, id, version);
  return checkRelease({ paths, registry, pins: readPins(paths.pins), id, pin: candidate, mayDropRoutes });
}

async function check(id: string, version: string, mayDropRoutes = false): Promise<readonly Refusal[]> {
  return (await report(id, version, mayDropRoutes)).refusals;
}

test('takes a release without a fault, and says what was rendered and which copies will run', async () => {
  await publish('a', '1.0.0', ['one', 'two']);
  expect(await report('a', '1.0.0')).toEqual({
    refusals: [],
    resolution: [{ singleton: 'react', range: '^19.0.0', version: '19.3.1' }],
    renderedCount: 2,
    warnings: [],
  });
});

test('refuses a release of which a page throws when it is rendered', async () => {
  await publish('a', '1.0.0', ['one'], {}, { page: "throw new Error('window is not defined')" });
  const [refusal, ...others] = await check('a', '1.0.0');
  expect(others).toEqual([]);
  expect(refusal).toMatchObject({
    check: 'render',
    problem: expect.stringMatching(/1 of 1 pages:\n- \/work\/js\/one: Error: window is not defined/),
    nextStep: expect.stringContaining('no window, document, storage, file or network'),
  });
});

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
  await publish('a', '1.1.0', ['one']);
  const refusals = await check('a', '1.1.0');
  expect(refusals.map((refusal) => refusal.check)).toEqual(['routes']);
  expect(refusals[0]?.problem).toContain('drops /work/js/two, which visitors can reach today with 1.0.0');
  expect(await check('a', '1.1.0', true)).toEqual([]);
});

test('refuses a route and a catalogue id that another remote has', async () => {
  await publish('a', '1.0.0', ['one']);
  await pin('a', '1.0.0');
  await publish('b', '1.0.0', ['One']);
  expect((await check('b', '1.0.0')).map(({ problem }) => problem)).toEqual([
    '/work/js/One is claimed by a 1.0.0 and by b 1.0.0.',
    'catalogue id "One" is claimed by a 1.0.0 and by b 1.0.0.',
  ]);
});

test('refuses a redirect from what another remote has, and a page at what another redirects from', async () => {
  await publish('a', '1.0.0', ['one'], { catalogue: [withRedirects('one', ['/work/js/uno'], '1.0.0')] });
  await pin('a', '1.0.0');
  await publish('b', '1.0.0', ['two'], {
    catalogue: [withRedirects('two', ['/work/JavaScript/ONE'], '1.0.0')],
  });
  await publish('c', '1.0.0', ['Uno']);
  expect((await check('b', '1.0.0')).map(({ problem }) => problem)).toEqual([
    '/work/JavaScript/ONE is claimed by a 1.0.0 and by b 1.0.0.',
  ]);
  expect((await check('c', '1.0.0')).map(({ problem }) => problem)).toEqual([
    '/work/js/Uno is claimed by a 1.0.0 and by c 1.0.0.',
  ]);
});

test('a page that moved and redirects from where it was is not dropped', async () => {
  await publish('a', '1.0.0', ['one']);
  await pin('a', '1.0.0');
  await publish('a', '1.1.0', ['two'], { catalogue: [withRedirects('two', ['/work/js/one'], '1.1.0')] });
  expect(await check('a', '1.1.0')).toEqual([]);
});

test('refuses what a release asks for until its pin allows it by name', async () => {
  const asking = { connectOrigins: ['https://api.example'], permissions: ['camera'] } as const;
  const entry = { ...withRedirects('one', [], '1.0.0'), ...asking };
  await publish('a', '1.0.0', ['one'], { catalogue: [entry] });
  const refusals = await check('a', '1.0.0');
  expect(refusals).toEqual([
    {
      check: 'rights',
      problem: 'a 1.0.0 asks for https://api.example on /work/js/one, and its pin does not allow it.',
      nextStep: expect.stringContaining('--allow-origin https://api.example;') as string,
    },
    expect.objectContaining({
      nextStep: expect.stringContaining('--allow-permission camera;') as string,
    }),
  ]);
  const { release, pin: candidate } = await readRelease(registry, 'a', '1.0.0');
  const allowed = selectAllowed(
    release,
    { origins: ['https://api.example'] },
    { permissions: ['camera', 'usb'] },
  );
  expect(allowed).toEqual({ origins: ['https://api.example'], permissions: ['camera'] });
  const options = { paths, registry, pins: readPins(paths.pins), id: 'a', mayDropRoutes: false };
  const pinned = { ...candidate, ...(allowed === undefined ? {} : { allowed }) };
  expect((await checkRelease({ ...options, pin: pinned })).refusals).toEqual([]);
});

test('refuses what weighs more than its kind may, and names it', async () => {
  await publish('a', '1.0.0', ['one'], {}, { web: 'x'.repeat(3_000_000), extension: 'webm' });
  expect(await check('a', '1.0.0')).toEqual([
    expect.objectContaining({
      problem: expect.stringContaining('scripts of the page "one" are 3000000 B') as string,
    }),
    {
      check: 'weight',
      problem:
        'a 1.0.0: entry.1.0.0.webm has 3000000 B, more than the 2097152 B that visitors are asked to load.',
      nextStep: 'Make it smaller and release again, or pin with --allow-weight file:entry.1.0.0.webm.',
    },
  ]);
});

test.each([
  ['its own pin', 'a'],
  ['the pin of another remote', 'b'],
])(
  'a healthy release is pinned although %s cannot be read, and a warning says so',
  async (_name, damaged) => {
    for (const id of ['a', 'b']) {
      await publish(id, '1.0.0', [`${id}one`]);
      await pin(id, '1.0.0');
    }
    await publish('a', '1.1.0', ['aone']);
    await fs.appendFile(path.join(registry.location, `${damaged}/releases/1.0.0.json`), ' ');
    const { refusals, warnings } = await report('a', '1.1.0');
    expect(refusals).toEqual([]);
    expect(warnings).toEqual([
      expect.stringMatching(/releases\/1\.0\.0\.json.* It was not compared with 1\.1\.0\.$/),
    ]);
  },
);

test('refuses a release that does not take a singleton from the shell', async () => {
  await publish('a', '1.0.0', ['one'], { singletons: {} });
  expect((await check('a', '1.0.0')).map(({ problem }) => problem)).toEqual([
    'a does not take react from the shell: it would bring a copy of its own.',
  ]);
});

test('refuses a release that carries its own copy of a singleton', async () => {
  const mark = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  await publish('a', '1.0.0', ['one'], {}, { web: `exports.${mark}={}` });
  expect((await check('a', '1.0.0')).map(({ problem }) => problem)).toEqual([
    'a 1.0.0 carries its own copy of react in entry.1.0.0.js.',
  ]);
});

test.each([
  'const t=Symbol.for("react.transitional.element");exports.jsx=(e,n)=>({$$typeof:t,type:e,props:n})',
  'exports.jsx=e=>({"$$typeof":Symbol.for(\'react.element\'),type:e})',
])('refuses a copy of react of which nobody imports the internals: %s', async (web) => {
  await publish('a', '1.0.0', ['one'], {}, { web });
  expect((await check('a', '1.0.0')).map(({ problem }) => problem)).toEqual([
    'a 1.0.0 carries its own copy of react in entry.1.0.0.js.',
  ]);
});

test('takes a release that only asks whether something is an element', async () => {
  const web = 'const t=Symbol.for("react.transitional.element");exports.isElement=e=>e.$$typeof===t';
  await publish('a', '1.0.0', ['one'], {}, { web });
  expect(await check('a', '1.0.0')).toEqual([]);
});

test('takes a release that only reads the internals of the shell’s copy', async () => {
  const mark = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  await publish('a', '1.0.0', ['one'], { contract: '2.0.0' }, { web: `use(react.${mark})` });
  expect((await check('a', '1.0.0')).map((refusal) => refusal.check)).toEqual(['contract']);
});

test('refuses a release that styles what is outside its pages, with the rule and the remedy', async () => {
  await publish('a', '1.0.0', ['one'], {}, { web: 'body { background: lime }', extension: 'css' });
  await publish('a', '1.1.0', ['one'], {}, { web: '(0,n.createGlobalStyle)`body{}`' });
  expect(await check('a', '1.0.0')).toEqual([
    {
      check: 'styles',
      problem: 'a 1.0.0 styles more than its pages in entry.1.0.0.css: "body" can match outside its page.',
      nextStep: "Begin the selector with a class of the page, as in '.my-page p'.",
    },
  ]);
  expect(await check('a', '1.1.0')).toEqual([
    expect.objectContaining({
      check: 'styles',
      problem: expect.stringContaining('entry.1.1.0.js: "createGlobalStyle" styles the whole site') as string,
    }),
  ]);
});

test('refuses a release whose style file cannot be read', async () => {
  await publish('a', '1.0.0', ['one'], {}, { web: '.a { color: red', extension: 'css' });
  expect(await check('a', '1.0.0')).toEqual([
    expect.objectContaining({
      check: 'styles',
      problem: expect.stringContaining('Unclosed block') as string,
    }),
  ]);
});

test('refuses a release that breaks what the pinned one exposes, but for a new major version', async () => {
  await publish('a', '1.0.0', ['one'], { api: ['id: string', 'pages.one: function'] });
  await pin('a', '1.0.0');
  const broken = { api: ['id: string', 'pages.one: object'] };
  await publish('a', '1.1.0', ['one'], broken);
  await publish('a', '2.0.0', ['one'], broken);
  const [refusal, ...others] = await check('a', '1.1.0');
  expect(others).toEqual([]);
  expect(refusal).toMatchObject({
    check: 'api',
    problem: 'a 1.1.0 no longer exposes pages.one: function, as 1.0.0 does.',
    nextStep: expect.stringContaining('2.0.0') as string,
  });
  expect(await check('a', '2.0.0')).toEqual([]);
});

test.each(['web', 'node'])(
  'refuses a release of which a %s file was changed after publishing',
  async (target) => {
    await publish('a', '1.0.0', ['one']);
    await fs.appendFile(path.join(registry.location, `a/${target}/entry.1.0.0.js`), ' ');
    expect(await check('a', '1.0.0')).toEqual([
      {
        check: 'hashes',
        problem: expect.stringContaining(`a/${target}/entry.1.0.0.js: it has `) as string,
        nextStep: 'Publish a again under a higher version.',
      },
    ]);
  },
);

test('refuses a release of which a file is lost', async () => {
  await publish('a', '1.0.0', ['one']);
  await fs.rm(path.join(registry.location, 'a/web/entry.1.0.0.js'));
  expect((await check('a', '1.0.0')).map(({ check: name }) => name)).toEqual(['hashes']);
});
