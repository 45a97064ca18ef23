import fs from 'node:fs/promises';
import path from 'node:path';
import { readRelease } from '@portfolio/registry';
import { selectAllowed } from './rights';
import { checkRelease } from './checkRelease';
import { createEntry, createGateSite, type GateSite, withRedirects } from './gate-testing/gateSite';
import { readPins } from '../pin/pinsFile';

let site: GateSite;

beforeEach(async () => {
  site = await createGateSite();
});

afterEach(() => site.remove());

test('accepts a valid release, and reports how many pages were rendered and which singletons will run', async () => {
  await site.publish('a', '1.0.0', ['one', 'two']);
  expect(await site.report('a', '1.0.0')).toEqual({
    refusals: [],
    resolution: [{ singleton: 'react', range: '^19.0.0', version: '19.3.1' }],
    renderedCount: 2,
    warnings: [],
  });
});

test('renders pages beside those of other pinned remotes, and no page for an entry without one', async () => {
  const entry = { ...createEntry('demo'), path: null, component: null };
  const catalogue = [createEntry('one'), entry].map((one) => ({
    ...one,
    img: { ...one.img, src: 'entry.1.0.0.js' },
  }));
  await site.publish('a', '1.0.0', ['two']);
  await site.pin('a', '1.0.0');
  await site.publish('b', '1.0.0', ['one'], { catalogue }, { page: 'throw new Error(neighbours)' });
  const [refusal] = await site.check('b', '1.0.0');
  expect(refusal?.problem).toMatch(/1 of 1 pages:\n- \/work\/js\/one: Error: a,b$/m);
});

test('throws an error of the shell, because another release would not help', async () => {
  await site.changeShell('=> html,', '=> { throw new TypeError("no document"); },');
  await site.publish('a', '1.0.0', ['one']);
  await expect(site.report('a', '1.0.0')).rejects.toThrow('no document');
});

test('refuses a revoked release without reading it', async () => {
  await site.publish('a', '1.0.0', ['one']);
  const { pin } = await readRelease(site.registry, 'a', '1.0.0');
  const revoked = [{ id: 'a', version: '1.0.0', date: '2026-11-20', reason: 'It was forged.' }];
  const pins = {
    ...readPins(site.paths.pins),
    revoked: revoked.map((one) => ({ ...one, integrity: pin.integrity })),
  };
  const { paths, registry } = site;
  expect(await checkRelease({ paths, registry, pins, id: 'a', pin, mayDropRoutes: false })).toEqual({
    refusals: [expect.objectContaining({ check: 'revoked' })],
    ...{ resolution: [], renderedCount: 0, warnings: [] },
  });
});

test('refuses a release with a page that throws while it is rendered', async () => {
  await site.publish('a', '1.0.0', ['one'], {}, { page: "throw new Error('window is not defined')" });
  const [refusal, ...others] = await site.check('a', '1.0.0');
  expect(others).toEqual([]);
  expect(refusal).toMatchObject({
    check: 'render',
    problem: expect.stringMatching(/1 of 1 pages:\n- \/work\/js\/one: Error: window is not defined/),
    nextStep: expect.stringContaining('no window, document, storage, file or network'),
  });
});

test('refuses a release of another contract', async () => {
  await site.publish('a', '1.0.0', ['one'], { contract: '2.0.0' });
  const { refusals, renderedCount } = await site.report('a', '1.0.0');
  expect(renderedCount).toBe(0);
  expect(refusals).toEqual([
    {
      check: 'contract',
      problem: 'a was built against contract 2.0.0; this shell has 1.0.0.',
      nextStep: expect.stringContaining('@portfolio/contract ^1.0.0') as string,
    },
  ]);
});

test('refuses a release whose singletons the shell does not provide, with one reason for each', async () => {
  await site.publish('a', '1.0.0', ['one'], { singletons: { react: '^18.0.0', vue: '^3.0.0' } });
  expect((await site.check('a', '1.0.0')).map(({ problem }) => problem)).toEqual([
    'a needs react ^18.0.0; the shell provides 19.3.1.',
    'a needs vue ^3.0.0; the shell provides none.',
  ]);
});

