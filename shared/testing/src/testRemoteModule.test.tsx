import path from 'node:path';
import type { CatalogueEntry, RemoteModule } from '@portfolio/contract';
import * as badRemote from './contract-testing/badRemote';
import { renderInNode } from './contract/renderInNode';
import { testRemoteModule } from './testRemoteModule';

// renderInNode has its own test, which starts processes; here its results are set.
jest.mock('./contract/renderInNode', () => ({ renderInNode: jest.fn() }));

const FILE = 'remote.ts';
const MARKUP: Readonly<Record<string, string>> = {
  cleansUp: '<h1>A page</h1>',
  hasNoHeading: '<h2>A page</h2>',
};

beforeEach(() => {
  jest.mocked(renderInNode).mockImplementation(async (file) => {
    const render = (name: string) =>
      MARKUP[name] === undefined
        ? { error: `${file} serves no page ${name}.` }
        : { first: MARKUP[name], second: MARKUP[name] };
    return {
      getPage: (name) => [render(name), render(name)],
      styleSheets: file === 'styled.ts' ? [path.join(__dirname, 'contract-testing/global.css')] : [],
    };
  });
});

type Run = (row?: unknown) => unknown;

/** Collects the tests that the contract test would run, by title, and its hooks. */
function collect(remote: RemoteModule, file?: string) {
  const tests: Record<string, Run> = {};
  const before: Run[] = [];
  let group = '';
  const each =
    (rows: readonly object[], add: (title: string, run: Run) => void) => (title: string, run: Run) => {
      if (rows.length === 0) throw new Error(`${title}: jest refuses an empty table`);
      for (const row of rows)
        add(
          title.replace(/\$(\w+)/g, (_all, key: string) => String(new Map(Object.entries(row)).get(key))),
          () => run(row),
        );
    };
  const addTest = (title: string, run: Run) => void (tests[group + title] = run);
  const addGroup = (title: string, run: Run) => {
    group = `${title}: `;
    run();
    group = '';
  };
  const fakes = {
    test: Object.assign(addTest, { each: (rows: readonly object[]) => each(rows, addTest) }),
    describe: { each: (rows: readonly object[]) => each(rows, addGroup) },
    beforeAll: (run: Run) => void before.push(run),
  };
  const real = { test, describe, beforeAll };
  Object.assign(globalThis, fakes);
  try {
    testRemoteModule(remote, file);
  } finally {
    Object.assign(globalThis, real);
  }
  return { tests, before: () => Promise.all(before.map((run) => run())) };
}

function findEntry(name: string, overrides: Partial<CatalogueEntry> = {}): CatalogueEntry {
  const entry = badRemote.catalogue.find(({ component }) => component === name);
  return { ...(entry as CatalogueEntry), ...overrides };
}

/** A remote with these entries and a page for each component. */
function createRemote(
  catalogue: readonly CatalogueEntry[],
  overrides: Partial<RemoteModule> = {},
): RemoteModule {
  const names = catalogue.flatMap(({ component }) => component ?? []);
  const pages = Object.fromEntries(Object.entries(badRemote.pages).filter(([name]) => names.includes(name)));
  return { ...badRemote, catalogue, pages, ...overrides };
}

const good = findEntry('cleansUp');
const GOOD_PAGES = createRemote([good]).pages;

test('a remote that keeps the contract passes, with an entry that has no page', async () => {
  const unpaged = { id: 'other', title: 'other', component: null, path: null };
  const remote = createRemote([good, findEntry('cleansUp', unpaged)]);
  const { tests, before } = collect(remote, FILE);
  await before();
  for (const run of Object.values(tests)) await run();
  expect(Object.keys(tests)).toEqual([
    'is built against this contract',
    'every entry has a page, and every page an entry',
    'cleansUp is reached at a path that ends with its component',
    'ids, titles and paths are unique',
    'its style sheets change nothing outside its pages',
    ...[
      'renders in plain Node, with one h1',
      'renders the same twice, at another time, with other random numbers, in another time zone and language',
      'renders the same with a window',
      'styles nothing outside itself',
      'hydrates without a recoverable error',
      'stops everything when it is hidden or left, and leaves the rest of the document alone',
    ].map((title) => `the page of cleansUp: ${title}`),
  ]);
});

test('a remote without pages passes', async () => {
  const { tests, before } = collect(createRemote([]), FILE);
  await before();
  for (const run of Object.values(tests)) await run();
  expect(Object.keys(tests)).toHaveLength(4);
});

