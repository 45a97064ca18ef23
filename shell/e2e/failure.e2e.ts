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