test('refuses a release that drops routes visitors can reach', async () => {
  await site.publish('a', '1.0.0', ['ONE', 'two', 'three']);
  await site.pin('a', '1.0.0');
  await site.publish('a', '1.1.0', ['One']);
  const refusals = await site.check('a', '1.1.0');
  expect(refusals.map((refusal) => refusal.check)).toEqual(['routes']);
  expect(refusals[0]?.problem).toContain(
    'drops /work/js/two, /work/js/three, which visitors can reach today with 1.0.0',
  );
  expect(await site.check('a', '1.1.0', true)).toEqual([]);
});

test('refuses a route or a catalogue id that another remote has', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await site.pin('a', '1.0.0');
  await site.publish('b', '1.0.0', ['One']);
  expect((await site.check('b', '1.0.0')).map(({ problem }) => problem)).toEqual([
    '/work/js/One is claimed by a 1.0.0 and by b 1.0.0.',
    'catalogue id "One" is claimed by a 1.0.0 and by b 1.0.0.',
  ]);
});

test('refuses a redirect from a page of another remote, and a page at another remote’s redirect', async () => {
  await site.publish('a', '1.0.0', ['one'], { catalogue: [withRedirects('one', ['/work/js/uno'], '1.0.0')] });
  await site.pin('a', '1.0.0');
  await site.publish('b', '1.0.0', ['two'], {
    catalogue: [withRedirects('two', ['/work/JavaScript/ONE'], '1.0.0')],
  });
  await site.publish('c', '1.0.0', ['Uno']);
  expect((await site.check('b', '1.0.0')).map(({ problem }) => problem)).toEqual([
    '/work/JavaScript/ONE is claimed by a 1.0.0 and by b 1.0.0.',
  ]);
  expect((await site.check('c', '1.0.0')).map(({ problem }) => problem)).toEqual([
    '/work/js/Uno is claimed by a 1.0.0 and by c 1.0.0.',
  ]);
});

test('a page that moved and redirects from its old address does not count as dropped', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await site.pin('a', '1.0.0');
  await site.publish('a', '1.1.0', ['two'], { catalogue: [withRedirects('two', ['/work/js/one'], '1.1.0')] });
  expect(await site.check('a', '1.1.0')).toEqual([]);
});

test('refuses rights that a release asks for until its pin allows them by name', async () => {
  const asking = { connectOrigins: ['https://api.example'], permissions: ['camera'] } as const;
  const entry = { ...withRedirects('one', [], '1.0.0'), ...asking };
  await site.publish('a', '1.0.0', ['one'], { catalogue: [entry] });
  const refusals = await site.check('a', '1.0.0');
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
  const { release, pin: candidate } = await readRelease(site.registry, 'a', '1.0.0');
  const allowed = selectAllowed(
    release,
    { origins: ['https://api.example'] },
    { permissions: ['camera', 'usb'] },
  );
  expect(allowed).toEqual({ origins: ['https://api.example'], permissions: ['camera'] });
  const options = {
    paths: site.paths,
    registry: site.registry,
    pins: readPins(site.paths.pins),
    id: 'a',
    mayDropRoutes: false,
  };
  const pinned = { ...candidate, ...(allowed === undefined ? {} : { allowed }) };
  expect((await checkRelease({ ...options, pin: pinned })).refusals).toEqual([]);
});

/** Makes the shell draw share pictures. */
const drawPictures = (drawSharePicture: string) =>
  site.changeShell(
    'toSharePicture: () => null,',
    `toSharePicture: ({ path }) => ({ title: path, label: '', text: '' }),
    drawSharePicture: ${drawSharePicture},
    SHARE_ARTWORK_SIZE: { widthPx: 640, heightPx: 400 },
    SHARE_FACES: {},
    SHARE_PICTURE_FORMAT: 1,
    FONTS: { files: [] },
    SITE: { name: 'Site' },
    HASHED_FOLDERS: { share: '/share/' },`,
  );

test('throws if the shell itself fails to draw a share picture', async () => {
  await drawPictures('() => { throw new TypeError("no font"); }');
  const web =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
  await site.publish('a', '1.0.0', ['one'], {}, { web, extension: 'svg' });
  await expect(site.report('a', '1.0.0')).rejects.toThrow('no font');
});

