import fs from 'node:fs';
import path from 'node:path';
import { listShellRoutes } from '../src/site-map/shellRoutes';
import { checkBudgets, type KnownSizes } from '../tools/budgets/checkBudgets';
import { measureSite, SIZES_FILE } from '../tools/budgets/measureSite';
import { expect, test, waitForHydration } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';

test('every page stays within its budget of bytes and requests', () => {
  const known = JSON.parse(fs.readFileSync(SIZES_FILE, 'utf8')) as KnownSizes;
  expect(checkBudgets(measureSite(MAIN_SITE.site), known)).toEqual([]);
});

test('browsers get no code of pages that never hydrate', () => {
  const stillPages = listShellRoutes().filter(({ isStill }) => isStill);
  const scripts = fs.readdirSync(path.join(MAIN_SITE.site, 'shell')).filter((name) => name.endsWith('.js'));
  const startsWith = (page: string) => scripts.some((name) => name.startsWith(`${page}-`));
  expect(stillPages.filter(({ page }) => startsWith(page)).map(({ path: route }) => route)).toEqual([]);
  expect(startsWith('work')).toBe(true);
});

test('browsers are asked to compile every script while it arrives', () => {
  const files = fs.readdirSync(MAIN_SITE.site, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((file) => /^(shell|remotes)\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(50);
  const isAsked = (file: string) =>
    fs.readFileSync(path.join(MAIN_SITE.site, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n');
  expect(scripts.filter((file) => !isAsked(file))).toEqual([]);
});

test('scripts are added without a charset, with which Firefox fetches a preloaded file again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const added: (readonly [src: string, charset: string | null])[] = [];
    Object.assign(globalThis, { added });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLScriptElement && node.src !== '')
          added.push([node.src, node.getAttribute('charset')]);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/work/js/drumKit');
  await waitForHydration(page);
  const listAdded = () =>
    page.evaluate(() => (globalThis as unknown as { added: [src: string, charset: string | null][] }).added);
  const listNames = async () => (await listAdded()).map(([src]) => path.basename(src).split('.')[0]);
  // The frame hydrates before the page's own script is added.
  await expect
    .poll(listNames)
    .toEqual(expect.arrayContaining(['runtime', 'project', 'remoteEntry', 'drumKit']));
  const added = await listAdded();
  expect(added.filter(([, charset]) => charset !== null)).toEqual([]);
});

test('fonts of further letters are fetched once they are shown, not for the closed list of languages', async ({
  page,
}) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(path.basename(request.url()).split('.')[0] ?? '');
  });
  await page.goto('/work/js/speechRecognition');
  await waitForHydration(page);
  expect(fonts).toEqual(['archivo-core']);

  await page.getByRole('combobox', { name: 'Language' }).selectOption('Čeština');
  await expect.poll(() => fonts).toContain('archivo-latin-extended');
});
