import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createBaseConfig } from '../baseConfig';
import { runWebpack } from '../runWebpack';

const { cutRegion } = require('./cutRegion.cjs') as {
  cutRegion: (source: string, name: string, file: string) => string;
};

const SOURCE = `export function add(a: number, b: number) {
  // #region sum
  if (a === 0) {
    return b;
  }

  return a + b;
  // #endregion
}
`;

test('cuts a region without its marks and its common indent', () => {
  expect(cutRegion(SOURCE, 'sum', 'add.ts')).toBe('if (a === 0) {\n  return b;\n}\n\nreturn a + b;');
});

test('a checkout with line ends of Windows has the same region', () => {
  expect(cutRegion(SOURCE.replaceAll('\n', '\r\n'), 'sum', 'add.ts')).toBe(
    cutRegion(SOURCE, 'sum', 'add.ts'),
  );
});

test('the marks may be comments in CSS or JSX', () => {
  const css = '.a {}\n/* #region effect */\n.b {}\n/* #endregion */\n.c {}\n';
  expect(cutRegion(css, 'effect', 'page.css')).toBe('.b {}');
  const jsx = '<p>\n  {/* #region link */}\n  <a />\n  {/* #endregion */}\n</p>';
  expect(cutRegion(jsx, 'link', 'page.tsx')).toBe('<a />');
});

test('a region that is missing or has no end fails with the next step', () => {
  expect(() => cutRegion(SOURCE, 'excerpt', 'add.ts')).toThrow(
    '[build] Failed to cut the region "excerpt" out of add.ts: the file has no such region. ' +
      'Put "#region excerpt" and "#endregion" into comments on separate lines.',
  );
  expect(() => cutRegion('// #region sum\n', 'sum', 'add.ts')).toThrow('the region has no end');
});

test('a build gets the region as text and the file itself as a style sheet', async () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'regions-'));
  const write = (file: string, text: string) => fs.writeFileSync(path.join(dir, file), text);
  write('tsconfig.json', '{ "compilerOptions": { "target": "ES2022", "module": "ESNext" } }');
  write('page.css', '/* #region effect */\n.shown { order: 1; }\n/* #endregion */\n.rest { order: 2; }\n');
  write('add.ts', SOURCE);
  const page = [
    "import effect from './page.css?region=effect';",
    "import sum from './add.ts?region=sum';",
    "import './page.css';",
    'console.log(effect.file, effect.text, sum.text);',
  ];
  write('page.ts', page.join('\n'));
  const base = createBaseConfig({ dir, target: 'web', isProduction: true, uniqueName: 'sample' });
  await runWebpack({ ...base, entry: { page: path.join(dir, 'page.ts') }, cache: false });

  const files = fs.readdirSync(path.join(dir, 'dist/web'));
  const read = (extension: string) =>
    fs.readFileSync(
      path.join(dir, 'dist/web', files.find((file) => file.endsWith(extension)) as string),
      'utf8',
    );
  expect(read('.js')).toContain('.shown { order: 1; }');
  expect(read('.js')).toContain('return a + b;');
  expect(read('.js')).not.toMatch(/\.rest|function add|#region/);
  expect(read('.css')).toContain('.rest');
  fs.rmSync(dir, { recursive: true });
});
