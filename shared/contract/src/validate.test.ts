import { createRelease, file, HASH } from './contract-testing/createRelease';
import type { Release } from './release';
import { formatProblems, validateJson, validatePins, validateRelease } from './validate';

/** The web files of a valid release, with further files of this name and size. */
function withFile(name: string, bytes = 1, count = 1): Release['web'] {
  const { web } = createRelease();
  const names = Array.from({ length: count }, (_file, index) => (index === 0 ? name : `${index}${name}`));
  return {
    ...web,
    files: { ...web.files, ...Object.fromEntries(names.map((key) => [key, { ...file, bytes }])) },
  };
}

function getProblems(value: unknown): string {
  const validation = validateRelease(value);
  return validation.isValid ? '' : formatProblems(validation.problems);
}

test('accepts a complete release and returns it unchanged', () => {
  const release = createRelease();
  expect(validateRelease(release)).toEqual({ isValid: true, value: release });
});

test('a project has the fields of the specification, and its description may have line breaks', () => {
  const release = createRelease();
  const entry = { ...release.catalogue[0], description: 'Nine pads.\nOne loop.' };
  expect(validateRelease({ ...release, catalogue: [entry] }).isValid).toBe(true);
  for (const field of ['id', 'portfolio', 'title', 'img', 'tags', 'description', 'component', 'blog'])
    expect(getProblems({ ...release, catalogue: [{ ...entry, [field]: undefined }] })).toContain(
      `catalogue.0.${field}`,
    );
  for (const [field, wrong] of Object.entries({
    portfolio: 'yes',
    tags: 'Audio',
    component: 7,
    blog: 'text',
  }))
    expect(getProblems({ ...release, catalogue: [{ ...entry, [field]: wrong }] })).toContain(
      `catalogue.0.${field}`,
    );
  const withoutPage = { ...entry, component: null, path: null };
  expect(validateRelease({ ...release, catalogue: [withoutPage] }).isValid).toBe(true);
});

test.each([
  [
    'a control sequence for terminals',
    { description: 'Nine\x1b[2J pads' },
    'description: has a character that',
  ],
  ['a C1 control character', { title: 'Nine\x9b2J pads' }, 'title: has a character that'],
  ['a character that XML forbids', { description: 'Nine\uffff pads' }, 'description: has a character that'],
  ['half of a character', { title: 'Nine \ud83d pads' }, 'title: has a character that'],
  ['a line break in a tag', { tags: ['Web\nAudio'] }, 'tags.0: has a character that'],
  [
    'letters in the reverse order',
    { title: 'Pulse \u202enoitamina' },
    'title: has a character that changes the order of letters (U+202A to',
  ],
  [
    'accents piled up over the cards above',
    { title: `Pulse${'\u0302'.repeat(9)}` },
    'title: has more than 8 marks on one letter',
  ],
  ['an embedding', { description: 'Nine \u202apads' }, 'description: has a character that changes the order'],
  ['an isolate', { headline: 'Nine \u2066pads' }, 'headline: has a character that changes the order'],
  ['the end of an isolate', { tags: ['Web\u2069'] }, 'tags.0: has a character that changes the order'],
])('refuses a text with %s', (_what, overrides, problem) => {
  const release = createRelease();
  expect(getProblems({ ...release, catalogue: [{ ...release.catalogue[0], ...overrides }] })).toContain(
    problem,
  );
});

test('accepts other characters in texts', () => {
  const release = createRelease();
  const texts = {
    title: 'Neun Pads – 🥁 שלום',
    headline: '🇳🇱',
    tags: ['👩\u200d💻', '♥\ufe0f', '5\u00a0kg', 'می\u200cخواهم', 'שלום\u200f!', 'हिन्दी'],
    description: 'a\tb\nc Donau\u00addampf\u200bschiff',
  };
  expect(getProblems({ ...release, catalogue: [{ ...release.catalogue[0], ...texts }] })).toBe('');
});

test('a message has no control characters of unknown keys', () => {
  expect(getProblems({ ...createRelease(), '\x1b[2Jx': 1 })).toBe(
    '- the file: has unknown keys: [2Jx. Correct them, or remove them.',
  );
  expect(getProblems({ ...createRelease(), 'a\u202eb\u2066c\u200fd\u061ce': 1 })).toContain('keys: abcde.');
});

test('a message quotes no more than 2,000 characters of an unknown key', () => {
  expect(getProblems({ ...createRelease(), ['x'.repeat(3000)]: 1 })).toHaveLength(2000);
});

