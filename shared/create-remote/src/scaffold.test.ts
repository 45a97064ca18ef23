import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { createPage } from './createPage';
import { createRemote } from './createRemote';
import { addEntry, addLoader } from './registerPage';
import { writeFiles } from './writeFiles';

const ROOT = path.resolve(__dirname, '../../..');
const MOUNT = '/work/js';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'scaffold-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');

/** Reads every file in the folder. */
const readAll = () =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(folder, name)).isFile())
    .map((name) => [name, read(name)]);

test('a new remote has its pages at the mount path, under its own name, with no placeholder left', () => {
  const { path: page } = createRemote(folder, { id: 'sound-toys', mount: MOUNT });
  expect(page).toBe('/work/js/soundToys');
  expect(read('sound-toys/package.json')).toContain('"name": "@portfolio/sound-toys"');
  expect(read('sound-toys/README.md')).toMatch(/^# sound-toys\n\n[^*]+$/);
  expect(read('sound-toys/src/standalone.tsx')).toContain("title: 'Sound toys'");
  expect(read('sound-toys/src/remote.ts')).toContain('./pages/soundToys/page');
  expect(read('sound-toys/src/catalogue.ts')).toMatch(
    /type: 'JavaScript',[^]*title: 'Sound toys',[^]*path: '\/work\/js\/soundToys'/,
  );
  for (const [name, text] of readAll()) expect(`${name}\n${text}`).not.toMatch(/__(?!dirname)|TODO|lorem/i);
});

test('the generated files compile against the packages', () => {
  // Inside the repository, so that its packages are found.
  const cache = path.join(ROOT, 'shared/create-remote/.cache');
  fs.mkdirSync(cache, { recursive: true });
  const here = fs.mkdtempSync(path.join(cache, 'types-'));
  try {
    createRemote(here, { id: 'sound-toys', mount: MOUNT });
    const { config } = ts.readConfigFile(path.join(here, 'sound-toys/tsconfig.json'), (file) =>
      ts.sys.readFile(file),
    ) as { config: object };
    const { options, fileNames } = ts.parseJsonConfigFileContent(
      config,
      ts.sys,
      path.join(here, 'sound-toys'),
    );
    const program = ts.createProgram(fileNames, options);
    const problems = fileNames
      .map((name) => program.getSourceFile(name))
      .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)]);
    expect(
      problems.map(({ file, messageText }) => [path.basename(file?.fileName ?? ''), messageText]),
    ).toEqual([]);
    expect(fileNames.length).toBeGreaterThan(10);
  } finally {
    fs.rmSync(here, { recursive: true });
  }
});

test.each([
  ['in its own repository', true, 'own/sound-toys/node_modules/@portfolio/build'],
  ['beside others', false, 'shared/build'],
])(
  'the files generated %s pass their own lint, which refuses an import of the shell with the remedy',
  (_title, isAlone, build) => {
    const remotes = path.join(folder, isAlone ? 'own' : 'remotes');
    createRemote(remotes, { id: 'sound-toys', mount: MOUNT, isAlone });
    const link = path.join(folder, build);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(path.join(ROOT, 'shared/build'), link);
    const dir = path.join(remotes, 'sound-toys');
    const { lint } = (
      JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
        scripts: Record<string, string>;
      }
    ).scripts;
    const [program = '', ...options] = lint?.split(' ') ?? [];
    const run = () =>
      spawnSync(path.join(ROOT, 'node_modules/.bin', program), options, { cwd: dir, encoding: 'utf8' });
    expect(run()).toMatchObject({ stdout: expect.stringContaining('0 warnings and 0 errors'), status: 0 });
    fs.appendFileSync(path.join(dir, 'src/catalogue.ts'), "\nexport * from '../../../shell/src/site';\n");
    const { status, stdout } = run();
    expect(status).toBe(1);
    expect(stdout).toContain('link to another remote with a plain <a href>');
  },
);

test('only a remote in its own repository has a list of install scripts, of those that the root denies', () => {
  const readScripts = (file: string) =>
    (JSON.parse(fs.readFileSync(file, 'utf8')) as { allowScripts?: Record<string, boolean> }).allowScripts;
  createRemote(folder, { id: 'toys', mount: MOUNT });
  createRemote(folder, { id: 'own-toys', mount: MOUNT, isAlone: true });
  expect(readScripts(path.join(folder, 'toys/package.json'))).toBeUndefined();
  const denied = readScripts(path.join(folder, 'own-toys/package.json'));
  expect(Object.keys(denied ?? {})).toContain('esbuild');
  expect(readScripts(path.join(ROOT, 'package.json'))).toMatchObject(denied ?? {});
});

test('adds a further page after the first one, with the given title', () => {
  createRemote(folder, { id: 'toys', mount: '/work/WebUX', page: 'first' });
  const { path: page, files } = createPage(path.join(folder, 'toys'), 'toys', {
    page: 'second',
    title: 'Second, of two',
  });
  expect(page).toBe('/work/WebUX/second');
  expect(files).toContain('e2e/second.e2e.ts');
  expect(read('toys/src/remote.ts')).toMatch(/first: [^]*second: /);
  expect(read('toys/src/catalogue.ts')).toMatch(/id: 'first'[^]*id: 'second',[^]*title: 'Second, of two'/);
});

