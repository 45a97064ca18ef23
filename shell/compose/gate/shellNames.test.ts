import fs from 'node:fs';
import path from 'node:path';
import { findFileFaults } from '@portfolio/build/page-styles';
import { COLORS, fontFamily } from '@portfolio/design/tokens';

const FOLDERS = ['shell/src', 'shared/design/src'].map((folder) =>
  path.resolve(__dirname, '../../..', folder),
);

/** All sources of shell and design, except tests. */
const source = FOLDERS.flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|-testing/.test(file))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8')),
).join('\n');

const findAll = (pattern: RegExp) => [...new Set([...source.matchAll(pattern)].map(([, name = '']) => name))];

/** Custom properties in declarations, `var()` and quotes; the names of colours are composed. */
const properties = [
  ...findAll(/[('"`\s{;](--[\w-]+)(?=[,)'"`]|:\s)/g),
  ...Object.keys(COLORS.default).map((name) => `--color-${name}`),
];
const animations = findAll(/@keyframes ([\w-]+)/g);
/** All families that are not keywords. */
const families = [
  ...Object.values(fontFamily)
    .flatMap((list) => list.split(', '))
    .filter((family) => !/^(ui-)?(sans-serif|monospace)$/.test(family)),
  ...findAll(/@font-face\{font-family:([^;]+)/g),
];

test.each([
  ...properties.map((name) => `@property ${name} { inherits: false }`),
  ...animations.map((name) => `@keyframes ${name} { to { opacity: 0 } }`),
  ...families.map((name) => `@font-face { font-family: ${name} }`),
])('a release may not contain %s, whose name the shell uses', (css) => {
  expect(findFileFaults('a.css', css)).toHaveLength(1);
});

test('finds the names in the sources', () => {
  expect(properties).toEqual(expect.arrayContaining(['--selection-frame', '--header-height', '--read']));
  expect(animations).toContain('route-zoom-in');
  expect(families).toEqual(expect.arrayContaining(["'Archivo Variable'", 'Menlo', "'Archivo Fallback'"]));
});
