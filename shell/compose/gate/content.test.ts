import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Release, ReleasePin } from '@portfolio/contract';
import { type Registry, toIntegrity } from '@portfolio/registry';
import { checkContent } from './checkContent';
import { checkOwnCopies } from './ownCopies';
import { checkStyles } from './pageStyles';

/** A release with these browser files, and a registry from which only script and style files can be read. */
function publish(files: Readonly<Record<string, string | Buffer>>): [Release, Registry] {
  const listed = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, { bytes: text.length, integrity: toIntegrity(text) }]),
  );
  const read = (address: string) => {
    const file = address.replace('a/web/', '');
    return /\.(js|css)$/i.test(file)
      ? Promise.resolve(Buffer.from(files[file] ?? ''))
      : Promise.reject(new Error(`${file} is read without need.`));
  };
  const release = { id: 'a', version: '1.0.0', web: { entry: 'a.js', files: listed } };
  return [release as unknown as Release, { location: 'here', read } as unknown as Registry];
}

test.each<[name: string, code: string]>([
  ['react', 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE = {}'],
  ['react-dom', 'e.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={}'],
  ['styled-components', 'process.env.SC_DISABLE_SPEEDY'],
  ['react', 'const $e=Symbol.for("react.element");e.jsx=(t)=>({$$typeof:$e,type:t})'],
])('finds a copy of %s and names the file', async (name, code) => {
  const files = { 'a.js': 'one()', 'b.js': code, 'c.css': code, 'b.js.map': code, 'd.svg': code };
  expect(await checkOwnCopies(...publish(files))).toEqual([
    {
      check: 'singletons',
      problem: `a 1.0.0 carries its own copy of ${name} in b.js.`,
      nextStep: `Import ${name} by its plain name and build with @portfolio/build, which takes it from the shell.`,
    },
  ]);
});

test.each<[name: string, code: string]>([
  ['a name of 1 MiB', 'a'.repeat(1 << 20)],
  ['a name of 1 MiB of dollar signs', '$'.repeat(1 << 20)],
  ['20,000 names of its symbol', 'x=Symbol.for("react.element")'.repeat(20_000)],
  ['as many types before them', `{$$typeof:x}${'x=Symbol.for("react.element")'.repeat(20_000)}`],
])('a script with %s, but no element of React, does not keep the gate busy', async (_name, code) => {
  const startMs = performance.now();
  expect(await checkOwnCopies(...publish({ 'a.js': code }))).toEqual([]);
  // Takes milliseconds, or many minutes in quadratic time.
  expect(performance.now() - startMs).toBeLessThan(10_000);
});

test('finds rules for the rest of the site in scripts and style files', async () => {
  const files = {
    'a.js': 'n.createGlobalStyle``',
    'b.css': 'p, .a, h1 {}',
    'c.CSS': 'p {}',
    'b.css.map': 'p {}',
    'd.svg': 'p {}',
  };
  expect((await checkStyles(...publish(files))).map(({ check, problem }) => [check, problem])).toEqual([
    ['styles', 'a 1.0.0 styles more than its pages in a.js: "createGlobalStyle" styles the whole site.'],
    ['styles', 'a 1.0.0 styles more than its pages in b.css: "p" can match outside its page.'],
    ['styles', 'a 1.0.0 styles more than its pages in b.css: "h1" can match outside its page.'],
    ['styles', 'a 1.0.0 styles more than its pages in c.CSS: "p" can match outside its page.'],
  ]);
});

test('refuses a file that is not UTF-8, and goes on with the next', async () => {
  // As UTF-8, a comment and a rule of the page; as UTF-16, a rule for the header between other letters.
  const text = Buffer.concat([
    Buffer.from([0xff, 0xfe, ...Buffer.from('/*')]),
    Buffer.from('{}header{display:none}', 'utf16le'),
    Buffer.from('*/.a{}'),
  ]);
  expect(new TextDecoder('utf-16le').decode(text)).toContain('{}header{display:none}');
  expect(await checkStyles(...publish({ 'a.css': text, 'b.css': '\ufeff.é {}', 'c.css': 'p {}' }))).toEqual([
    {
      check: 'styles',
      problem: 'a 1.0.0 has a.css in another encoding than UTF-8, which browsers may read in another way.',
      nextStep: 'Save its sources as UTF-8.',
    },
    expect.objectContaining({ problem: expect.stringContaining('in c.css: "p"') as string }),
  ]);
});

test('refuses a file whose styles take too long to check, and goes on with the next', async () => {
  const rules = Array.from({ length: 100_000 }, (_, index) => `.a${index}:is(.b, .c) { color: red }`).join(
    '\n',
  );
  expect(await checkStyles(...publish({ 'a.css': rules, 'b.css': 'p {}' }), 500)).toEqual([
    {
      check: 'styles',
      problem: 'a 1.0.0 has styles in a.css that are not checked after 0.5 s.',
      nextStep: 'Use fewer rules, or shorter ones.',
    },
    expect.objectContaining({ problem: expect.stringContaining('in b.css: "p"') as string }),
  ]);
});

describe('checkContent', () => {
  const SOUND = { 'a.js': 'one()', 'a.css': '.a {}' };
  const COPY = { 'a.js': 'process.env.SC_DISABLE_SPEEDY', 'a.css': 'p {}' };
  const NOT_READ: Registry['read'] = () => Promise.reject(new Error('It was read again.'));

  let folder: string;

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  });

  afterEach(() => fs.rmSync(folder, { recursive: true }));

  function check(files: Readonly<Record<string, string>>, integrity: string, read?: Registry['read']) {
    const [release, registry] = publish(files);
    const pin = { integrity } as ReleasePin;
    const found = checkContent({ release, pin }, { ...registry, ...(read && { read }) }, folder);
    return found.then((refusals) => refusals.map((refusal) => refusal.check));
  }

  test('reads a valid release once per machine', async () => {
    expect(await check(SOUND, 'sha384-one')).toEqual([]);
    expect(await check(SOUND, 'sha384-one', NOT_READ)).toEqual([]);
    await expect(check(SOUND, 'sha384-two', NOT_READ)).rejects.toThrow('It was read again.');
    expect(await check(SOUND, 'sha384-two')).toEqual([]);
  });

  test('refuses faulty scripts and styles at every check', async () => {
    expect(await check(COPY, 'sha384-one')).toEqual(['singletons', 'styles']);
    expect(await check(COPY, 'sha384-one')).toEqual(['singletons', 'styles']);
  });
});
