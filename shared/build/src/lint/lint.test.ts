import { Linter } from 'eslint';
import { codeRules, createLintConfig, toRemoteRules } from './lint.cjs';

/** Lints as in a remote's own repository. */
function lint(file: string, code: string): string[] {
  const linter = new Linter({ cwd: '/sound-toys' });
  return linter.verify(code, createLintConfig(), { filename: `/sound-toys/${file}` }).map(toText);
}

const toText = ({ ruleId, message }: Linter.LintMessage) => `${ruleId}: ${message}`;

const PAGE = 'src/pages/tapTempo/page.tsx';
const PART = 'src/pages/tapTempo/parts/Beat.tsx';
const TEST = 'src/pages/tapTempo/page.test.tsx';
const BROWSER_TEST = 'e2e/tapTempo.e2e.ts';
const SCRIPT = 'tools/draw.ts';

test.each([
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
  ['the federation runtime', '@module-federation/runtime', 'The shell loads remotes', [PAGE, TEST]],
  ['a test', './page.test', 'Move the code that is needed into a separate module', [PAGE, PART]],
  ['a test helper', '@portfolio/testing', 'Shipped code does not use test helpers', [PAGE, PART]],
  ['a testing library', '@testing-library/react', 'Shipped code does not use test helpers', [PAGE]],
  ['the build', '@portfolio/build/singletons', 'run in Node', [PAGE]],
  ['a Node module', 'node:fs', 'Use the web platform', [PAGE, PART]],
])('an import of %s is refused with the remedy', (_title, target, remedy, files) => {
  for (const file of files) {
    const problems = lint(file, `import * as it from '${target}';\nit.use();\n`);
    expect(problems).toEqual([expect.stringContaining('no-restricted-imports')]);
    expect(problems[0]).toContain(remedy);
  }
});

test('refuses import() of a package and createGlobalStyle, too', () => {
  expect(lint(PAGE, "void import('@portfolio/css-demos');\n")).toEqual([
    expect.stringContaining('with a plain <a href>'),
  ]);
  expect(
    lint(PAGE, "import { createGlobalStyle } from 'styled-components';\nvoid createGlobalStyle``;\n"),
  ).toEqual([expect.stringContaining('Use a styled component')]);
});

test.each([
  [PAGE, ['@portfolio/contract', '@portfolio/design/tokens', '@portfolio/kit/demo', 'react', 'react-dom']],
  [PAGE, ['./WidthDemo', './parts/Beat', '../../copy/Copy', '../shared', '../../catalogue']],
  [PART, ['../explanation', '../sounds/tick', '../../../copy/Copy']],
  [TEST, ['@portfolio/testing', '@testing-library/react', 'node:fs', './page']],
  [
    BROWSER_TEST,
    ['@playwright/test', '@portfolio/testing/browser', './support/demoTest', '../src/catalogue'],
  ],
  [SCRIPT, ['node:fs', '@portfolio/build/find-browser', '../src/catalogue']],
])('%s may import what it needs', (file, targets) => {
  for (const target of targets)
    expect(lint(file, `import * as it from '${target}';\nit.use();\n`)).toEqual([]);
});

test('pages are loaded with import()', () => {
  const module = `/** The pages. */\nexport const pages = { tap: () => import('./pages/tapTempo/page') };\n`;
  expect(lint('src/remote.ts', module)).toEqual([]);
});

test('several remotes in one repository each have the same boundaries', () => {
  const linter = new Linter({ cwd: '/site' });
  const verify = (file: string, target: string) =>
    linter
      .verify(`export * from '${target}';\n`, [...codeRules, ...toRemoteRules('remotes/*/')], {
        filename: `/site/${file}`,
      })
      .map(toText);
  expect(verify(`remotes/js-demos/${PAGE}`, '../../../../css-demos/src/remote')).toEqual([
    expect.stringContaining('A remote is deployed from its own folder'),
  ]);
  expect(verify(`remotes/js-demos/${PAGE}`, '../echo/page')).toEqual([
    expect.stringContaining('beside pages/'),
  ]);
  expect(verify('shell/src/main.tsx', '@portfolio/registry')).toEqual([]);
  expect(verify(`remotes/js-demos/${PAGE}`, '@portfolio/registry')).toHaveLength(1);
});

test('the other rules apply as well: hooks, types, documented exports, errors with a code', () => {
  const code = [
    "import { useState } from 'react';",
    'export function Page({ is }: { is: boolean }) {',
    '  if (is) useState(0);',
    '  const value: any = 1;',
    "  if (value == 2) throw new Error('two');",
    '}',
  ].join('\n');
  expect(lint(PAGE, code).map((text) => text.split(':')[0])).toEqual([
    'react-hooks/rules-of-hooks',
    '@typescript-eslint/no-explicit-any',
    'eqeqeq',
    'no-restricted-syntax',
  ]);
  expect(lint('src/remote.ts', 'export function start() {}\n')).toEqual([
    expect.stringContaining('jsdoc/require-jsdoc'),
  ]);
});