test('accepts a page that hydrates on interaction', () => {
  const release = createRelease();
  const catalogue = release.catalogue.map((entry) => ({ ...entry, hydrate: 'on-interaction' }));
  expect(validateRelease({ ...release, catalogue }).isValid).toBe(true);
});

test('accepts an older release that still states its origin', () => {
  const origin = { commit: null, builtAt: '2026-11-01T10:00:00.000Z' };
  expect(validateRelease({ ...createRelease(), ...origin }).isValid).toBe(true);
});

test.each([
  ['id', { id: 'jsDemos' }, 'id: is not a kebab-case id'],
  ['version', { version: '1.0' }, 'version: is not a semantic version. Write it as "1.2.3"'],
  ['contract', { contract: 'one' }, 'contract: is not a semantic version'],
  ['entry', { node: { entry: 'other.js', files: {} } }, 'node.entry: names a file that is not listed'],
  [
    'integrity',
    { web: { entry: 'a.js', files: { 'a.js': { bytes: 1, integrity: 'md5-x' } } } },
    'is not a SHA-256 or SHA-384 hash',
  ],
  [
    'path out of the folder',
    { remote: { js: ['../secret.js'], css: [] } },
    'remote.js.0: is not a plain relative path',
  ],
  ['page file', { pages: { drumKit: { js: ['gone.js'], css: [] } } }, 'pages.drumKit: needs "gone.js"'],
  ['singleton range', { singletons: { react: 'newest' } }, 'singletons.react: is not a semver range'],
  ['origin', { connectOrigins: ['https://a.example/path'] }, 'connectOrigins.0: is not an origin'],
  ['unknown field', { extra: true }, 'extra'],
  ['container', { container: 'cssDemos' }, 'container: is not "jsDemos"'],
  ['id named like a property of every object', { id: 'constructor' }, 'id: is not a kebab-case id'],
  [
    'entry named like a property of every object',
    { node: { entry: 'constructor', files: {} } },
    'node.entry: names a file that is not listed',
  ],
  ['script', { remote: { js: ['card.svg'], css: [] } }, 'remote.js.0: is not a script'],
  ['source map as script', { remote: { js: ['drum.js.map'], css: [] } }, 'remote.js.0: is not a script'],
  [
    'source map as style file',
    { remote: { js: [], css: ['a.css.map'] } },
    'remote.css.0: is not a style file',
  ],
  [
    'style file of a page',
    { pages: { drumKit: { js: [], css: ['drum.CSS'] } } },
    'pages.drumKit.css.0: is not a style file',
  ],
  ['path with an empty part', { remote: { js: ['a//b.js'], css: [] } }, 'is not a plain relative path'],
  ['path of a hidden file', { remote: { js: ['a/.b.js'], css: [] } }, 'is not a plain relative path'],
  ['path that is too long', { remote: { js: ['a'.repeat(201)], css: [] } }, 'is longer than 200 characters'],
  [
    'file that looks like a page',
    { web: withFile('a.html') },
    'web.files.a.html: would be mistaken for a page',
  ],
  ['compressed copy', { web: withFile('card.svg.br') }, 'would be mistaken for a page or a compressed copy'],
  [
    'folder in the place of a compressed copy',
    { web: withFile('drum.js.br/a.svg') },
    'would be mistaken for',
  ],
  [
    'second file that differs in case only',
    { web: withFile('Card.svg') },
    'differs from another file by case only',
  ],
  ['file inside a file', { web: withFile('card.svg/a.js') }, 'lies in a folder that is a file'],
  ['file size', { web: withFile('a.js', 1e12) }, 'Make the file smaller'],
  ['sum of sizes', { web: withFile('a.js', 6e7, 9) }, 'more than the 268435456 of a build'],
] as [string, object, string][])('refuses a wrong %s with path and remedy', (_name, overrides, expected) => {
  expect(getProblems({ ...createRelease(), ...overrides })).toContain(expected);
});

