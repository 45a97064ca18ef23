import { execFileSync } from 'node:child_process';
import { listRows, readPage, ROOT } from './namedTests';

const page = readPage('shared/docs/settings.md');
const settings = page.slice(
  page.indexOf('## Environment variables'),
  page.indexOf('## Workflows of the shell'),
);

const listNames = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

/** Variables that are no settings of ours. */
const OTHERS = [
  // Of the operating system, of Node and of packages.
  ...['HOME', 'NODE_ENV', 'NODE_OPTIONS', 'PATH', 'PROGRAMFILES', 'SC_ATTR', 'SC_DISABLE_SPEEDY', 'TZ'],
  // A command passes it to the process that it starts.
  'STYLES_OWNER',
  // A test proves that code of a release cannot read it.
  'SECRET_OF_THE_MAINTAINER',
];

const read = listNames(
  execFileSync('git', ['grep', '-hE', String.raw`\benv(\[|\.)`, '--', '*.ts', '*.tsx', '*.cjs', '*.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
  }),
  /\benv(?:\['|\.)([A-Z][A-Z0-9_]+)\b/g,
);

test('the page lists every environment variable that the sources read, and no other', () => {
  expect(read.length).toBeGreaterThan(40);
  const listed = listNames(listRows(settings).join('\n'), /^\| `(\w+)`/gm);
  expect(listed).toEqual(read.filter((name) => !OTHERS.includes(name)));
  expect(OTHERS.filter((name) => !read.includes(name))).toEqual([]);
});

test.each([
  ['## Workflows of the shell', ['propose.yml', 'compose.yml'].map((file) => `.github/workflows/${file}`)],
  ['## The workflow of a remote', ['shared/create-remote/scaffold/alone/.github/workflows/release.yml.txt']],
])('%s lists every variable and secret', (heading, files) => {
  const section = page.slice(page.indexOf(heading)).split('\n## ')[0] ?? '';
  expect(listNames(listRows(section).join('\n'), /^\| `(\w+)`/gm)).toEqual(
    listNames(files.map(readPage).join('\n'), /\b(?:vars|secrets)\.(\w+)/g),
  );
});
