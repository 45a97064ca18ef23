import type { Page } from '@playwright/test';
import { toRemoteNames } from '@portfolio/contract';
import { type ChangingSite, serveChangingSite } from './support/changingSite';
import { readFallbackReleases } from './support/fallbackReleases';
import { runScript } from './support/runScript';
import { expect, test } from './support/siteTest';
import { FALLBACK_SITE, REVOKED_SITE } from './support/testPaths';

const ROUTE = '/work/js/drumKit';
const { pinned: revoked, previous } = readFallbackReleases('js-demos');
const REVOKED_ENTRY = toRemoteNames('js-demos').webPath + revoked.entry;

let site: ChangingSite;
test.beforeAll(() => runScript('composeRevoked.ts'));
test.beforeEach(async () => {
  site = await serveChangingSite(FALLBACK_SITE);
});
test.afterEach(() => site.close());

/** The version of js-demos that the document started last; null where it started none. */
const getVersion = (page: Page) =>
  page.evaluate(() => {
    type Event = { type: string; remoteId: string; version: string };
    const details = performance
      .getEntriesByType('mark')
      .map((mark) => (mark as PerformanceMark).detail as Event | null);
    return (
      details.findLast((event) => event?.type === 'ready' && event.remoteId === 'js-demos')?.version ?? null
    );
  });

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));

test('a tab that runs a revoked release leaves it with the next page that is fetched', async ({ page }) => {
  await page.goto(site.url + ROUTE);
  await expect.poll(() => getVersion(page)).toBe(revoked.version);
  await mark(page);
  await site.show(REVOKED_SITE);
  // Pages of the main navigation may have been fetched ahead, when nothing was revoked yet.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await expect(page).toHaveURL(/\/disclaimer$/);
  await page.waitForFunction(() => !('isSameDocument' in window));
  await page.goto(site.url + ROUTE);
  await expect.poll(() => getVersion(page)).toBe(previous.version);
  expect((await page.request.get(site.url + REVOKED_ENTRY)).status()).toBe(404);
});