test('refuses a card picture that the share picture cannot include, with page, file and next step', async () => {
  await drawPictures(
    `(_picture, url) => '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="' + url + '"/></svg>'`,
  );
  await site.publish('a', '1.0.0', ['one'], {}, { web: '<svg', extension: 'svg' });
  const [refusal, ...others] = await site.check('a', '1.0.0');
  expect(others).toEqual([]);
  expect(refusal).toMatchObject({
    check: 'pictures',
    problem: expect.stringMatching(
      /\n- \/work\/js\/one, entry\.1\.0\.0\.svg: it shows nothing: .*export it again\.$/,
    ) as string,
    nextStep: 'Correct these card pictures, and release again.',
  });
});

test('refuses pages and files over their weight limit, and names them', async () => {
  await site.publish('a', '1.0.0', ['one'], {}, { web: 'x'.repeat(3_000_000), extension: 'webm' });
  expect(await site.check('a', '1.0.0')).toEqual([
    expect.objectContaining({
      problem: expect.stringContaining('scripts of the page "one" are 3000000 B') as string,
    }),
    {
      check: 'weight',
      problem: 'a 1.0.0: entry.1.0.0.webm has 3000000 B; the limit is 2097152 B.',
      nextStep: 'Make it smaller and release again, or pin with --allow-weight file:entry.1.0.0.webm.',
    },
  ]);
});

test.each([
  ['its own pin', 'a'],
  ['the pin of another remote', 'b'],
])('pins a valid release if %s cannot be read, with a warning', async (_name, damaged) => {
  for (const id of ['a', 'b']) {
    await site.publish(id, '1.0.0', [`${id}one`]);
    await site.pin(id, '1.0.0');
  }
  await site.publish('a', '1.1.0', ['aone']);
  await fs.appendFile(path.join(site.registry.location, `${damaged}/releases/1.0.0.json`), ' ');
  const { refusals, warnings } = await site.report('a', '1.1.0');
  expect(refusals).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(/releases\/1\.0\.0\.json.* It was not compared with 1\.1\.0\.$/),
  ]);
});

test('refuses a release that does not take a singleton from the shell', async () => {
  await site.publish('a', '1.0.0', ['one'], { singletons: {} });
  expect((await site.check('a', '1.0.0')).map(({ problem }) => problem)).toEqual([
    'a does not take react from the shell: it would bring its own copy.',
  ]);
});

test('refuses a release that carries its own copy of a singleton', async () => {
  const mark = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  await site.publish('a', '1.0.0', ['one'], {}, { web: `exports.${mark}={}` });
  expect((await site.check('a', '1.0.0')).map(({ problem }) => problem)).toEqual([
    'a 1.0.0 carries its own copy of react in entry.1.0.0.js.',
  ]);
});

test.each([
  'const t=Symbol.for("react.transitional.element");exports.jsx=(e,n)=>({$$typeof:t,type:e,props:n})',
  'exports.jsx=e=>({"$$typeof":Symbol.for(\'react.element\'),type:e})',
])('refuses a copy of react whose internals are not imported: %s', async (web) => {
  await site.publish('a', '1.0.0', ['one'], {}, { web });
  expect((await site.check('a', '1.0.0')).map(({ problem }) => problem)).toEqual([
    'a 1.0.0 carries its own copy of react in entry.1.0.0.js.',
  ]);
});

test('accepts a release that only checks whether a value is an element', async () => {
  const web = 'const t=Symbol.for("react.transitional.element");exports.isElement=e=>e.$$typeof===t';
  await site.publish('a', '1.0.0', ['one'], {}, { web });
  expect(await site.check('a', '1.0.0')).toEqual([]);
});

test('accepts a release that only reads the internals of the shell’s copy', async () => {
  const mark = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
  await site.publish('a', '1.0.0', ['one'], { contract: '2.0.0' }, { web: `use(react.${mark})` });
  expect((await site.check('a', '1.0.0')).map((refusal) => refusal.check)).toEqual(['contract']);
});

