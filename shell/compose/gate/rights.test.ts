import type { Release, ReleasePin } from '@portfolio/contract';
import { listOverweights } from '@portfolio/contract/weights';
import { NO_TEXTS } from './gate-testing/noTexts';
import { checkRights, joinAllowed, listMounts, selectAllowed } from './rights';

const KIB = 1024;

type Files = Readonly<Record<string, number>>;

/** A release with these browser files, by their sizes, and one page that needs some of them. */
function createRelease(files: Files, overrides: Partial<Release> = {}): Release {
  const listed = Object.entries(files).map(([name, bytes]) => [name, { bytes, integrity: '' }]);
  return {
    ...{ id: 'a', version: '1.0.0', connectOrigins: [] },
    web: { entry: 'entry.js', files: Object.fromEntries(listed) as Release['web']['files'] },
    remote: { js: ['remote.js'], css: ['remote.css'] },
    pages: { one: { js: ['one.js', 'entry.js'], css: ['one.css'] } },
    ...overrides,
    catalogue: (overrides.catalogue ?? []).map((entry) => ({ ...NO_TEXTS, ...entry })),
  } as unknown as Release;
}

const listNames = (files: Files) => listOverweights(createRelease(files)).map(({ name }) => name);

test.each<[what: string, most: Files, more: Files, name: string]>([
  ['scripts', { 'entry.js': 500 * KIB, 'one.js': 11 * KIB, 'remote.js': KIB }, { 'one.js': 1 }, 'js:one'],
  ['style files', { 'one.css': 100 * KIB, 'remote.css': 28 * KIB }, { 'remote.css': 1 }, 'css:one'],
  ['style files alone', { 'one.css': 128 * KIB }, { 'one.css': 1 }, 'css:one'],
  ['a picture', { 'A.SVG': 512 * KIB, 'a.svg.txt': 513 * KIB }, { 'A.SVG': 1 }, 'file:A.SVG'],
  ['a file', { 'a.webm': 2 * KIB * KIB }, { 'a.webm': 1 }, 'file:a.webm'],
  [
    'all files',
    { a: 2 * KIB * KIB, b: 2 * KIB * KIB, c: 2 * KIB * KIB, d: 2 * KIB * KIB },
    { e: 1 },
    'total',
  ],
])('limits the bytes of %s', (_what, most, more, name) => {
  expect(listNames(most)).toEqual([]);
  const sums = Object.entries(more).map(([file, bytes]) => [file, (most[file] ?? 0) + bytes]);
  expect(listNames({ ...most, ...(Object.fromEntries(sums) as Files) })).toEqual([name]);
});

test.each(['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif'])(
  'a file .%s has the size limit of pictures',
  (extension) => {
    expect(listNames({ [`a.${extension}`]: 513 * KIB, 'a.woff2': 513 * KIB })).toEqual([
      `file:a.${extension}`,
    ]);
  },
);

const asking = (files: Files = {}) =>
  createRelease(files, {
    connectOrigins: ['https://a.example'],
    catalogue: [
      {
        type: 'JavaScript',
        path: '/work/js/one',
        component: 'one',
        permissions: ['camera'],
        connectOrigins: ['https://b.example'],
      },
      { type: 'JavaScript', path: '/work/js/two', component: 'two' },
    ],
  } as unknown as Partial<Release>);

const toPin = (allowed?: ReleasePin['allowed']) => ({ ...(allowed && { allowed }) }) as ReleasePin;

test('refuses each right that the pin does not allow, with the pages that ask for it', () => {
  const [first, ...others] = checkRights(asking(), toPin());
  expect(first).toEqual({
    check: 'rights',
    problem:
      'a 1.0.0 asks for https://a.example on /work/js/one, /work/js/two, and its pin does not allow it.',
    nextStep:
      'Find out why the page needs it, then pin with --allow-origin https://a.example; or release without it.',
  });
  expect(others.map(({ problem }) => problem)).toEqual([
    'a 1.0.0 asks for https://b.example on /work/js/one, and its pin does not allow it.',
    'a 1.0.0 asks for camera on /work/js/one, and its pin does not allow it.',
  ]);
  expect(others.at(-1)?.nextStep).toContain('pin with --allow-permission camera;');
});

test('accepts rights that the pin allows by name, and no others', () => {
  const release = asking({ 'a.webm': 3 * KIB * KIB });
  const allowed = { origins: ['https://a.example', 'https://b.example'], permissions: ['camera' as const] };
  expect(checkRights(release, toPin({ ...allowed, weights: ['file:b.webm'] }))).toEqual([
    {
      check: 'weight',
      problem: 'a 1.0.0: a.webm has 3145728 B; the limit is 2097152 B.',
      nextStep: 'Make it smaller and release again, or pin with --allow-weight file:a.webm.',
    },
  ]);
  expect(checkRights(release, toPin({ ...allowed, weights: ['file:a.webm'] }))).toEqual([]);
});