const PAIRS = 'every entry has a page, and every page an entry';
const PATH = 'cleansUp is reached at a path that ends with its component';
const UNIQUE = 'ids, titles and paths are unique';

const run = async (remote: RemoteModule, title: string, file = FILE) => {
  const { tests, before } = collect(remote, file);
  await before();
  await tests[title]?.();
};

test('the order of entries and pages does not matter', async () => {
  const names = ['setsTitle', 'cleansUp'];
  const { pages } = badRemote;
  const remote = createRemote(
    names.map((name) => findEntry(name)),
    { pages: Object.fromEntries(names.map((name) => [name, pages[name]])) as typeof pages },
  );
  await expect(run(remote, PAIRS)).resolves.toBeUndefined();
  await expect(run(remote, UNIQUE)).resolves.toBeUndefined();
  const [first, second] = remote.catalogue;
  const turned = createRemote([second, first] as CatalogueEntry[], { pages: remote.pages });
  await expect(run(turned, PAIRS)).resolves.toBeUndefined();
});

test.each<[title: string, remote: RemoteModule, message: RegExp]>([
  [
    'is built against this contract',
    createRemote([good], { contractVersion: '0.9.0' }),
    /\[bad-demos\] contractVersion is .*0\.9\.0.*CONTRACT_VERSION;.* in src\/remote\.ts/,
  ],
  [
    PAIRS,
    createRemote([good, findEntry('setsTitle')], { pages: GOOD_PAGES }),
    /\[bad-demos\] setsTitle: .* pages does not have it\. Add it to pages in src\/remote\.ts/,
  ],
  [
    PAIRS,
    createRemote([good], { pages: badRemote.pages }),
    /\[bad-demos\] setsTitle: no entry names this page\. Add an entry/,
  ],
  [PAIRS, createRemote([good, { ...good, id: 'b' }]), /several entries have the component \\"cleansUp\\"/],
  [
    PATH,
    createRemote([{ ...good, path: '/play/js/cleansUp' }]),
    /\[bad-demos\] cleansUp: its path is .*play.* Write it as \\"\/work\/js\/cleansUp\\" in src\/catalogue\.ts/,
  ],
  [PATH, createRemote([{ ...good, path: '/work/UX/cleansUp' }]), /UX/],
  [PATH, createRemote([{ ...good, path: '/work/js/other' }]), /other/],
  [PATH, createRemote([{ ...good, path: null }]), /its path is null/],
  [
    UNIQUE,
    createRemote([good, { ...good, title: 'b', path: '/work/js/b' }]),
    /\[bad-demos\] several entries have the id .* in src\/catalogue\.ts/,
  ],
  [UNIQUE, createRemote([good, { ...good, id: 'b', path: '/work/js/b' }]), /have the title /],
  [UNIQUE, createRemote([good, { ...good, id: 'b', title: 'b' }]), /have the path /],
  [
    'the page of hasNoHeading: renders in plain Node, with one h1',
    createRemote([findEntry('hasNoHeading')]),
    /\[bad-demos\] hasNoHeading: it has the h1 headings \[\]/,
  ],
  [
    'the page of other: renders in plain Node, with one h1',
    createRemote([{ ...good, title: 'other', component: 'other' }]),
    /\[bad-demos\] other: pages in src\/remote\.ts does not have it\./,
  ],
  [
    'the page of cleansUp: hydrates without a recoverable error',
    createRemote([good], { pages: { cleansUp: async () => ({}) as never } }),
    /\[bad-demos\] cleansUp: its module has no default export\. Export the component/,
  ],
])('a remote that breaks the promise fails "%s"', async (title, remote, message) => {
  await expect(run(remote, title)).rejects.toThrow(message);
});

test('a remote fails if a style sheet changes anything outside its pages', async () => {
  const work = run(createRemote([]), 'its style sheets change nothing outside its pages', 'styled.ts');
  await expect(work).rejects.toThrow(/global\.css.*\\"p\\" can match outside its page/);
});

test('tests the remote.ts beside the test, unless a module is named', async () => {
  await collect(createRemote([good])).before();
  expect(renderInNode).toHaveBeenCalledWith(path.join(__dirname, 'remote.ts'));
});

test('throws outside a test file, where there is no module to find', () => {
  jest.spyOn(expect, 'getState').mockReturnValue({} as ReturnType<typeof expect.getState>);
  expect(() => collect(createRemote([good]))).toThrow('call testRemoteModule in a test file');
  jest.restoreAllMocks();
});
