import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Builds in Node itself, and prints the error: jest takes three times as long to load webpack. */
const SCRIPT = `
const { buildRemote } = require(process.argv[2]);
buildRemote(process.argv[3]).then(
  () => console.log('\\nnull'),
  ({ code, message }) => console.log('\\n' + JSON.stringify({ code, message })),
);
`;

let dir: string;

beforeEach(() => {
  dir = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-'));
  fs.mkdirSync(path.join(dir, 'src'));
  fs.symlinkSync(path.join(__dirname, '../../../node_modules'), path.join(dir, 'node_modules'));
});

afterEach(() => fs.rmSync(dir, { recursive: true }));

test('refuses to build a remote that styles more than its pages, and names every rule with the remedy', () => {
  const files = {
    'package.json': '{ "name": "@portfolio/sample", "version": "1.0.0" }',
    'tsconfig.json': '{ "compilerOptions": { "jsx": "react-jsx", "target": "ES2022", "module": "ESNext" } }',
    // A page may have the name of its remote.
    'src/remote.ts': `export const pages = { sample: () => import(/* webpackChunkName: "sample" */ './page') };`,
    'src/page.tsx': `import { createGlobalStyle } from 'styled-components';
import './page.css';

const Everywhere = createGlobalStyle\`body { color: red; }\`;
export default () => <Everywhere />;
`,
    'src/page.css': '.page p { color: red; } h1, * { color: red; }',
  };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text);
  const script = path.join(dir, 'build.cjs');
  fs.writeFileSync(script, SCRIPT);
  const args = ['--require', require.resolve('tsx/cjs'), script, path.join(__dirname, 'buildRemote.ts'), dir];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const error = JSON.parse(output.trim().split('\n').at(-1) ?? '') as {
    code: string;
    message: string;
  } | null;
  expect(error?.code).toBe('GLOBAL_STYLES');
  const [title, ...faults] = (error?.message ?? '').split('\n');
  expect(title).toBe('[sample] Failed to build the release: its styles affect more than its pages.');
  expect(
    faults
      .slice(0, -1)
      .map((fault) => fault.replace(/\.\w{8}\./, '.'))
      .sort(),
  ).toEqual([
    `- sample.css: "*" can match outside its page. Begin the selector with a class of the page, as in '.my-page p'.`,
    `- sample.css: "h1" can match outside its page. Begin the selector with a class of the page, as in '.my-page p'.`,
    '- sample.js: "createGlobalStyle" styles the whole site. Put the rules into a styled component of the page; the shell brings the base styles.',
  ]);
});