test('refuses a release that styles anything outside its pages, with the rule and the remedy', async () => {
  await site.publish('a', '1.0.0', ['one'], {}, { web: 'body { background: lime }', extension: 'css' });
  await site.publish('a', '1.1.0', ['one'], {}, { web: '(0,n.createGlobalStyle)`body{}`' });
  expect(await site.check('a', '1.0.0')).toEqual([
    {
      check: 'styles',
      problem: 'a 1.0.0 styles more than its pages in entry.1.0.0.css: "body" can match outside its page.',
      nextStep: "Begin the selector with a class of the page, as in '.my-page p'.",
    },
  ]);
  expect(await site.check('a', '1.1.0')).toEqual([
    expect.objectContaining({
      check: 'styles',
      problem: expect.stringContaining('entry.1.1.0.js: "createGlobalStyle" styles the whole site') as string,
    }),
  ]);
});

test('refuses a release whose style file cannot be read', async () => {
  await site.publish('a', '1.0.0', ['one'], {}, { web: '.a { color: red', extension: 'css' });
  expect(await site.check('a', '1.0.0')).toEqual([
    expect.objectContaining({
      check: 'styles',
      problem: expect.stringContaining('Unclosed block') as string,
    }),
  ]);
});

test('refuses a release that breaks the interface of the pinned one, except as a new major version', async () => {
  await site.publish('a', '1.0.0', ['one'], { api: ['id: string', 'pages.one: function'] });
  await site.pin('a', '1.0.0');
  const broken = { api: ['id: string', 'pages.one: object'] };
  await site.publish('a', '1.1.0', ['one'], broken);
  await site.publish('a', '2.0.0', ['one'], broken);
  const [refusal, ...others] = await site.check('a', '1.1.0');
  expect(others).toEqual([]);
  expect(refusal).toMatchObject({
    check: 'api',
    problem: 'a 1.1.0 no longer exposes pages.one: function, as 1.0.0 does.',
    nextStep: expect.stringContaining('2.0.0') as string,
  });
  expect(await site.check('a', '2.0.0')).toEqual([]);
});

test('neither allowing dropped routes nor leaving out the interface lifts any other refusal', async () => {
  await site.publish('a', '1.0.0', ['one', 'two'], { api: ['id: string', 'pages.two: function'] });
  await site.pin('a', '1.0.0');
  await site.publish('a', '1.1.0', ['one'], { api: [] });
  await site.publish('a', '1.2.0', ['one'], { api: ['id: string'] });
  expect((await site.check('a', '1.1.0', true)).map(({ problem }) => problem)).toEqual([
    'a 1.1.0 no longer exposes id: string, as 1.0.0 does.',
  ]);
  expect((await site.check('a', '1.2.0')).map(({ check: name }) => name)).toEqual(['routes', 'api']);
  expect(await site.check('a', '1.2.0', true)).toEqual([]);
});

test.each(['web', 'node'])(
  'refuses a release if one of its %s files was changed after publishing',
  async (target) => {
    await site.publish('a', '1.0.0', ['one']);
    await fs.appendFile(path.join(site.registry.location, `a/${target}/entry.1.0.0.js`), ' ');
    expect(await site.report('a', '1.0.0')).toEqual({
      refusals: [
        {
          check: 'hashes',
          problem: expect.stringContaining(`a/${target}/entry.1.0.0.js: it has `) as string,
          nextStep: 'Publish a again under a higher version.',
        },
      ],
      ...{ resolution: [], renderedCount: 0, warnings: [] },
    });
  },
);

test('refuses a release with a missing file', async () => {
  await site.publish('a', '1.0.0', ['one']);
  await fs.rm(path.join(site.registry.location, 'a/web/entry.1.0.0.js'));
  expect((await site.check('a', '1.0.0')).map(({ check: name }) => name)).toEqual(['hashes']);
});

test('throws if the registry does not answer, instead of refusing the release', async () => {
  await site.publish('a', '1.0.0', ['one']);
  const { pin } = await readRelease(site.registry, 'a', '1.0.0');
  const registry = { ...site.registry, read: () => Promise.reject(new Error('no network')) };
  const options = { paths: site.paths, registry, pins: readPins(site.paths.pins), id: 'a', pin };
  await expect(checkRelease({ ...options, mayDropRoutes: false })).rejects.toThrow('no network');
});
