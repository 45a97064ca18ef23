import path from 'node:path';
import { resolveInside } from './resolveInside';

test.each([
  ['', '/site'],
  ['a.js', '/site/a.js'],
  ['assets/.well-known/a..b.js', '/site/assets/.well-known/a..b.js'],
])('%j is inside the folder', (name, expected) => {
  expect(resolveInside('/site', name)).toBe(path.resolve(expected));
});

test.each([
  '..',
  '../a.js',
  'a/../../b.js',
  '/etc/passwd',
  'a//b.js',
  'a/',
  './a.js',
  'a\\..\\b.js',
  'a\0.js',
])('refuses %j with the next step', (name) => {
  expect(() => resolveInside('/site', name)).toThrow(
    /is not the name of a file in .*\. Remove the entry that names it/,
  );
});
