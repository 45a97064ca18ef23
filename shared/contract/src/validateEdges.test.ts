import { validateJson } from './boundedJson';
import { createRelease, file, HASH } from './contract-testing/createRelease';
import { formatProblems, type Validation, validatePins, validateRelease } from './validate';

const MIB = 1024 * 1024;

const toText = (validation: Validation<unknown>) =>
  validation.isValid ? '' : formatProblems(validation.problems);

const findProblems = (overrides: object) => toText(validateRelease({ ...createRelease(), ...overrides }));

const [entry] = createRelease().catalogue;
const { web } = createRelease();

const findEntryProblems = (...entries: object[]) =>
  findProblems({ catalogue: entries.map((overrides) => ({ ...entry, ...overrides })) });

/** A node build with files of these sizes. */
const withFiles = (files: Readonly<Record<string, number>>) => ({
  node: {
    entry: Object.keys(files)[0],
    files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, { ...file, bytes }])),
  },
});

/** An entry with a write-up. */
const withBlog = (overrides: object) => ({
  blog: { published: '2026-01-31', readingMinutes: 1, summary: 'A', ...overrides },
});

/** An entry whose picture has this size. */
const withSize = (widthPx: number, heightPx: number) => ({ img: { ...entry?.img, widthPx, heightPx } });

const countTo = (length: number) => Array.from({ length }, (_value, index) => index);

test.each<[what: string, overrides: object]>([
  ['texts of one character', { img: { ...entry?.img, alt: 'A' }, title: 'A', headline: 'A', tags: ['A'] }],
  ['texts of several characters', { title: 'AB', tags: ['AB'], ...withBlog({ summary: 'A' }) }],
  ['a project without a page', { component: null, path: null }],
  ['a picture for the dark theme', { img: { ...entry?.img, alt: 'A', srcDark: 'card.svg' } }],
  ['redirects below its type', { redirects: ['/work/JavaScript/drum', '/work/js/drum_2'] }],
  [
    'the longest texts',
    {
      title: 'x'.repeat(100),
      headline: 'x'.repeat(100),
      description: 'x'.repeat(1000),
      img: { ...entry?.img, alt: 'x'.repeat(500) },
      ...withBlog({ summary: 'x'.repeat(500) }),
    },
  ],
  ['no description', { description: '' }],
  ['the largest picture', withSize(10_000, 10_000)],
  ['the longest reading time', withBlog({ readingMinutes: 600 })],
  ['the most and the longest tags', { tags: Array<string>(12).fill('x'.repeat(50)) }],
  ['an article whose name only begins with "index"', { path: '/work/js/indexes' }],
  ['the most redirects', { redirects: countTo(50).map((index) => `/work/js/a${index}`) }],
])('accepts an entry with %s', (_what, overrides) => {
  expect(findEntryProblems(overrides)).toBe('');
});

test.each<[what: string, overrides: object, problem: string]>([
  ['an id with a leading space', { id: ' drum' }, 'id: is not an id'],
  ['an id with a trailing space', { id: 'drum ' }, 'id: is not an id'],
  ['a route with a prefix', { redirects: ['x/work/js/a'] }, 'redirects.0: is not a route'],
  ['a route with a suffix', { redirects: ['/work/js/a/b'] }, 'redirects.0: is not a route'],
  ['a route of no known type', { path: '/work/games/a' }, 'Use one of: UX, UI, js, CSS, Logo.'],
  ['a route without a page', { component: null }, 'path: and component go together'],
  [
    'a dark picture that does not exist',
    { img: { ...entry?.img, srcDark: 'no.svg' } },
    'img.srcDark: names "no.svg"',
  ],
  ['a sheet that does not exist', { img: { ...entry?.img, sheet: 'no.svg' } }, 'img.sheet: names "no.svg"'],
  ['an invisible title', { title: '\u200b' }, 'title: is empty, or has no visible character. Give the'],
  ['an empty headline', { headline: '' }, 'headline: is empty, or has no visible character'],
  ['an invisible headline', { headline: ' \u00a0' }, 'headline: is empty, or has no visible character'],
  ['an empty tag', { tags: [''] }, 'tags.0: is empty, or has no visible character'],
  ['an invisible tag', { tags: ['A', '\u2800\u3164'] }, 'tags.1: is empty, or has no visible character'],
  ['an invisible description', { description: ' \n\u2060' }, 'description: has no visible character'],
  [
    'an invisible alternative text',
    { img: { ...entry?.img, alt: '\u200d\ufe0f' } },
    'img.alt: is empty, or has no visible character. Describe the picture',
  ],
  ['an empty summary', withBlog({ summary: '' }), 'blog.summary: is empty, or has no visible character'],
  ['an invisible summary', withBlog({ summary: '\u00ad' }), 'blog.summary: is empty, or has no visible'],
  [
    'a long reading time',
    withBlog({ readingMinutes: 601 }),
    'readingMinutes: is too large. Use 600 or less.',
  ],
  ['a picture that is too wide', withSize(10_001, 1), 'img.widthPx: is too large. Use 10000 or less.'],
  ['a picture that is too high', withSize(1, 2 ** 53 - 1), 'img.heightPx: is too large. Use 10000 or less.'],
  ['a picture without a width', withSize(0, 1), 'img.widthPx: is too small'],
  ['a picture without a height', withSize(1, 0), 'img.heightPx: is too small'],
  ['a long title', { title: 'x'.repeat(101) }, 'title: is longer than 100 characters. Shorten it.'],
  ['a long headline', { headline: 'x'.repeat(101) }, 'headline: is longer than 100 characters'],
  ['a long description', { description: 'x'.repeat(1001) }, 'description: is longer than 1000 characters'],
  [
    'a long alternative text',
    { img: { ...entry?.img, alt: 'x'.repeat(501) } },
    'img.alt: is longer than 500 characters',
  ],
  ['a long summary', withBlog({ summary: 'x'.repeat(501) }), 'blog.summary: is longer than 500 characters'],
  ['a long tag', { tags: ['a', 'x'.repeat(51)] }, 'tags.1: is longer than 50 characters'],
  ['too many tags', { tags: countTo(13).map(String) }, 'tags: has more than 12 entries. Take some out.'],
  [
    'too many redirects',
    { redirects: countTo(51).map((index) => `/work/js/a${index}`) },
    'redirects: has more than 50 entries',
  ],
  ['an id that is too long', { id: 'x'.repeat(201) }, 'id: is longer than 200 characters'],
])('refuses an entry with %s', (_what, overrides, problem) => {
  expect(findEntryProblems(overrides)).toContain(problem);
});

