import type { Page } from '@playwright/test';
import { visit } from '../support/shellVisit';
import { expect, test } from '../support/siteTest';

/** @returns a function that releases the blocked requests */
async function blockRequests(page: Page, url: RegExp): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

const followPulse = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: /Pulse/ }).first().click();
const getScreen = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'please wait while the content is loading...' });

test('a loading page shows the rolling dice and the text of the specification', async ({ page }) => {
  await visit(page, '/work/CSS');
  const release = await blockRequests(page, /\/work\/CSS\/pulseAnimation$/);
  await followPulse(page);
  await expect(getScreen(page)).toBeVisible();
  const rolling = await getScreen(page).evaluate((screen) =>
    screen
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
  );
  expect(rolling).toHaveLength(1);
  await expect(getScreen(page).locator('svg')).toHaveCount(6);
  release();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(getScreen(page)).toHaveCount(0);
});

test('a page can be read while its code is loading', async ({ page }) => {
  const release = await blockRequests(page, /\/remotes\/css-demos\/.*\.js$/);
  await visit(page, '/work/CSS');
  await followPulse(page);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(getScreen(page)).toHaveCount(0);
  release();
});
