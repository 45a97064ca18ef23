import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** In the repository, from where the sample finds the singletons. */
const CACHE = path.resolve(__dirname, '../../../../.cache');

/**
 * Saves and asks at once, three times, and once more while the build of another file is about to begin, which does not
 * include this change. In a separate process, since jest keeps the modules that it has loaded.
 */
const SAVE_AND_ASK = `
const fs = require('node:fs');
const { watchCatalogue } = require(process.argv[1]);
const remote = (origin) => "import './other'; export const id = 'sample', contractVersion = '1.0.0', catalogue = [], pages = {}, connectOrigins = ['" + origin + "'];";
const save = (origin) => fs.writeFileSync('src/remote.ts', remote(origin));
async function main() {
  fs.writeFileSync('src/other.ts', 'export const other = 1;');
  save('https://first.example');
  const watched = watchCatalogue(process.cwd(), 'sample', 'http://127.0.0.1/');
  const answers = [(await watched.load()).connectOrigins];
  for (const origin of ['https://second.example', 'https://third.example']) {
    save(origin);
    answers.push((await watched.load()).connectOrigins);
  }
  fs.writeFileSync('src/other.ts', 'export const other = 2;');
  await new Promise((resolve) => setTimeout(resolve, 10));
  save('https://fourth.example');
  for (const until = Date.now() + 60; Date.now() < until; );
  answers.push((await watched.load()).connectOrigins);
  await watched.stop();
  console.log(JSON.stringify(answers.flat()));
}
main();`;

let dir: string;

beforeEach(() => {
  fs.mkdirSync(CACHE, { recursive: true });
  dir = fs.mkdtempSync(path.join(CACHE, 'sample-'));
  fs.mkdirSync(path.join(dir, 'src'));
  fs.writeFileSync(path.join(dir, 'package.json'), '{ "name": "@portfolio/sample", "version": "1.0.0" }');
  fs.writeFileSync(
    path.join(dir, 'tsconfig.json'),
    '{ "compilerOptions": { "jsx": "react-jsx", "target": "ES2022", "module": "ESNext" } }',
  );
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

test('a file that was just saved is used at once, before the watcher notices the change', () => {
  const output = execFileSync(
    process.execPath,
    [
      ...['--require', require.resolve('tsx/cjs'), '-e', SAVE_AND_ASK],
      path.join(__dirname, 'watchCatalogue.ts'),
    ],
    { cwd: dir, encoding: 'utf8' },
  );
  expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toEqual([
    'https://first.example',
    'https://second.example',
    'https://third.example',
    'https://fourth.example',
  ]);
});
