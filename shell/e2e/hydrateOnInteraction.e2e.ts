import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/siteTest';
import { expectInTime, stopClock } from './support/stopClock';
import { waitUntilQuiet } from './support/waitUntilQuiet';

/** Timeout of a single check if the page's clock is advanced between checks. */
const AT_ONCE = { timeout: 100 };

const STUDY = '/work/UX/paymentsReview';

test.use({ permissions: ['clipboard-read', 'clipboard-write'], contextOptions: { reducedMotion: 'reduce' } });

/** Scripts and styles for pages of remotes. */
const OF_REMOTE = /^\/remotes\/[^?]*\.(js|css)$|^\/shell\/(project|federation)\./;

function recordFiles(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (OF_REMOTE.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** Part of a section's text, which the shortest reading depth leaves out. */
const RESEARCH = 'I walked through three tasks';

const getDehydrated = (page: Page) => page.locator('[data-page-slot][data-dehydrated]');
const getCurrent = (page: Page) =>
  page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');

async function open(page: Page, address = ''): Promise<void> {
  await page.goto(STUDY + address);
  await waitForHydration(page);
}

test('reading a study loads nothing from its remote, and the progress follows the reader', async ({
  page,
}) => {
  const files = recordFiles(page);
  await stopClock(page);
  await page.goto(STUDY);
  await expectInTime(page, () => expect(getDehydrated(page)).toHaveCount(1, AT_ONCE));
  await page.clock.runFor(10_000);
  await expect(page.getByText('0% read')).toBeVisible();

  await page.getByRole('link', { name: 'Nine cards, four grades', exact: true }).click();
  await expect(page).toHaveURL(/#payments-review-nine-cards-four-grades$/);
  await expectInTime(page, () => expect(getCurrent(page)).toHaveText('Nine cards, four grades', AT_ONCE));
  await expectInTime(page, async () => {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByText('100% read')).toBeVisible(AT_ONCE);
  });
  await waitUntilQuiet(page);
  await expect(getDehydrated(page)).toHaveCount(1);
  expect(files).toEqual([]);
});

test.describe('the first interaction with each part works', () => {
  test.use({ hasTouch: true });

  test('the reading depth, by click', async ({ page }) => {
    await open(page);
    await page.getByText('30 seconds').click();
    await expect(page).toHaveURL(/\?depth=30s$/);
    await expect(page.getByText(RESEARCH)).toHaveCount(0);
    await expect(page.getByRole('radio', { name: '30 seconds' })).toBeChecked();
  });

  test('the reading depth, by key', async ({ page }) => {
    await open(page);
    await page.getByRole('radio', { name: /^All/ }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(/\?depth=5min$/);
    await expect(page.getByRole('radio', { name: '5 minutes' })).toBeFocused();
  });

  test('a figure, by key', async ({ page }) => {
    await open(page);
    const enlarge = page.getByRole('button', { name: /^Enlarge/ }).nth(1);
    await enlarge.press('Enter');
    await expect(page.getByRole('dialog', { name: /^2\. / })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(enlarge).toBeFocused();
  });

  test('a figure, by tap', async ({ page }) => {
    await open(page);
    await page
      .getByRole('button', { name: /^Enlarge/ })
      .nth(1)
      .tap();
    await expect(page.getByRole('dialog', { name: /^2\. / })).toBeVisible();
  });

  test('Share, by click, once', async ({ page }) => {
    await open(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('Link copied.', { exact: true })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  test('the line between before and after, by key', async ({ page }) => {
    await open(page);
    const slider = page.getByRole('slider');
    await slider.press('End');
    await expect(slider).toHaveAttribute('aria-valuetext', '100% before, 0% after');
  });
});

test('an address that names a depth or a figure hydrates without an interaction', async ({ page }) => {
  await open(page, '?depth=30s#payments-review-figure-loanwait');
  await expect(page.getByRole('dialog', { name: /^6\. / })).toBeVisible();
  await expect(page.getByText(RESEARCH)).toHaveCount(0);
});

test('an address that names a picture which only the script shows hydrates without an interaction', async ({
  page,
}) => {
  await open(page, '#payments-review-figure-codebefore');
  await expect(page.getByRole('dialog', { name: /^Before: / })).toBeVisible();
});

test('a study opened by a link loads nothing from its remote before an interaction', async ({ page }) => {
  const files = recordFiles(page);
  await page.goto('/work/UX');
  await waitForHydration(page);
  await page.locator(`main a[href="${STUDY}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /^Payments app review/ })).toBeFocused();
  await page.mouse.move(0, 0);
  await waitUntilQuiet(page);
  expect(files).toEqual([]);
  await page.getByText('5 minutes', { exact: true }).click();
  await expect(page).toHaveURL(/\?depth=5min$/);
});

test('if a file of the remote is missing, a visible panel reports it, and Retry repeats the action', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Loading chunk case-studies|Failed to load resource/);
  let isMissing = true;
  await page.route(/\/remotes\/case-studies\/remoteEntry\..*\.js$/, (route) =>
    isMissing ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  await open(page);
  const enlarge = page.getByRole('button', { name: /^Enlarge/ }).last();
  await enlarge.click();
  const failure = page.getByRole('alert').filter({ hasText: 'is not available right now' });
  await expect(failure).toBeInViewport();
  await expect(enlarge).toBeVisible();
  isMissing = false;
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('dialog', { name: /^\d+\. / })).toBeVisible();
  await expect(failure).toBeHidden();
});

test('offline the page says that it cannot respond, and another press retries', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await open(page);
  const share = page.getByRole('button', { name: 'Share' });
  await context.setOffline(true);
  await share.click();
  await expect(page.getByText('This part of the page could not be loaded.', { exact: true })).toBeVisible();
  await context.setOffline(false);
  await share.click();
  await expect(page.getByText('Link copied.', { exact: true })).toHaveCount(1);
});
