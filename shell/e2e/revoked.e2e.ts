import { execFileSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { toRemoteNames } from '@portfolio/contract';
import { type ChangingSite, serveChangingSite } from './support/changingSite';
import { readFallbackReleases } from './support/fallbackReleases';
import { expect, test, waitForHydration } from './support/siteTest';
import { FALLBACK_SITE, REVOKED_SITE } from './support/testPaths';
import { followLink, getComposition, visitUntilKept } from './support/workerSteps';

const ROUTE = '/work/js/drumKit';
const { pinned: revoked, previous } = readFallbackReleases('js-demos');
const REVOKED_ENTRY = toRemoteNames('js-demos').webPath + revoked.entry;

let site: ChangingSite;
test.beforeAll(() => {
  const script = path.join(__dirname, 'support/composeRevoked.ts');
  execFileSync(process.execPath, ['--require', require.resolve('tsx/cjs'), script], { stdio: 'inherit' });
});
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
const isMarked = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('a tab that runs a revoked release leaves it with the next page, whichever that is', async ({
  page,
}) => {
  await page.goto(site.url + ROUTE);
  await expect.poll(() => getVersion(page)).toBe(revoked.version);
  await mark(page);
  await site.show(REVOKED_SITE);
  await followLink(page, 'About');
  await expect(page).toHaveURL(/\/about$/);
  await expect.poll(() => isMarked(page)).toBe(false);
  await page.goto(site.url + ROUTE);
  await expect.poll(() => getVersion(page)).toBe(previous.version);
  expect((await page.request.get(site.url + REVOKED_ENTRY)).status()).toBe(404);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a newer one takes over from one that keeps a revoked release, in every tab, and lets go of it', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_FAILED/);
    await visitUntilKept(page, site.url);
    const before = await getComposition(page);
    const other = await page.context().newPage();
    await other.goto(site.url + ROUTE);
    await expect.poll(() => getVersion(other)).toBe(revoked.version);
    await mark(other);
    await site.show(REVOKED_SITE);

    // A navigation asks for a newer worker; nobody accepts it, and no tab is closed.
    await followLink(page, 'About');
    await expect.poll(() => getComposition(other), { timeout: 60_000 }).not.toBe(before);
    const isKept = (url: string) => caches.match(url).then((found) => found !== undefined);
    expect(await other.evaluate(isKept, REVOKED_ENTRY)).toBe(false);
    const load = (url: string) => fetch(url).then(String, () => 'refused');
    expect(await other.evaluate(load, `${REVOKED_ENTRY}?again`)).toBe('refused');

    await followLink(other, 'Disclaimer');
    await waitForHydration(other);
    expect(await isMarked(other)).toBe(false);
    await other.goto(site.url + ROUTE);
    await expect.poll(() => getVersion(other)).toBe(previous.version);
  });
});
