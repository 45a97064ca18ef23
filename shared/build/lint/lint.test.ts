import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const OXLINT = path.join(path.dirname(require.resolve('oxlint/package.json')), 'bin/oxlint');

interface Diagnostic {
  code: string;
  message: string;
  filename: string;
}

type Files = Readonly<Record<string, string>>;

/** The files of each case, in a folder of its own, so that one run of the linter is enough for all. */
const cases: Files[] = [];
let folder: string;
let diagnostics: readonly Diagnostic[];

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  for (const [index, files] of cases.entries())
    for (const [file, text] of Object.entries(files)) {
      const written = path.join(folder, `${index}`, file);
      fs.mkdirSync(path.dirname(written), { recursive: true });
      fs.writeFileSync(written, text);
    }
  const { stdout } = spawnSync(process.execPath, [OXLINT, '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  ({ diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] });
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The configuration that takes its rules from this folder; an absolute path is the same in every folder. */
const withRules = (name: 'code.json' | 'remote.json') =>
  JSON.stringify({ extends: [path.join(__dirname, name)] });

/** Adds a case: files of a remote in its own repository, if they have no configuration. */
function lintLater(files: Files): () => Record<string, string[]> {
  const index = cases.push({ '.oxlintrc.json': withRules('remote.json'), ...files }) - 1;
  return () => {
    const ofFile = (file: string) =>
      diagnostics
        .filter(({ filename }) => filename === `${index}/${file}`)
        .map(({ code, message }) => `${code}: ${message}`)
        .sort();
    return Object.fromEntries(Object.keys(files).map((file) => [file, ofFile(file)]));
  };
}

const toImport = (target: string) => `import * as it from '${target}';\nit.use();\n`;
const toEach = (files: readonly string[], code: string) =>
  Object.fromEntries(files.map((file) => [file, code]));

const PAGE = 'src/pages/tapTempo/page.tsx';
const PART = 'src/pages/tapTempo/parts/Beat.tsx';
const TEST = 'src/pages/tapTempo/page.test.tsx';
const BROWSER_TEST = 'e2e/tapTempo.e2e.ts';
const SCRIPT = 'tools/draw.ts';

const REFUSED: readonly (readonly [string, string, string, readonly string[]])[] = [
  ['the shell', '@portfolio/shell', 'Ask for the service through PageProps', [PAGE, PART, TEST, SCRIPT]],
  ['another remote', '@portfolio/css-demos/src/copy', 'with a plain <a href>', [PAGE, TEST, BROWSER_TEST]],
  [
    'a file of the shell',
    '../../../../shell/src/theme',
    'A remote is deployed from its own folder',
    [PAGE, TEST],
  ],
  [
    'a file of the shell, from a script',
    '../../shell/http/serve',
    'A remote is deployed from its own folder',
    [SCRIPT],
  ],
  [
    'another remote in the same repository',
    '../../../../../css-demos/src/remote',
    'A remote is deployed from its own folder',
    [PART],
  ],
  ['another page', '../echo/page', 'Move code that two pages need beside pages/', [PAGE, TEST]],
  ['another page, from a folder', '../../echo/parts/Tail', 'beside pages/', [PART]],
  ['another page, over a detour', '../../pages/echo/page', 'beside pages/', [PAGE]],
  ['the federation runtime', '@module-federation/runtime', 'The shell loads remotes', [PAGE, TEST]],
  ['a test', './page.test', 'Move the code that is needed into a separate module', [PAGE, PART]],
  ['a test helper', '@portfolio/testing', 'Shipped code does not use test helpers', [PAGE, PART]],
  ['a testing library', '@testing-library/react', 'Shipped code does not use test helpers', [PAGE]],
  ['the build', '@portfolio/build/singletons', 'run in Node', [PAGE]],
  ['a Node module', 'node:fs', 'Use the web platform', [PAGE, PART]],
];

test.each(
  REFUSED.map(
    ([title, target, remedy, files]) => [title, remedy, lintLater(toEach(files, toImport(target)))] as const,
  ),
)('an import of %s is refused with the remedy', (_title, remedy, lint) => {
  for (const problems of Object.values(lint())) {
    expect(problems).toEqual([expect.stringContaining('portfolio(remote-imports)')]);
    expect(problems[0]).toContain(remedy);
  }
});

const OTHER_WAYS = lintLater({
  [PAGE]: "void import('@portfolio/css-demos');\n",
  [PART]: "export * from '@portfolio/css-demos';\nexport { it } from '@portfolio/css-demos';\n",
  'src/global.tsx': "import { createGlobalStyle } from 'styled-components';\nvoid createGlobalStyle``;\n",
});

test('import(), export and createGlobalStyle are refused, too', () => {
  expect(OTHER_WAYS()).toEqual({
    [PAGE]: [expect.stringContaining('with a plain <a href>')],
    [PART]: Array(2).fill(expect.stringContaining('with a plain <a href>')),
    'src/global.tsx': [expect.stringContaining('Use a styled component')],
  });
});

const ALLOWED: readonly (readonly [string, readonly string[]])[] = [
  [PAGE, ['@portfolio/contract', '@portfolio/design/tokens', '@portfolio/kit/demo', 'react', 'react-dom']],
  [PAGE, ['./WidthDemo', './parts/Beat', '../../copy/Copy', '../shared', '../../catalogue']],
  [PART, ['../explanation', '../sounds/tick', '../../../copy/Copy']],
  [TEST, ['@portfolio/testing', '@testing-library/react', 'node:fs', './page']],
  [
    BROWSER_TEST,
    ['@playwright/test', '@portfolio/testing/browser', './support/demoTest', '../src/catalogue'],
  ],
  [SCRIPT, ['node:fs', '@portfolio/build/find-browser', '../src/catalogue']],
];

test.each(
  ALLOWED.map(([file, targets]) => {
    const code = targets.map(
      (target, index) => `import * as it${index} from '${target}';\nit${index}.use();\n`,
    );
    return [file, lintLater({ [file]: code.join('') })] as const;
  }),
)('%s may import what it needs', (file, lint) => {
  expect(lint()).toEqual({ [file]: [] });
});

const LOADS_PAGES = lintLater({
  'src/remote.ts': `/** The pages. */\nexport const pages = { tap: () => import('./pages/tapTempo/page') };\n`,
});

test('pages are loaded with import()', () => {
  expect(LOADS_PAGES()).toMatchObject({ 'src/remote.ts': [] });
});

const WITH_PACKAGE = lintLater({
  'src/pages/tapTempo/package.json': '{}',
  [PAGE]: "export * from '../../../shared/beat';\n",
  [PART]: "export * from 'node:fs';\n",
  'src/pages/tapTempo/rhythm.ts': "export * from '../../beat';\n",
});

test('a package.json inside a page does not make it a remote', () => {
  expect(WITH_PACKAGE()).toMatchObject({
    [PAGE]: [],
    [PART]: [expect.stringContaining('Pages run in browsers')],
    'src/pages/tapTempo/rhythm.ts': [],
  });
});

const JS_PAGE = `remotes/js-demos/${PAGE}`;
const CSS_PART = `remotes/css-demos/${PART}`;
const CSS_TEST = `remotes/css-demos/${TEST}`;
const TWO_REMOTES = lintLater({
  '.oxlintrc.json': withRules('code.json'),
  'remotes/js-demos/.oxlintrc.json': withRules('remote.json'),
  'remotes/css-demos/.oxlintrc.json': withRules('remote.json'),
  [JS_PAGE]: "export * from '../../../../css-demos/src/remote';\n",
  [CSS_PART]: "export * from '../../echo/page';\n",
  [CSS_TEST]: "export * from '@portfolio/registry';\n",
  'remotes/css-demos/src/beat.ts': "export * from '@portfolio/registry';\n",
  'shell/src/main.tsx': "export * from '@portfolio/registry';\n",
});

test('several remotes in one repository each have the same boundaries, and the shell has its own rules', () => {
  expect(TWO_REMOTES()).toMatchObject({
    [JS_PAGE]: [expect.stringContaining('A remote is deployed from its own folder')],
    [CSS_PART]: [expect.stringContaining('beside pages/')],
    [CSS_TEST]: [],
    'remotes/css-demos/src/beat.ts': [expect.stringContaining('run in Node')],
    'shell/src/main.tsx': [],
  });
});

const FAULTY = lintLater({
  [PAGE]: [
    "import { useRef, useState } from 'react';",
    'export function Page({ is }: { is: boolean }) {',
    '  if (is) useState(0);',
    '  const value: any = 1;',
    "  if (value == 2) throw new Error('two');",
    '  return <>{useRef(1).current}</>;',
    '}',
    'export enum Kind { One }',
  ].join('\n'),
  'tools/draw.cjs': 'nowhere();\n',
});

test('the other rules apply as well: hooks, types, errors with a code, React’s compiler, names', () => {
  const problems = FAULTY();
  expect(problems[PAGE]?.map((text) => text.split(':')[0])).toEqual([
    'eslint(eqeqeq)',
    'portfolio(coded-errors)',
    'portfolio(no-enums)',
    'react(refs)',
    'react-hooks(rules-of-hooks)',
    'typescript(no-explicit-any)',
  ]);
  expect(problems['tools/draw.cjs']).toEqual(["eslint(no-undef): 'nowhere' is not defined."]);
});

const PROBE = lintLater({
  [TEST]: [
    "import { useRef } from 'react';",
    'export function Probe() {',
    '  return <>{useRef(1).current}</>;',
    '}',
    "export const fail = () => { throw new Error('a fault'); };",
  ].join('\n'),
});

test('tests may throw plain errors, and React’s compiler does not read them', () => {
  expect(PROBE()).toMatchObject({ [TEST]: [] });
});

describe('exports of a remote', () => {
  const lintRemote = (...lines: string[]) => {
    const lint = lintLater({ 'src/remote.ts': `${lines.join('\n')}\n` });
    return () => lint()['src/remote.ts'];
  };

  test.each(
    [
      ['a function', 'export function start() {}'],
      ['a function, by default', 'export default function start() {}'],
      ['a function, by default, by its name', 'function start() {}\nexport default start;'],
      ['a function, in a list', 'function start() {}\nexport { start };'],
      ['an overload', 'export function start(): void;\nexport function start(): void {}'],
      ['a class', 'export class Start { at = 1; }'],
      ['an interface', 'export interface Start { at: number }'],
    ].map(
      ([title = '', code = '']) =>
        [
          title,
          [lintRemote(code), lintRemote(`// Starts.\n${code}`), lintRemote(`/* Starts. */\n${code}`)],
          lintRemote(`/** Starts. */\n${code}`),
        ] as const,
    ),
  )('%s has a comment', (_title, without, withComment) => {
    for (const lint of without) expect(lint()).toEqual([expect.stringContaining('Missing JSDoc comment')]);
    expect(withComment()).toEqual([]);
  });

  const others = lintRemote(
    'export const one = 1;',
    'export type One = typeof one;',
    'function two() {}',
    '/** Starts. */',
    'export function start(at: string): string;',
    'export function start(at: number): number;',
    'export function start(at: unknown) { two(); return at; }',
  );

  test('a value, a type and what is not exported need none, and overloads only one', () => {
    expect(others()).toEqual([]);
  });

  test.each(
    [
      ['another name', '@param to - when', 'at: number', 'documents to; the parameters are at'],
      ['another order', '@param to - then\n * @param at - when', 'at = 1, to = 2', 'documents to, at'],
      ['one too many', '@param at - when\n * @param to - then', '...at: number[]', 'documents at, to'],
      ['a type', '@param {number} at - when', 'at: number', 'The signature has the types'],
    ].map(
      ([title = '', tags = '', params = '', message = '']) =>
        [
          title,
          lintRemote(`/**\n * Starts.\n *\n * ${tags}\n */\nexport function start(${params}) { void at; }`),
          message,
        ] as const,
    ),
  )('a comment that documents %s is refused', (_title, lint, message) => {
    expect(lint()).toEqual([expect.stringContaining(message)]);
  });

  const documented = lintRemote(
    '/**',
    ' * Starts.',
    ' *',
    ' * @param options - where',
    ' * @param options.at - when',
    ' * @param [to] - then',
    ' * @throws {Error} if it is late',
    ' */',
    'export const start = ({ at }: { at: number }, to?: number, by?: number) => [at, to, by];',
  );

  test('parameters may be documented from the first on, and an object under any name', () => {
    expect(documented()).toEqual([]);
  });
});
