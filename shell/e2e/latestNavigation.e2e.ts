import type { Page } from '@playwright/test';
import { noteTransitions, readTransitions } from './support/routeTransitions';
import { expect, test } from './support/siteTest';
import { visit } from './support/shellVisit';

const getHeading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const getFooterLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const getLoading = (page: Page) => page.getByRole('dialog', { name: 'Loading the page' });

/** Blocks requests for a page's HTML; returns a function that counts them and one that releases them. */
async function hold(page: Page, path: string) {
  let count = 0;
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    count += 1;
    await isReleased;
    await route.continue().catch(() => {});
  });
  return { release, count: () => count };
}

test.beforeEach(({ consoleGuard }) => consoleGuard.allow(/Failed to load|Failed to fetch/));

test('a slow page is announced, can be stopped, and never replaces the result of a later navigation', async ({
  page,
}) => {
  await visit(page, '/');
  const held = await hold(page, '/disclaimer');
  await getFooterLink(page, 'Disclaimer').click();
  await expect(page.getByRole('status').filter({ hasText: 'on its way' }).or(getLoading(page))).toBeVisible();
  await expect(getLoading(page)).toContainText('please wait while the content is loading...');
  await page.keyboard.press('Escape');
  await expect(getLoading(page)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe('/');

  await getFooterLink(page, 'Disclaimer').click();
  await expect(getLoading(page)).toBeVisible();
  await page.evaluate(() => {
    const link = [...document.querySelectorAll<HTMLAnchorElement>('header a')].find(
      ({ pathname }) => pathname === '/contact',
    );
    link?.click();
  });
  await expect(getHeading(page, 'Contact')).toBeFocused();
  held.release();
  await page.goBack();
  await page.goForward();
  await expect(getHeading(page, 'Contact')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/contact');
});

test('a page whose prefetch hangs loads on a click', async ({ page }) => {
  await visit(page, '/');
  let count = 0;
  await page.route('**/disclaimer', async (route) => {
    count += 1;
    if (count === 1) await new Promise(() => {});
    await route.continue();
  });
  await getFooterLink(page, 'Disclaimer').hover();
  await expect.poll(() => count).toBe(1);
  await getFooterLink(page, 'Disclaimer').click();
  await expect(getHeading(page, 'Disclaimer')).toBeVisible();
});

test('Back to an unavailable page reports it after a few tries, and Try again loads it', async ({ page }) => {
  await visit(page, '/disclaimer');
  await page.getByRole('banner').getByRole('link', { name: /About/ }).click();
  await expect(getHeading(page, 'About')).toBeVisible();
  await page.reload();
  let isDown = true;
  let count = 0;
  await page.route('**/disclaimer', async (route) => {
    count += 1;
    if (isDown) await route.fulfill({ status: 500, body: 'Out of order' });
    else await route.continue();
  });
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.goBack();
  await expect(getHeading(page, 'This page could not be loaded')).toBeVisible();
  expect(count).toBeLessThan(8);
  await expect(page.getByRole('banner')).toBeVisible();
  isDown = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(getHeading(page, 'Disclaimer')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('Back closes an open dialog first, then runs the route transition', async ({ page }) => {
  await visit(page, '/about');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Contact/ })
    .click();
  await expect(getHeading(page, 'Contact')).toBeFocused();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog');
  await expect(palette).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(palette).toHaveCount(0);
  await expect(page).toHaveURL(/\/contact$/);
  await expect(getHeading(page, 'Contact')).toBeVisible();

  await noteTransitions(page);
  await page.evaluate(() => history.back());
  await expect(getHeading(page, 'About')).toBeVisible();
  expect((await readTransitions(page)).map(({ kind }) => kind)).toEqual(['fade']);
});

test('Back closes a picture that the hash of the address opened', async ({ page }) => {
  await visit(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: /Work/ }).click();
  await expect(getHeading(page, 'Work')).toBeFocused();
  const enlarge = page.getByRole('button', { name: /^Enlarge the mark/ }).first();
  await enlarge.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await expect(page).toHaveURL(/\/work#mark-/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/work$/);
  await expect(viewer).toHaveCount(0);
  await expect(enlarge).toBeFocused();

  await page.evaluate(() => history.back());
  await expect(getHeading(page, 'About')).toBeVisible();
});

test('a second click on the same link adds no history entry', async ({ page }) => {
  await visit(page, '/about');
  const link = page.getByRole('banner').getByRole('link', { name: /Contact/ });
  await link.click();
  await expect(getHeading(page, 'Contact')).toBeVisible();
  const before = await page.evaluate(() => history.length);
  await link.click();
  await link.click();
  expect(await page.evaluate(() => history.length)).toBe(before);
});