test('the generated files are formatted, even with the shortest and the longest names', () => {
  const id = 'a'.repeat(32);
  const page = 'b'.repeat(24);
  const title = 'C'.repeat(60);
  createRemote(folder, { id: 'ab', mount: '/work/UI' });
  createRemote(folder, { id, mount: '/work/JavaScript', page, title });
  const formatter = path.join(ROOT, 'node_modules/.bin/oxfmt');
  const config = path.join(ROOT, '.oxfmtrc.json');
  const check = () => execFileSync(formatter, ['--config', config, '--check', folder], { stdio: 'pipe' });
  expect(check).not.toThrow();
});

test('a remote’s own templates replace the general ones', () => {
  createRemote(folder, { id: 'toys', mount: MOUNT });
  writeFiles(
    path.join(folder, 'toys'),
    new Map([['scaffold/page/src/pages/__page__/page.tsx.txt', '// __Page__ of __remote__\n']]),
  );
  createPage(path.join(folder, 'toys'), 'toys', { page: 'tapTempo' });
  expect(read('toys/src/pages/tapTempo/page.tsx')).toBe('// TapTempo of toys\n');
  expect(read('toys/src/pages/tapTempo/WidthDemo.tsx')).toContain('Dimension');
});

describe('refusals', () => {
  beforeEach(() => {
    createRemote(folder, { id: 'toys', mount: MOUNT, page: 'tapTempo' });
    fs.mkdirSync(path.join(folder, 'toys/src/pages/half'));
  });

  test.each([
    ['a page that exists', 'tapTempo', 'ALREADY_THERE', 'Choose another name'],
    ['a page that differs in case only', 'taptempo', 'ALREADY_THERE', 'Choose another name'],
    ['a folder that exists', 'half', 'ALREADY_THERE', 'or remove it'],
    ['a name in kebab case', 'tap-tempo', 'BAD_NAME', 'camel case'],
    ['a name with ".."', '../tempo', 'BAD_NAME', 'camel case'],
    ['an empty name', '', 'BAD_NAME', 'camel case'],
    ['the name of the exposed module', 'remote', 'BAD_NAME', 'not "remote"'],
  ])('%s: writes nothing and names the next step', (_title, page, code, advice) => {
    const before = readAll();
    expect(() => createPage(path.join(folder, 'toys'), 'toys', { page })).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(advice) }),
    );
    expect(readAll()).toEqual(before);
  });

  test.each([
    ['an id that exists', { id: 'toys' }, 'ALREADY_THERE', 'Choose another id'],
    ['an id that is not kebab-case', { id: 'Sound_Toys' }, 'BAD_NAME', 'single hyphens'],
    ['the shell’s own name', { id: 'shell' }, 'BAD_NAME', 'taken in every page'],
    ['the name of a global', { id: 'location' }, 'BAD_NAME', 'taken in every page'],
    ['the folder of all remotes', { id: 'remotes' }, 'BAD_NAME', 'neither remote nor remotes'],
    ['a mount path of no known type', { id: 'games', mount: '/play' }, 'BAD_NAME', '"/work/js"'],
    [
      'a title that would end its string in the code',
      { id: 'games', title: "it's" },
      'BAD_NAME',
      'letters, digits',
    ],
  ])('%s: writes nothing and names the next step', (_title, remote, code, advice) => {
    const before = readAll();
    expect(() => createRemote(folder, { mount: MOUNT, ...remote })).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(advice) }),
    );
    expect(readAll()).toEqual(before);
  });

  test('leaves a remote alone that lists its pages in another way', () => {
    expect(() => addLoader('export const pages = makePages();\n', 'x')).toThrow(
      /src\/remote\.ts has no list/,
    );
    expect(() => addEntry('const STUDIES = [\n  first,\n];\n', 'x', '')).toThrow(
      /src\/catalogue\.ts has no array/,
    );
  });
});

test('a checkout with line ends of Windows gets a further page too', () => {
  const toWindows = (text: string) => text.replaceAll('\n', '\r\n');
  const pages = 'export const pages = {\n  first: () => load(),\n};\n';
  const catalogue =
    "import a from './a.svg';\n\nexport const catalogue = [\n  {\n    id: 'first',\n  },\n];\n";
  const entry = "  {\n    id: 'next',\n  },\n";
  expect(addLoader(toWindows(pages), 'next')).toBe(addLoader(pages, 'next'));
  expect(addEntry(toWindows(catalogue), 'next', toWindows(entry))).toBe(addEntry(catalogue, 'next', entry));
});

test('a separate repository has the same line ends on every system', () => {
  createRemote(folder, { id: 'toys', mount: MOUNT });
  createRemote(folder, { id: 'own-toys', mount: MOUNT, isAlone: true });
  expect(read('own-toys/.gitattributes')).toBe(fs.readFileSync(path.join(ROOT, '.gitattributes'), 'utf8'));
  expect(fs.existsSync(path.join(folder, 'toys/.gitattributes'))).toBe(false);
});

test('if one file cannot be written, removes those written before', () => {
  const before = [['kept.txt', 'old']];
  fs.writeFileSync(path.join(folder, 'kept.txt'), 'old');
  const files = new Map([
    ['kept.txt', 'new'],
    ['a/b/new.txt', 'new'],
    ['kept.txt/below', 'new'],
  ]);
  expect(() => writeFiles(folder, files)).toThrow();
  expect(readAll()).toEqual(before);
  expect(fs.existsSync(path.join(folder, 'a'))).toBe(false);
});
