import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { planTests } from './planTests';

let folder: string;
const write = (file: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), '');
  return path.join(folder, file);
};

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'plan-'));
  for (const page of ['clock', 'clocks', 'drums']) write(`src/pages/${page}/page.tsx`);
  write('src/pages/notes.md');
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Playwright compares an expression with the file and the title of a test. */
function isLeftOut(playwright: readonly string[], file: string, title: string): boolean {
  const [, option, pattern] = playwright;
  if (option === undefined || pattern === undefined) return false;
  expect(option).toBe('--grep-invert');
  return new RegExp(pattern).test(` ${file} ${title}`);
}

test('a changed page runs the unit tests that reach its files, its own browser tests and those of no page', () => {
  const file = write('src/pages/clock/hands.ts');
  const { pages, jest, playwright } = planTests(folder, [file]);
  expect(pages).toEqual(['clock']);
  // The remote may have no test of the page.
  expect(jest).toEqual(['--passWithNoTests', '--findRelatedTests', file]);
  expect(playwright[0]).toBe('--pass-with-no-tests');
  expect(
    [
      ['clock.e2e.ts', 'ticks'],
      ['everyPage.e2e.ts', 'clock: fits'],
      ['everyPage.e2e.ts', 'clocks: fits'],
      ['everyPage.e2e.ts', 'drums: fits'],
      ['drums.e2e.ts', 'plays'],
      ['sharing.e2e.ts', 'shares drums'],
    ]
      .filter(([name = '', title = '']) => !isLeftOut(playwright, name, title))
      .map(([name, title]) => `${name} ${title}`),
  ).toEqual(['clock.e2e.ts ticks', 'everyPage.e2e.ts clock: fits', 'sharing.e2e.ts shares drums']);
});

test('a browser test counts for its page, and one of no page leaves out all pages', () => {
  expect(planTests(folder, [write('e2e/drums.e2e.ts')]).pages).toEqual(['drums']);
  const { pages, playwright } = planTests(folder, [write('e2e/sharing.e2e.ts')]);
  expect(pages).toEqual([]);
  expect(isLeftOut(playwright, 'drums.e2e.ts', 'plays')).toBe(true);
  expect(isLeftOut(playwright, 'sharing.e2e.ts', 'shares drums')).toBe(false);
});

test('everything runs if a file was removed, which others may still import', () => {
  const removed = path.join(folder, 'src/pages/drums/gone.ts');
  expect(planTests(folder, [removed])).toEqual({ pages: null, jest: [], playwright: [] });
});

test('if every page changed, no browser test is left out', () => {
  const files = ['clock', 'clocks', 'drums'].map((page) => path.join(folder, `src/pages/${page}/page.tsx`));
  expect(planTests(folder, files)).toMatchObject({
    pages: ['clock', 'clocks', 'drums'],
    playwright: ['--pass-with-no-tests'],
  });
});

test.each([
  'src/catalogue.ts',
  'src/demo/frame.tsx',
  'src/pages/notes.md',
  'e2e/support/openDemo.ts',
  'package.json',
  '../../package-lock.json',
  '../../shared/kit/src/index.ts',
])('everything runs if %s changed, which all pages may use', (file) => {
  // One folder deeper, so that the test also removes files outside the remote.
  const remote = path.join(folder, 'remotes/one');
  const changed = [write('remotes/one/src/pages/clock/page.tsx'), write(path.join('remotes/one', file))];
  expect(planTests(remote, changed)).toEqual({ pages: null, jest: [], playwright: [] });
});