test('ids must differ by more than case, but several entries may have no page', () => {
  const noPage = { component: null, path: null };
  expect(findEntryProblems({}, { ...noPage, id: 'one' }, { ...noPage, id: 'two' })).toBe('');
  expect(findEntryProblems(noPage, { ...noPage, id: 'DRUMKIT' })).toBe(
    '- catalogue.1.id: repeats that of entry 0. Give each project its own.',
  );
});

test.each<[what: string, overrides: object]>([
  [
    'files that only look like pages',
    { web: { ...web, files: { ...web.files, 'a.html.js': file, 'b-gz/c.js': file } } },
  ],
  [
    'the largest file and the largest build',
    withFiles({ a: 64 * MIB, b: 64 * MIB, c: 64 * MIB, d: 64 * MIB }),
  ],
  ['files in folders', withFiles({ 'a/b/c.js': 1, 'a/b/d.js': 1, 'a/e.js': 1 })],
  ['the maximum number of members', { api: countTo(5000).map(String) }],
  ['the longest name of a member', { api: ['x'.repeat(200)] }],
  ['an origin with a port', { connectOrigins: ['https://api.example.com:8443'] }],
])('accepts %s', (_what, overrides) => {
  expect(findProblems(overrides)).toBe('');
});

test.each<[what: string, overrides: object, problem: string]>([
  ['a file over the limit', withFiles({ a: 64 * MIB + 1 }), 'is more than 67108864 bytes'],
  [
    'a build over the limit',
    withFiles({ a: 64 * MIB, b: 64 * MIB, c: 64 * MIB, d: 64 * MIB, e: 1 }),
    'are 268435457 bytes',
  ],
  ['too many members', { api: countTo(5001).map(String) }, 'api: has more than 5000 entries'],
  [
    'too many singletons',
    { singletons: Object.fromEntries(countTo(5001).map((one) => [one, '1'])) },
    'singletons: has more',
  ],
  [
    'a file inside another file',
    withFiles({ 'a/b.js': 1, 'a/b.js/c/d.js': 1 }),
    'a/b.js/c/d.js: lies in a folder that',
  ],
  [
    'a file inside another file in another case',
    withFiles({ 'B.js': 1, 'b.JS/c.js': 1 }),
    'b.JS/c.js: lies in a folder',
  ],
  [
    'a file deep inside another file',
    withFiles({ 'a.js': 1, 'a.js/b/c.js': 1 }),
    'a.js/b/c.js: lies in a folder',
  ],
  ['a path with a suffix', { remote: { js: ['drum.js?x'], css: [] } }, 'is not a plain relative path'],
  ['missing style files', { remote: { js: [], css: ['a.css'] } }, 'remote: needs "a.css"'],
  [
    'missing style files of a page',
    { pages: { drumKit: { js: [], css: ['a.css'] } } },
    'drumKit: needs "a.css"',
  ],
  ['a hash with a prefix', withHash(`x${HASH}`), 'is not a SHA-256 or SHA-384 hash'],
  ['a hash with a suffix', withHash(`${HASH}x`), 'is not a SHA-256 or SHA-384 hash'],
  ['an origin without https', { connectOrigins: ['http://a.example'] }, 'is not an origin'],
  ['an origin with its default port', { connectOrigins: ['https://a.example:443'] }, 'is not an origin'],
  ['an origin with an invalid port', { connectOrigins: ['https://a.example:99999'] }, 'is not an origin'],
  ['an origin that ends a directive', { connectOrigins: ['https://a;b'] }, 'is not an origin'],
  ['an id whose camel case is a property of every object', { id: 'to-string' }, 'id: is not a kebab-case id'],
])('refuses %s', (_what, overrides, problem) => {
  expect(findProblems(overrides)).toContain(problem);
});

