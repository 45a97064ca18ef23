import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { TAKE_OVER } from '../src/service-worker/OfflineComposition';
import { type ChangingSite, serveChangingSite } from './support/changingSite';
import { runScript } from './support/runScript';
import { saveData } from './support/shellVisit';
import { expect, test, waitForHydration } from './support/siteTest';
import { LIGHT_FALLBACK_SITE, LIGHT_SITE, MOVED_SITE } from './support/testPaths';
import { countKept, followLink, getComposition, updateWorker, visitUntilKept } from './support/workerSteps';

// All tests share one composition, made once by a single worker.
test.describe.configure({ mode: 'default' });

/** Tests a tab that is older than the site: deploys, pages, Back, reloads, and other tabs. */
let site: ChangingSite;
test.beforeAll(() => {
  // As in globalSetup.ts.
  if (process.env['REUSE_SITE'] !== undefined && fs.existsSync(MOVED_SITE.site)) return;
  runScript('composeMoved.ts');
});
test.beforeEach(async () => {
  site = await serveChangingSite(LIGHT_SITE);
});
test.afterEach(() => site.close());

const CHECKBOXES = '/work/js/checkboxChallange';
const GUESTS = '/work/WebUX/RSVPApp';

/** Deploys a number of times; the last deploy has another build of the shell. */
async function deploy(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1)
    await site.show(left % 2 === 1 ? MOVED_SITE : LIGHT_FALLBACK_SITE);
}

const followCheckboxes = (page: Page) =>
  page
    .locator('main')
    .getByRole('link', { name: /Checkbox challenge/ })
    .first()
    .click();

const getSearch = (page: Page) => page.getByLabel('Search the list');
const getGuest = (page: Page, label: string) =>
  page.getByRole('form', { name: 'Add a guest' }).getByLabel(label, { exact: false }).first();
const getLogin = (page: Page, name: string) =>
  page.getByRole('form', { name: 'SignUp' }).locator(`input[name="${name}"]`);

async function openSignUp(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
  await page.getByText('SignUp', { exact: true }).click();
}

/** Types into a field and checks that the text is still there, which shows that the remote's page is hydrated. */
async function type(field: ReturnType<typeof getSearch>, text: string): Promise<void> {
  await field.fill(text);
  await expect(field).toHaveValue(text);
}

/** Uses a footer link: pages in the header may have been prefetched before the deploy. */
async function openDisclaimer(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await expect(page).toHaveURL(/\/disclaimer$/);
}

async function openPalette(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
}

const getShell = (page: Page) => page.locator('html').getAttribute('data-shell');
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Records the paths of the documents that a page loads from now on. */
function recordDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

// In between nothing differs.
for (const count of [1, 5])
  test(`half-filled forms survive ${count === 1 ? 'a deploy' : `${count} deploys`}, pages inside the tab, Back and a reload`, async ({
    page,
  }) => {
    await page.goto(site.url + CHECKBOXES);
    await waitForHydration(page);
    await type(getSearch(page), 'coffee');
    await deploy(count);

    // With another build of the shell, the page loads as a document, and so does Back.
    await mark(page);
    const before = await getShell(page);
    await openDisclaimer(page);
    await page.waitForFunction(() => !('isSameDocument' in window));
    expect(await getShell(page)).not.toBe(before);
    await page.goBack();
    await expect(getSearch(page)).toHaveValue('coffee');
    await waitForHydration(page);
    await expect(page.getByRole('checkbox', { name: /^Select all \d shown/ })).toBeVisible();

    await page.goto(site.url + GUESTS);
    await waitForHydration(page);
    await type(getGuest(page, 'Name'), 'Ada Mbeki');
    await type(getGuest(page, 'Notes'), 'Late train');
    await openSignUp(page);
    await type(getLogin(page, 'email'), 'ada@example.com');
    await type(getLogin(page, 'username'), 'ada');
    await type(getLogin(page, 'password'), 'Correct-horse-7!');
    await page.reload();
    await waitForHydration(page);
    await expect(getGuest(page, 'Name')).toHaveValue('Ada Mbeki');
    await expect(getGuest(page, 'Notes')).toHaveValue('Late train');
    await openSignUp(page);
    await expect(getLogin(page, 'email')).toHaveValue('ada@example.com');
    await expect(getLogin(page, 'username')).toHaveValue('ada');
    await expect(getLogin(page, 'password')).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
      'Correct-horse',
    );
  });

test('Back and Forward in a tab whose composition is gone load a document once, and restore the typed text', async ({
  page,
}) => {
  // Disable prefetching: a page that was prefetched before the deploy would not need a document.
  await saveData(page);
  await page.goto(`${site.url}/work`);
  await waitForHydration(page);
  await followCheckboxes(page);
  await type(getSearch(page), 'coffee');
  // The reload removes the previous pages from memory.
  await page.reload();
  await expect(getSearch(page)).toHaveValue('coffee');
  await waitForHydration(page);
  await deploy(1);
  const documents = recordDocuments(page);
  const before = await getShell(page);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  await expect.poll(() => getShell(page)).not.toBe(before);
  await waitForHydration(page);
  expect(documents).toEqual(['/work']);
  await page.goForward();
  await expect(getSearch(page)).toHaveValue('coffee');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  // Navigation within one composition needs no further document.
  expect(documents).toEqual(['/work']);
});