test('a pin keeps the rights that are asked for and were allowed, now or before', () => {
  const release = asking();
  const before = { origins: ['https://a.example', 'https://gone.example'] };
  expect(selectAllowed(release, before, {})).toEqual({ origins: ['https://a.example'] });
  expect(selectAllowed(release, before, { permissions: ['camera', 'usb'] })).toEqual({
    origins: ['https://a.example'],
    permissions: ['camera'],
  });
  expect(selectAllowed(release, undefined, 'all')).toEqual({
    origins: ['https://a.example', 'https://b.example'],
    permissions: ['camera'],
    mounts: ['/work/js'],
  });
  expect(selectAllowed(release, undefined, {})).toBeUndefined();
  expect(selectAllowed(asking({ 'a.webm': 3 * KIB * KIB }), { weights: ['file:a.webm'] }, {})).toEqual({
    weights: ['file:a.webm'],
  });
});

test('the rights that a pin and its team allow are combined', () => {
  const pinned = { origins: ['https://a.example'], permissions: ['camera' as const], mounts: ['/work/js'] };
  const team = { origins: ['https://b.example'], weights: ['total'], mounts: ['/work/CSS'] };
  expect(joinAllowed(pinned, team)).toEqual({
    origins: ['https://a.example', 'https://b.example'],
    permissions: ['camera'],
    weights: ['total'],
    mounts: ['/work/js', '/work/CSS'],
  });
});

/** Entries of these types: every second one has a page, and all are featured if `portfolio` is set. */
const listing = (types: readonly string[], portfolio = false) =>
  createRelease({}, {
    catalogue: types.map((type, index) => ({
      ...{ id: `id-${index}`, type, portfolio },
      path: index % 2 === 0 ? `/work/${type}/page-${index}` : null,
    })),
  } as unknown as Partial<Release>);

test('refuses work lists that the pin does not allow, with the pages and cards in them', () => {
  const release = listing(['CSS', 'CSS', 'JavaScript', 'Logo']);
  expect(listMounts(release)).toEqual(['/work/CSS', '/work/Logo', '/work/js']);
  const refusals = checkRights(release, toPin({ mounts: ['/work/js'] }));
  expect(refusals).toEqual([
    {
      check: 'rights',
      problem: 'a 1.0.0 asks for /work/CSS on /work/CSS/page-0, "id-1", and its pin does not allow it.',
      nextStep:
        'Find out why the page needs it, then pin with --allow-mount /work/CSS; or release without it.',
    },
    expect.objectContaining({ problem: expect.stringContaining('/work/Logo on "id-3"') as string }),
  ]);
  expect(checkRights(release, toPin({ mounts: ['/work/CSS', '/work/Logo', '/work/js'] }))).toEqual([]);
  expect(checkRights(release, toPin())).toEqual([]);
});

test.each([
  [5, '/work/CSS/page-4, and its pin'],
  [6, '/work/CSS/page-4 and 1 more, and its pin'],
  [7, '/work/CSS/page-4 and 2 more, and its pin'],
])('names only the first five of %i pages that ask', (count, end) => {
  const [refusal] = checkRights(listing(Array<string>(count).fill('CSS')), toPin({ mounts: [] }));
  expect(refusal?.problem).toContain(end);
});

test.each<[what: string, count: number, portfolio: boolean, max: number]>([
  ['entries', 200, false, 200],
  ['entries with portfolio', 60, true, 60],
])('limits how many %s one remote may list', (what, count, portfolio, max) => {
  const check = (size: number) =>
    checkRights(listing(Array<string>(size).fill('CSS'), portfolio), toPin({ mounts: ['/work/CSS'] }));
  expect(check(count)).toEqual([]);
  expect(check(count + 1)).toEqual([
    {
      check: 'weight',
      problem: `a 1.0.0: its catalogue has ${count + 1} ${what}, more than the ${max} that one remote may list.`,
      nextStep: 'Remove some from the catalogue, and release again.',
    },
  ]);
});

/** A release whose entries have these texts, named by their index. */
const writing = (texts: readonly object[]) =>
  createRelease({}, {
    catalogue: texts.map((entry, index) => ({ ...entry, id: `id-${index}`, type: 'CSS', path: null })),
  } as unknown as Partial<Release>);

test('limits the texts of all cards of one remote, names the longest, and accepts more by name', () => {
  const long = { description: 'x'.repeat(16 * KIB) };
  expect(checkRights(writing([long, long, long, long]), toPin())).toEqual([]);
  const release = writing([{ title: 'x' }, { description: 'xx' }, long, long, long, long]);
  expect(checkRights(release, toPin())).toEqual([
    {
      check: 'weight',
      problem:
        'a 1.0.0: the titles, descriptions, tags and other texts of its catalogue (longest in "id-2", "id-3", "id-4") are 65539 B; the limit is 65536 B.',
      nextStep: 'Make it smaller and release again, or pin with --allow-weight cards.',
    },
  ]);
  expect(checkRights(release, toPin({ weights: ['cards'] }))).toEqual([]);
});

test.each<[what: string, texts: object]>([
  ['titles', { title: 'x' }],
  ['headlines', { headline: 'x' }],
  ['descriptions', { description: 'x' }],
  ['alternative texts', { img: { alt: 'x' } }],
  ['tags', { tags: ['', 'x'] }],
  ['summaries', { blog: { summary: 'x' } }],
])('counts the bytes of %s', (_what, texts) => {
  const most = { description: 'ü'.repeat(32 * KIB) };
  expect(listOverweights(writing([most]))).toEqual([]);
  expect(listOverweights(writing([most, texts]))).toEqual([
    expect.objectContaining({ name: 'cards', bytes: 64 * KIB + 1 }),
  ]);
});
