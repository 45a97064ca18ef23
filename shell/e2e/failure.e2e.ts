import type { Page } from '@playwright/test';
import { CHUNK_LOAD_TIMEOUT_MS } from '@portfolio/contract';
import { expectPadToPlay } from './support/playPad';
import { expect, test, waitForHydration } from './support/siteTest';

const ENTRY = /\/remotes\/js-demos\/remoteEntry\..*\.js$/;

/** Holds back requests until they are let through. */
async function holdBack(page: Page, url: RegExp) {
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

test('while an entry hangs the page stays readable and the rest works; after 120 s the error and Retry come', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Loading chunk js-demos|Failed to load resource/);
  await page.clock.install();
  const letThrough = await holdBack(page, ENTRY);
  await page.goto('/work/js/drumKit', { waitUntil: 'commit' });
  await waitForHydration(page);
  const heading = page.getByRole('heading', { level: 1, name: 'Drum kit' });
  await expect(heading).toBeVisible();

  await page
    .getByRole('button', { name: /theme|dark/i })
    .first()
    .click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'darkMode');
  await page.clock.runFor(10_000);
  await expect(heading).toBeVisible();

  const other = await page.context().newPage();
  await other.goto('/work/CSS/pulseAnimation');
  await expect(other.getByRole('heading', { level: 1, name: /pulse/i })).toBeVisible();
  await other.close();

  const failure = page.getByRole('alert').filter({ hasText: 'Loading chunk js-demos' });
  await page.clock.runFor(CHUNK_LOAD_TIMEOUT_MS - 20_000);
  await expect(failure).toBeHidden();
  await page.clock.runFor(20_000);
  await expect(failure).toContainText('timeout');
  await expect(failure).toContainText('Loading chunk js-demos/drumKit failed');
  await expect(heading).toBeVisible();

  const late = page.waitForResponse(ENTRY);
  letThrough();
  await (await late).finished();
  await page.clock.runFor(1000);
  await expect(failure).toBeVisible();
  expect(await page.evaluate(() => 'jsDemos' in window)).toBe(false);

  await failure.getByRole('button', { name: 'Retry' }).click();
  await page.clock.runFor(5000);
  await expect(failure).toBeHidden();
  await page.clock.resume();
  await expectPadToPlay(page);
});

test('a missing entry is asked for again, then the error shows and Retry brings the page', async ({
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

test('a style file that is missing is told with its own code', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Loading chunk css-demos|Failed to load resource/);
  await page.route(/\/remotes\/css-demos\/.*\.css$/, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/work');
  await waitForHydration(page);
  await page.locator('main').getByRole('link', { name: /Pulse/ }).first().click();
  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Loading chunk css-demos/pulseAnimation failed' });
  await expect(failure).toContainText('CSS_CHUNK_LOAD_FAILED');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
});

test('while a style file hangs the page is shown with its styles; after 120 s its own code is told', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Loading chunk css-demos|Failed to load resource|preload/);
  await page.clock.install();
  const letThrough = await holdBack(page, /\/remotes\/css-demos\/.*\.css$/);
  await page.goto('/work/CSS/pulseAnimation', { waitUntil: 'commit' });
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(
    await page.evaluate(() => document.getAnimations().some((animation) => 'animationName' in animation)),
  ).toBe(true);

  const failure = page
    .getByRole('alert')
    .filter({ hasText: 'Loading chunk css-demos/pulseAnimation failed' });
  await page.clock.runFor(CHUNK_LOAD_TIMEOUT_MS - 1000);
  await expect(failure).toBeHidden();
  await page.clock.runFor(2000);
  await expect(failure).toContainText('CSS_CHUNK_LOAD_FAILED, timeout');

  letThrough();
  await failure.getByRole('button', { name: 'Retry' }).click();
  await page.clock.runFor(5000);
  await expect(failure).toBeHidden();
});