function withHash(integrity: string): object {
  return { node: { entry: 'a.js', files: { 'a.js': { ...file, integrity } } } };
}

test('accepts the maximum number of files of a build, and no more', () => {
  const build = (count: number) =>
    withFiles(Object.fromEntries(countTo(count).map((index) => [`f${index}`, 1])));
  expect(findProblems(build(20_000))).toBe('');
  expect(findProblems(build(20_001))).toContain('node.files: has more than 20000 entries');
});

test('pins record the rights that a maintainer allowed', () => {
  const pin = { version: '1.0.0', release: 'a/releases/1.0.0.json', integrity: HASH, previous: null };
  const allowed = { origins: ['https://a.example'], permissions: ['camera'], weights: ['total'] };
  expect(validatePins({ schema: 1, remotes: { a: { ...pin, allowed } } }).isValid).toBe(true);
  expect(
    toText(validatePins({ schema: 1, remotes: { a: { ...pin, allowed: { permissions: ['all'] } } } })),
  ).toBe(
    '- remotes.a.allowed.permissions.0: is not a permission that a page can request. Use one of: camera, display-capture, geolocation, hid, microphone, midi, payment, serial, usb.',
  );
});

test('names the whole file "the file", and counts only the problems left out', () => {
  expect(toText(validateRelease(null))).toMatch(/^- the file: /);
  const problems = countTo(20).map((index) => ({ path: `${index}`, message: 'is wrong.' }));
  expect(formatProblems(problems).split('\n')).toHaveLength(20);
  expect(formatProblems([...problems, { path: '', message: 'x' }])).toMatch(/\n- and 1 more$/);
});

test.each<[what: string, text: string, isValid: boolean]>([
  ['twelve levels of lists', '['.repeat(12) + ']'.repeat(12), true],
  ['thirteen levels of lists', '['.repeat(13) + ']'.repeat(13), false],
  ['twelve levels of objects', '{"a":'.repeat(11) + '{}' + '}'.repeat(11), true],
  ['thirteen levels of objects', '{"a":'.repeat(12) + '{}' + '}'.repeat(12), false],
  ['many lists side by side', `[${'[],{},'.repeat(20)}1]`, true],
  [
    'thirteen levels after many lists side by side',
    `[${'[],{},'.repeat(20)}${'['.repeat(12)}${']'.repeat(13)}`,
    false,
  ],
  ['thirteen levels after strings', `["\\"\\\\",${'['.repeat(12)}${']'.repeat(13)}`, false],
  ['brackets in strings', JSON.stringify([`"${'['.repeat(20)}`, '\\', '{'.repeat(20)]), true],
])('nested %s: %#', (_what, json, isValid) => {
  expect(validateJson(Buffer.from(json)).isValid).toBe(isValid);
});

test('reads 16 MiB, but no more', () => {
  const toJson = (bytes: number) => Buffer.from(`"${'x'.repeat(bytes - 2)}"`);
  expect(validateJson(toJson(16 * MIB)).isValid).toBe(true);
  expect(toText(validateJson(toJson(16 * MIB + 1)))).toBe(
    '- the file: has 16777217 bytes, more than the 16777216 that are read. Make it smaller.',
  );
});

const PIN = { version: '1.0.0', release: 'a/releases/1.0.0.json', integrity: HASH, previous: null };

const findPinProblems = (unchecked: string) =>
  toText(validatePins({ schema: 1, remotes: { 'js-demos': { ...PIN, unchecked } } }));

test.each(['x', 'x'.repeat(200)])('accepts the reason %s for a pin that no browser checked', (reason) => {
  expect(findPinProblems(reason)).toBe('');
});

test.each([
  ['an empty reason', ''],
  ['a reason of 201 characters', 'x'.repeat(201)],
  ['a reason of two lines', 'one\ntwo'],
  ['a reason that ends with a line break', 'one\n'],
  ['a reason that begins with a line break', '\none'],
])('refuses %s for a pin that no browser checked', (_what, reason) => {
  expect(findPinProblems(reason)).toContain('unchecked: is not one line of at most 200 characters');
});

test('the reason of a revocation has one to 10,000 characters', () => {
  const find = (reason: string) =>
    toText(
      validatePins({
        schema: 1,
        remotes: {},
        revoked: [{ id: 'a', version: '1.0.0', integrity: HASH, reason, date: '2026-01-31' }],
      }),
    );
  expect(find('x')).toBe('');
  expect(find('x'.repeat(10_000))).toBe('');
  expect(find('')).toContain('revoked.0.reason: is empty');
  expect(find('x'.repeat(10_001))).toContain('revoked.0.reason: is longer than 10000 characters');
});
