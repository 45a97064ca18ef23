import type { Page } from '@playwright/test';
import { CHUNK_LOAD_TIMEOUT_MS } from '@portfolio/contract';
import { expect, test, waitForHydration } from './support/siteTest';
import { stopClock } from './support/stopClock';

const ENTRY = /\/remotes\/js-demos\/remoteEntry\..*\.js$/;

/** Blocks requests until they are released. */
async function blockRequests(page: Page, url: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld = true;
  await page.route(url, async (route) => {
    if (isHeld) await released;
    await route.continue().catch(() => {});
  });
  return () => {
    isHeld = false;
    release();
  };
}

test('a missing entry is retried, then the error shows and Retry loads the page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Loading chunk js-demos|Failed to load resource/);
  let isMissing = true;
  let requests = 0;
  await page.route(ENTRY, (route) => {
    requests += 1;
    return isMissing ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue();
  });
  await page.goto('/work');
  await waitForHydration(page);
  await page
    .locator('main')
    .getByRole('link', { name: /Drum kit/ })
    .first()
    .click();
  const failure = page.getByRole('alert').filter({ hasText: 'Loading chunk js-demos failed' });
  await expect(failure).toContainText('missing');
  expect(requests).toBeGreaterThanOrEqual(3);
  isMissing = false;
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drum kit' })).toBeVisible();
  await expect(failure).toBeHidden();
});

const PAGE_CHUNK = /\/shell\/contact-page-tsx\.\w+\.js/;
/** The form of the message is that of a remote's chunk. */
const PAGE_CHUNK_FAILURE =
  /Loading chunk contact-page-tsx failed \(CHUNK_LOAD_FAILED, missing: \S+\/shell\/contact-page-tsx\.\S+\)/;

/** Answers the requests for the contact page's chunk with 404, until the result is called. */
async function losePageChunk(page: Page): Promise<() => void> {
  let isMissing = true;
  await page.route(PAGE_CHUNK, (route) =>
    isMissing ? route.fulfill({ status: 404, body: 'Not found' }) : route.continue(),
  );
  return () => {
    isMissing = false;
  };
}

test('a missing chunk of a page of the shell is reported like that of a remote, and Try again loads the page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Loading chunk contact-page-tsx|Failed to load resource/);
  const restoreChunk = await losePageChunk(page);
  await page.goto('/about');
  await waitForHydration(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Contact/ })
    .click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeFocused();
  const failure = page.getByRole('alert').filter({ hasText: 'The connection or the server failed' });
  // The heading with the focus is announced already.
  await expect(failure).not.toContainText('could not be loaded');
  await expect(page.getByRole('main')).toContainText(PAGE_CHUNK_FAILURE);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  // Another alert is announced again.
  await failure.evaluate((element) => (element.dataset['attempt'] = 'first'));
  await retry.click();
  await expect(failure).not.toHaveAttribute('data-attempt');
  await expect(retry).toBeFocused();
  restoreChunk();
  await retry.click();
  await expect(page.getByRole('form', { name: 'Contact' })).toBeVisible();
  await expect(failure).toBeHidden();
  await expect(page).toHaveTitle(/^Contact/);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
});

test('the notice of a page that cannot start names the missing chunk', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Loading chunk contact-page-tsx|Failed to load resource|preload/);
  const restoreChunk = await losePageChunk(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  const notice = page.getByRole('alert').filter({ hasText: 'Buttons on this page do not work yet' });
  await expect(notice).toContainText(PAGE_CHUNK_FAILURE);
  expect(await notice.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  restoreChunk();
  await notice.getByRole('button', { name: 'Try again' }).click();
  await waitForHydration(page);
  await expect(notice).toBeHidden();
});

test('while a style file hangs, the page is shown with its styles; after 120 s the style file’s own code is reported', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Loading chunk css-demos|Failed to load resource|preload/);
  await stopClock(page);
  const letThrough = await blockRequests(page, /\/remotes\/css-demos\/.*\.css$/);
  await page.goto('/work/CSS/pulseAnimation', { waitUntil: 'commit' });
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => document.getAnimations().some((animation) => 'animationName' in animation)),
  ).toBe(true);

  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Loading chunk css-demos/pulseAnimation failed' });
  await page.clock.runFor(CHUNK_LOAD_TIMEOUT_MS - 1_000);
  await expect(failure).toBeHidden();
  await page.clock.runFor(2_000);
  await expect(failure).toContainText('CSS_CHUNK_LOAD_FAILED, timeout');

  letThrough();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await page.clock.runFor(5000);
  await expect(failure).toBeHidden();
});