test.each([
  ['a route of no known type', { path: '/work/games/drumKit' }, 'catalogue.0.path: names no known type'],
  ['a route outside /work', { path: '/drumKit' }, 'catalogue.0.path: is not a route of a project'],
  ['a route of another type', { path: '/work/CSS/drumKit' }, 'catalogue.0.path: is below another type'],
  ['a route of which hosts make the list', { path: '/work/js/Index' }, 'catalogue.0.path: ends in "index"'],
  ['a redirect from outside /work', { redirects: ['/login'] }, 'catalogue.0.redirects.0: is not a route'],
  ['a redirect with a line break', { redirects: ['/work/js/a\n/evil'] }, 'redirects.0: is not a route'],
  ['a redirect with a space', { redirects: ['/work/js/a b'] }, 'redirects.0: is not a route'],
  ['a redirect with ".."', { redirects: ['/work/js/..'] }, 'redirects.0: is not a route'],
  ['a redirect of another type', { redirects: ['/work/UX/a'] }, 'redirects.0: is below another type'],
  ['a page named like a property of every object', { component: 'toString' }, 'names the page "toString"'],
  ['an unknown time to hydrate', { hydrate: 'on-idle' }, 'catalogue.0.hydrate: is not "on-interaction"'],
  ['an unknown permission', { permissions: ['cameras'] }, 'permissions.0: is not a permission'],
  [
    'an origin with a path',
    { connectOrigins: ['https://a.example/b'] },
    'connectOrigins.0: is not an origin',
  ],
  ['a page without a route', { path: null }, 'catalogue.0.path: and component go together'],
  ['a page that does not exist', { component: 'snare' }, 'catalogue.0.component: names the page "snare"'],
  [
    'a picture that does not exist',
    { img: { src: 'no.svg', alt: 'No', widthPx: 1, heightPx: 1 } },
    'catalogue.0.img.src: names "no.svg"',
  ],
  [
    'no alternative text',
    { img: { src: 'card.svg', alt: '', widthPx: 1, heightPx: 1 } },
    'catalogue.0.img.alt: is empty',
  ],
] as [string, object, string][])('refuses a catalogue entry with %s', (_name, overrides, expected) => {
  const [entry] = createRelease().catalogue;
  expect(getProblems({ ...createRelease(), catalogue: [{ ...entry, ...overrides }] })).toContain(expected);
});

test('reports every problem at once', () => {
  const [entry] = createRelease().catalogue;
  const catalogue = [entry, entry];
  const problems = getProblems({ ...createRelease(), version: 'x', contract: 'x' });
  expect(problems.split('\n')).toHaveLength(2);
  expect(getProblems({ ...createRelease(), catalogue })).toMatch(
    /catalogue\.1\.id: repeats .*\n.*catalogue\.1\.path: repeats/,
  );
});

test('accepts pins with and without a previous release and refuses others', () => {
  const pin = { version: '1.0.0', release: 'js-demos/releases/1.0.0.json', integrity: HASH };
  const remotes = {
    'js-demos': { ...pin, previous: null },
    rsvp: { ...pin, previous: pin, earlier: [pin], rolledBack: ['1.1.0'] },
  };
  expect(validatePins({ schema: 1, remotes }).isValid).toBe(true);
  const refused = validatePins({ schema: 2, remotes: { 'JS demos': pin, rsvp: { ...pin, integrity: '' } } });
  expect(refused.isValid).toBe(false);
  if (!refused.isValid) expect(refused.problems.length).toBeGreaterThanOrEqual(3);
});

test('accepts revoked releases with reason and date, and refuses others', () => {
  const revoked = {
    id: 'rsvp',
    version: '1.0.0',
    integrity: HASH,
    entry: 'remoteEntry.0123abcd.js',
    reason: 'It sends what guests type elsewhere.',
    date: '2026-01-31',
  };
  expect(validatePins({ schema: 1, remotes: {}, revoked: [revoked] }).isValid).toBe(true);
  const refused = validatePins({
    schema: 1,
    remotes: {},
    revoked: [{ ...revoked, entry: '../other.js', reason: ' ', date: 'yesterday' }],
  });
  expect(refused.isValid ? [] : refused.problems.map(({ path }) => path)).toEqual([
    'revoked.0.entry',
    'revoked.0.reason',
    'revoked.0.date',
  ]);
});

test.each([
  ['text that is not JSON', '{', 'is not JSON'],
  ['values nested too deep', '['.repeat(100_000), 'objects and arrays nested more than 12 deep'],
  ['keys that change the prototype', '{"a":{"__proto__":{}}}', 'has the key "__proto__"'],
])('refuses %s before validating anything', (_name, text, expected) => {
  const parsed = validateJson(Buffer.from(text));
  expect(parsed.isValid ? '' : formatProblems(parsed.problems)).toContain(expected);
});

test('reads JSON whose strings look like nesting', () => {
  const value = { text: '[[[[[[[[[[[[[[["\\', list: [1] };
  expect(validateJson(Buffer.from(JSON.stringify(value)))).toEqual({ isValid: true, value });
});

test('a message lists only the first of very many problems', () => {
  const problems = Array.from({ length: 1000 }, (_value, index) => ({
    path: `${index}`,
    message: 'is wrong.',
  }));
  const lines = formatProblems(problems).split('\n');
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toBe('- and 980 more');
});
