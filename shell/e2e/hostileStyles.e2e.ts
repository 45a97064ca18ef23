import type { Page } from '@playwright/test';
import { serveSite, type SiteServer } from '../compose/host/server/siteServer';
import { runScript } from './support/runScript';
import { expect, test, waitForHydration } from './support/siteTest';
import { HOSTILE_SITE } from './support/testPaths';

const ROUTE = '/work/CSS/pulseAnimation';

// Both tests share one composition.
test.describe.configure({ mode: 'serial' });

let site: SiteServer;

test.beforeAll(async () => {
  runScript('composeHostile.ts');
  site = await serveSite({ site: HOSTILE_SITE.site, port: 0 });
});

test.afterAll(() => site.close());

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Left out the styles of body and \* and header/));

/** The properties that the hostile rules change, on the current page. */
const readLooks = (page: Page) =>
  page.evaluate(() => {
    const { backgroundColor, wordSpacing } = getComputedStyle(document.body);
    const header = document.querySelector('body > * header') ?? document.body;
    return { backgroundColor, wordSpacing, display: getComputedStyle(header).display };
  });

/** Number of style rules that the remote added. */
const countRules = (page: Page) =>
  page.evaluate(
    () =>
      [...document.styleSheets]
        .filter(({ media, cssRules }) => media.mediaText !== 'not all' && cssRules.length > 0)
        .flatMap(({ cssRules }) => [...cssRules])
        .filter(({ cssText }) => cssText.includes('.pulseAnimation-demo')).length,
  );

async function openHome(page: Page): Promise<void> {
  // A real click, since it fails if anything covers the header.
  await page.getByRole('banner').getByRole('link', { name: /home/i }).first().click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
}

test('the header stays usable on a page that hides and covers it, and home looks as before', async ({
  page,
}) => {
  await page.goto(site.url);
  const looks = await readLooks(page);
  await page.goto(site.url + ROUTE);
  await waitForHydration(page);
  // Polled: until the shell has started, the release's rules apply to the whole prerendered page.
  await expect.poll(() => readLooks(page)).toEqual(looks);
  await expect.poll(() => countRules(page)).toBeGreaterThan(0);
  await openHome(page);
  expect(await readLooks(page)).toEqual(looks);
  expect(await countRules(page)).toBe(0);
});

test('a cached page gets its styles back, and hovering over a link applies none', async ({ page }) => {
  await page.goto(`${site.url}/work`);
  await waitForHydration(page);
  const looks = await readLooks(page);
  const link = page.getByRole('main').locator(`a[href="${ROUTE}"]`).first();
  const loaded = page.waitForResponse(/pulseAnimation\.\w+\.css/);
  await link.hover();
  await loaded;
  await expect(page.locator('link[rel="stylesheet"][href*="pulseAnimation"]')).toHaveCount(1);
  expect(await readLooks(page)).toEqual(looks);
  expect(await countRules(page)).toBe(0);

  await link.click();
  await expect(page.locator('.pulseAnimation-demo')).toHaveCSS('position', 'fixed');
  expect(await readLooks(page)).toEqual(looks);
  await openHome(page);
  expect(await countRules(page)).toBe(0);
  await page.goBack();
  await expect(page.locator('.pulseAnimation-demo')).toHaveCSS('position', 'fixed');
});
