import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CIRCULAR_IMPORTS } from './circularImports';
import { runWebpack } from './runWebpack';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'circles-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Builds these modules, of which the first is the entry. */
function build(modules: Readonly<Record<string, string>>): Promise<unknown> {
  for (const [name, source] of Object.entries(modules)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), source);
  }
  return runWebpack({
    ...CIRCULAR_IMPORTS,
    name: 'sample',
    mode: 'production',
    context: folder,
    entry: `./${Object.keys(modules)[0]}`,
    output: { path: path.join(folder, 'dist') },
  });
}

const toCycle = (one: string, other: string) => ({
  [one]: `import { b } from './${path.basename(other)}'; export const a = () => b; console.log(b);`,
  [other]: `import { a } from './${path.basename(one)}'; export const b = () => a;`,
});

test('a build fails on modules that import each other, and names the cycle', async () => {
  await expect(build(toCycle('one.js', 'other.js'))).rejects.toMatchObject({
    code: 'BUILD_FAILED',
    message: expect.stringContaining('./one.js -> ./other.js -> ./one.js'),
  });
});

test('a cycle within a package is not the fault of the remote', async () => {
  const entry = { 'main.js': "import { a } from './node_modules/pack/one.js'; console.log(a);" };
  await build({ ...entry, ...toCycle('node_modules/pack/one.js', 'node_modules/pack/other.js') });
});

test('a page that is loaded on demand may import the module that loads it', async () => {
  await build({
    'main.js': "export const name = 'main'; void import('./page.js');",
    'page.js': "import { name } from './main.js'; console.log(name);",
  });
});
