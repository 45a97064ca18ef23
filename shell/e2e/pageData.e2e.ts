import type { Page } from '@playwright/test';
import { saveData } from './support/shellVisit';
import { expect, test, waitForHydration } from './support/siteTest';

/**
 * Requests for the data of the work list; the data of pages that are merely likely is prefetched when the browser is
 * idle.
 */
function listDataRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/data/work.')) paths.push(pathname);
  });
  return paths;
}

test.use({ serviceWorkers: 'block' });

test('data that is not in its page is fetched once, with the page', async ({ page }) => {
  const requests = listDataRequests(page);
  await page.goto('/work');
  await waitForHydration(page);
  await page.getByLabel('Search').fill('tide clock');
  await expect(page.getByRole('status').filter({ hasText: 'of 66' })).toBeVisible();
  expect(requests).toEqual([expect.stringMatching(/^\/data\/work\.[0-9a-f]{8}\.json$/)]);
});

test('the data is fetched when a link to its page is hovered, and not again when the page is shown', async ({
  page,
}) => {
  await saveData(page);
  const requests = listDataRequests(page);
  await page.goto('/about');
  await waitForHydration(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Work/ });
  const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('/data/work.'));
  await link.hover();
  await answered;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  expect(requests).toHaveLength(1);
});