test('Back to a page in the tab’s memory needs no server, whatever was deployed', async ({ page }) => {
  // Disable prefetching.
  await saveData(page);
  await page.goto(site.url + CHECKBOXES);
  await waitForHydration(page);
  await type(getSearch(page), 'coffee');
  await followLink(page, 'About');
  await expect(page).toHaveURL(/\/about$/);
  await mark(page);
  await deploy(2);
  site.takeRequests();
  await page.goBack();
  await expect(getSearch(page)).toHaveValue('coffee');
  expect(await isMarked(page)).toBe(true);
  // About may still load its pictures, and Playwright's Chromium requests the icon again after each change of URL.
  const isPicture = (asked: string) => asked === '/icon.svg' || asked.startsWith('/shell/assets/');
  expect(site.takeRequests().filter((asked) => !isPicture(asked))).toEqual([]);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  const OFFER = 'A newer version of this site is ready.';
  const countEarlier = (page: Page) =>
    page.evaluate(
      async () => (await caches.keys()).filter((name) => name.startsWith('earlier-files')).length,
    );

  test('the offered newer version keeps the typed text', async ({ page }) => {
    await visitUntilKept(page, site.url);
    const before = await getComposition(page);
    await page.goto(`${site.url}/work`);
    await waitForHydration(page);
    await site.show(MOVED_SITE);
    await followCheckboxes(page);
    await type(getSearch(page), 'coffee');
    await expect(page.getByRole('status').filter({ hasText: OFFER })).toBeVisible({ timeout: 240_000 });
    await mark(page);
    await page.getByRole('button', { name: 'Show the newer version' }).click();
    await page.waitForFunction(() => !('isSameDocument' in window));
    await expect(getSearch(page)).toHaveValue('coffee');
    await expect.poll(() => getComposition(page)).not.toBe(before);
  });

  test('taking over in one tab does not break others: offline they load their own parts, then pages of the newer composition', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_|Failed to/);
    await visitUntilKept(page, site.url);
    const before = await getShell(page);
    const other = await page.context().newPage();
    await other.goto(site.url + CHECKBOXES);
    await waitForHydration(other);
    await type(getSearch(other), 'coffee');
    await site.show(MOVED_SITE);
    expect(await updateWorker(page)).toBe('waiting');
    await followLink(page, 'About');
    await page.getByRole('button', { name: 'Show the newer version' }).click();
    await expect.poll(() => getShell(page).catch(() => before)).not.toBe(before);

    site.setDown(true);
    // This tab has not requested that chunk of the older build yet, and the newer build has no chunk of this name.
    await mark(other);
    await openPalette(other);
    await other.keyboard.press('Escape');
    expect(await isMarked(other)).toBe(true);
    expect(await getShell(other)).toBe(before);

    await openDisclaimer(other);
    await expect.poll(() => getShell(other).catch(() => before)).not.toBe(before);
    await other.goBack();
    await expect(getSearch(other)).toHaveValue('coffee');

    // No tab uses the older composition any more.
    await other.reload();
    await other.goto(`${site.url}/about`);
    await expect.poll(() => countEarlier(other)).toBe(0);
    expect(await countKept(other)).toBeGreaterThan(0);
  });

  test('a tab that is two deploys behind keeps working with a server after other tabs took over', async ({
    page,
  }) => {
    await visitUntilKept(page, site.url);
    const before = await getShell(page);
    const other = await page.context().newPage();
    await other.goto(site.url + CHECKBOXES);
    await waitForHydration(other);
    await type(getSearch(other), 'coffee');
    for (const next of [LIGHT_FALLBACK_SITE, MOVED_SITE]) {
      const composition = await getComposition(page);
      await site.show(next);
      expect(await updateWorker(page)).toBe('waiting');
      // Do not query the worker in the meantime: requests would keep it alive.
      await page.evaluate(async (message) => {
        const { serviceWorker } = navigator;
        const registration = await serviceWorker.getRegistration();
        const hasChanged = new Promise((resolve) =>
          serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        );
        registration?.waiting?.postMessage(message);
        await hasChanged;
      }, TAKE_OVER);
      expect(await getComposition(page)).not.toBe(composition);
    }
    await openPalette(other);
    await other.keyboard.press('Escape');
    expect(await getShell(other)).toBe(before);
    await openDisclaimer(other);
    await expect.poll(() => getShell(other).catch(() => before)).not.toBe(before);
    await other.goBack();
    await expect(getSearch(other)).toHaveValue('coffee');
  });
});
