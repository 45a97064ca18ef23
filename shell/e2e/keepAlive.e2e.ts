import type { Page } from '@playwright/test';
import { noteTransitions, readTransitions } from './support/routeTransitions';
import { expect, test, waitForHydration } from './support/siteTest';

async function openFromBanner(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

/**
 * Marks the heading of the current page: it is only still marked later if the same element was kept in the document.
 */
const markHeading = (page: Page) =>
  page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.setAttribute('data-kept', ''));
const expectKept = (page: Page, isKept: boolean) =>
  expect(page.getByRole('heading', { level: 1 }).and(page.locator('[data-kept]'))).toHaveCount(
    isKept ? 1 : 0,
  );

test('the previous page keeps its state; the one before that is discarded', async ({ page }) => {
  await page.goto('/work/CSS/pulseAnimation');
  await waitForHydration(page);
  const heading = page.getByRole('heading', { level: 1, name: /pulse/i });
  await page.waitForLoadState('networkidle');
  await markHeading(page);
  await openFromBanner(page, /About/);
  await page.goBack();
  await expect(heading).toBeVisible();
  await expectKept(page, true);

  await openFromBanner(page, /About/);
  await openFromBanner(page, /Contact/);
  await page.goBack();
  await page.goBack();
  await expect(heading).toBeVisible();
  await expectKept(page, false);
});

test('a hidden page cannot be reached by screen readers, keyboard or search', async ({ page }) => {
  await page.goto('/about');
  await waitForHydration(page);
  await openFromBanner(page, /Contact/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('link', { name: 'Read the CV' })).toHaveCount(0);
});

test('route changes fade, except under reduced motion', async ({ page }) => {
  const getTransitions = async () =>
    (await readTransitions(page)).map(({ kind, isFading }) => [kind, isFading]);
  await page.goto('/about');
  await waitForHydration(page);
  await noteTransitions(page);
  await openFromBanner(page, /Contact/);
  expect(await getTransitions()).toEqual([['fade', true]]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFromBanner(page, /Work/);
  expect(await getTransitions()).toEqual([['fade', true]]);
});
