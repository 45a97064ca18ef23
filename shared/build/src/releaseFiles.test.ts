import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createRemoteConfig } from './remoteConfig';
import { readFiles } from './readFiles';
import { runWebpack } from './runWebpack';

const PAGES = ['first', 'second', 'third'];

const toLoader = (page: string) =>
  `  ${page}: () => import(/* webpackChunkName: "${page}" */ './pages/${page}/page'),`;

const toRemote = (pages: readonly string[]) =>
  `export const id = 'sample';\nexport const pages = {\n${pages.map(toLoader).join('\n')}\n};\n`;

const toPage = (text: string) =>
  `import { LONG_TEXT, StyledTitle } from '../../title';\nimport './page.css';\n\nexport default () => <StyledTitle className="page" title={LONG_TEXT}>${text}</StyledTitle>;\n`;

/** Long enough for webpack to put the module that the pages share into its own chunk. */
const LONG_TEXT = 'far '.repeat(10_000);

/** A remote of three pages that share a module, each with its own style sheet. */
function createRemote() {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'sample-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
    fs.writeFileSync(path.join(dir, file), text);
  };
  const writePage = (page: string) => {
    write(`src/pages/${page}/page.tsx`, toPage(`The ${page} page.`));
    write(`src/pages/${page}/page.css`, `.page { order: ${page.length}; }`);
  };
  write('package.json', '{ "name": "@portfolio/sample" }');
  write(
    'tsconfig.json',
    '{ "compilerOptions": { "jsx": "react-jsx", "target": "ES2022", "module": "ESNext" } }',
  );
  write('src/remote.ts', toRemote(PAGES));
  write(
    'src/title.tsx',
    `import styled from 'styled-components';\n\nexport const LONG_TEXT = '${LONG_TEXT}';\nexport const StyledTitle = styled.h1\`order: 1;\`;\n`,
  );
  PAGES.forEach(writePage);

  const build = async () => {
    const config = createRemoteConfig({ dir, id: 'sample', target: 'web', isProduction: true });
    // A second release is rarely built on the same machine, so it must not depend on a cache.
    await runWebpack({ ...config, cache: false });
    return Object.keys(readFiles(path.join(dir, 'dist/web')));
  };
  return { dir, write, writePage, build };
}

/** The files of one release that are missing from another, without their hashes. */
const toNames = (files: readonly string[], others: readonly string[]) =>
  files
    .filter((file) => !others.includes(file))
    .map((file) => file.replace(/\.\w{8}(\.\w+)$/, '$1'))
    .sort();

test('changing a chunk keeps the URLs of all other files except the entry, which names them', async () => {
  const { dir, write, writePage, build } = createRemote();
  const first = await build();
  expect(toNames(first, []).filter((file) => file.endsWith('.js'))).toEqual([
    // The module that the pages share.
    expect.stringMatching(/^\d{1,3}\.js$/),
    ...['first.js', 'remote.js', 'remoteEntry.js', 'second.js', 'third.js'],
  ]);

  write('src/pages/second/page.tsx', toPage('The second page, changed.'));
  write('src/pages/third/page.css', '.page { order: 9; }');
  const changed = await build();
  expect(toNames(changed, first)).toEqual(['remoteEntry.js', 'second.js', 'third.css']);

  // The list of pages is in its own chunk.
  write('src/remote.ts', toRemote([...PAGES, 'another']));
  writePage('another');
  const grown = await build();
  expect(toNames(grown, changed)).toEqual(['another.css', 'another.js', 'remote.js', 'remoteEntry.js']);
  expect(toNames(changed, grown)).toEqual(['remote.js', 'remoteEntry.js']);
  fs.rmSync(dir, { recursive: true });
});
