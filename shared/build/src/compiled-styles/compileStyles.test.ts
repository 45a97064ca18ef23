import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StylesMode } from './stylesTransformer';

/** Compiles the given folders in Node itself: jest takes three times as long to load webpack. */
const SCRIPT = `
const { compileRemoteStyles } = require(process.argv[1]);
(async () => {
  const results = [];
  for (const dir of process.argv.slice(2)) results.push((await compileRemoteStyles(dir, 'sample')) ?? null);
  console.log('\\n' + JSON.stringify(results));
})();
`;

const BOX = 'export const Box = styled.p`color: red;`;';

/** By name, the components of a remote. */
const SOURCES = {
  'with a global style': `${BOX}\nexport const All = createGlobalStyle\`p { margin: 0; }\`;`,
  'with rules from props': `${BOX}\nexport const Odd = styled(Box)\`color: \${({ $tone }: { $tone: string }) => $tone};\`;`,
  'with default props': `${BOX}\nexport const Odd = styled(Box).attrs(({ id }) => ({ title: id ?? '' }))\`color: blue;\`;`,
  'with rules as objects': `${BOX}\nexport const Odd = styled(Box)({ color: 'blue' });`,
  'without any': null,
} as const;

const results = new Map<string, StylesMode | null>();

beforeAll(() => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'styles-')));
  try {
    const dirs = Object.values(SOURCES).map((source, index) =>
      writeRemote(path.join(folder, `${index}`), source),
    );
    const args = [
      '--require',
      require.resolve('tsx/cjs'),
      '--eval',
      SCRIPT,
      path.join(__dirname, 'compileStyles.ts'),
    ];
    const output = execFileSync(process.execPath, [...args, ...dirs], { encoding: 'utf8' });
    const found = JSON.parse(output.trim().split('\n').at(-1) ?? '') as (StylesMode | null)[];
    Object.keys(SOURCES).forEach((name, index) => results.set(name, found[index] ?? null));
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

function writeRemote(dir: string, source: string | null): string {
  fs.mkdirSync(path.join(dir, 'src'), { recursive: true });
  const modules = path.join(__dirname, '../../../../node_modules');
  // Without the shared packages, whose components would be recorded too.
  for (const name of ['react', 'react-dom', 'styled-components', '@portfolio/contract']) {
    const link = path.join(dir, 'node_modules', name);
    fs.mkdirSync(path.dirname(link), { recursive: true });
    fs.symlinkSync(fs.realpathSync(path.join(modules, name)), link);
  }
  fs.writeFileSync(
    path.join(dir, 'tsconfig.json'),
    '{"compilerOptions":{"jsx":"react-jsx","target":"es2022","module":"esnext"}}',
  );
  if (source !== null)
    fs.writeFileSync(
      path.join(dir, 'src/Box.styles.ts'),
      `import styled, { createGlobalStyle } from 'styled-components';\n${source}\n`,
    );
  return dir;
}

test('a remote is compiled if none of its components depends on its props; its global styles are not', () => {
  const styles = results.get('with a global style');
  expect(styles).toMatchObject({ step: 'compile', isComplete: true });
  expect(JSON.stringify(styles)).toContain('{color:red;}');
  expect(JSON.stringify(styles)).not.toContain('margin');
});

test.each(['with rules from props', 'with default props', 'with rules as objects'] as const)(
  'no component is compiled if another is %s, which only styled-components can create',
  (name) => expect(results.get(name)).toBeNull(),
);

test('a remote without styled components has an empty table of rules', () => {
  expect(results.get('without any')).toMatchObject({ styles: {} });
});
