import { checkBudgets, HASH_NOISE_BYTES } from './checkBudgets';
import { PAGE_LIMITS } from './limits';
import { getPageKind, type MeasuredPage, type PageFile, withoutHash } from './measurePage';

const MAIN: PageFile = { name: '/shell/main.js', kind: 'script', bytes: 20_000 };
const ICONS: PageFile = { name: '/shell/icons.js', kind: 'script', bytes: 300 };
const HTML: PageFile = { name: 'the HTML of /about', kind: 'html', bytes: 9_000 };
const KNOWN = { [MAIN.name]: MAIN.bytes, [HTML.name]: HTML.bytes };

const createPage = (...files: PageFile[]): MeasuredPage => ({ path: '/about', kind: 'page', files });

test('accepts a page within its limits, even if files have grown', () => {
  expect(checkBudgets([createPage(HTML, { ...MAIN, bytes: 21_000 }, ICONS)], KNOWN)).toEqual([]);
});

test('names the files that grew most if scripts exceed their limit', () => {
  const limit = PAGE_LIMITS.page.interactiveBytes;
  const [problem] = checkBudgets([createPage(HTML, { ...MAIN, bytes: limit }, ICONS)], KNOWN);
  expect(problem).toContain(`/about within its budget: interactiveBytes ${limit + 300}, limit ${limit}`);
  expect(problem).toContain(
    `Files that grew: /shell/main.js (+${limit - 20_000}, 20000 to ${limit}), /shell/icons.js (new, 300).`,
  );
});

test('bytes that only the hashes of a commit make are no growth, one more is', () => {
  const limit = PAGE_LIMITS.page.htmlBytes;
  const check = (bytes: number) => checkBudgets([createPage({ ...HTML, bytes })], KNOWN);
  expect(check(Math.floor(limit) + HASH_NOISE_BYTES)).toEqual([]);
  expect(check(Math.ceil(limit) + HASH_NOISE_BYTES + 1)).toEqual([expect.stringContaining('htmlBytes')]);
});

test('names the new files if there are too many requests', () => {
  const files = Array.from({ length: 8 }, (_file, index) => ({ ...ICONS, name: `/shell/icons${index}.js` }));
  const [problem] = checkBudgets([createPage(HTML, MAIN, ...files)], KNOWN);
  expect(problem).toContain('10 requests');
  expect(problem).toContain('/shell/icons7.js (new, 300)');
  expect(problem).not.toContain('main.js');
});

test('refuses a large entry of a remote once, wherever it is used', () => {
  const entry: PageFile = { name: '/remotes/js-demos/remoteEntry.js', kind: 'late script', bytes: 12_000 };
  const problems = checkBudgets([createPage(entry), createPage(entry)], KNOWN);
  expect(problems).toEqual([
    '/remotes/js-demos/remoteEntry.js is 12000 bytes, 6880 over the limit of 5120 (entry of a remote). Make it smaller, or raise the limit in shell/tools/budgets/limits.ts and say why in the commit.',
  ]);
});

test.each([
  ['/', 'still page'],
  ['/work', 'list'],
  ['/about', 'still page'],
  ['/contact', 'page'],
  ['/work/js', 'list'],
  ['/work/UX/digitalWallet', 'case study'],
  ['/work/js/drumKit', 'demo'],
])('%s is a %s', (path, kind) => {
  expect(getPageKind(path)).toBe(kind);
});

test('a file keeps its name when its hash changes', () => {
  expect(withoutHash('/shell/main.00d0d87f.js')).toBe('/shell/main.js');
  expect(withoutHash('/icon.svg')).toBe('/icon.svg');
});
