import type { Page } from '@playwright/test';
import { toRemoteNames } from '@portfolio/contract';
import { type ChangingSite, serveChangingSite } from './support/changingSite';
import { readFallbackReleases } from './support/fallbackReleases';
import { runScript } from './support/runScript';
import { expect, test, waitForHydration } from './support/siteTest';
import { LIGHT_FALLBACK_SITE, REVOKED_SITE } from './support/testPaths';
import { updateWorker, visitUntilKept } from './support/workerSteps';

const ROUTE = '/work/js/drumKit';
const { pinned: revoked, previous } = readFallbackReleases('js-demos');
const REVOKED_ENTRY = toRemoteNames('js-demos').webPath + revoked.entry;

let site: ChangingSite;
// All tests share one composition, made once by a single worker.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => runScript('composeRevoked.ts'));
test.beforeEach(async () => {
  site = await serveChangingSite(LIGHT_FALLBACK_SITE);
});
test.afterEach(() => site.close());

/** The version of js-demos that the document started last; null if it has not started any. */
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

/** Files of a revoked release that a tab requests late, when they are no longer served. */
const REVOKED_FILE = /status of 404/;

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));

test('a tab that runs a revoked release leaves it with the next fetched page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(REVOKED_FILE);
  await page.goto(site.url + ROUTE);
  await expect.poll(() => getVersion(page)).toBe(revoked.version);
  await mark(page);
  await site.show(REVOKED_SITE);
  // Not a page of the main navigation: those may have been prefetched before the release was revoked.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await expect(page).toHaveURL(/\/disclaimer$/);
  await page.waitForFunction(() => !('isSameDocument' in window));
  await page.goto(site.url + ROUTE);
  await expect.poll(() => getVersion(page)).toBe(previous.version);
  expect((await page.request.get(site.url + REVOKED_ENTRY)).status()).toBe(404);
});

test('a page prefetched before its release was revoked loads as a document once the tab knows of it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(REVOKED_FILE);
  await page.goto(`${site.url}/work`);
  await waitForHydration(page);
  const link = page
    .locator('main')
    .getByRole('link', { name: /Drum kit/ })
    .first();
  await link.hover();
  await expect.poll(() => getVersion(page)).toBe(revoked.version);
  await mark(page);
  await site.show(REVOKED_SITE);
  const heard = page.waitForResponse(/\/disclaimer$/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).hover();
  await (await heard).finished();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drum kit' })).toBeVisible();
  await page.waitForFunction(() => !('isSameDocument' in window));
  await expect.poll(() => getVersion(page)).toBe(previous.version);
});

/** Gives cached files another content, and a page a header that leads elsewhere, as any script of the site can. */
const forgeCached = (page: Page) =>
  page.evaluate(async () => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        const file = await cache.match(request);
        const headers = new Headers(file?.headers);
        if (pathname === '/about') headers.set('Refresh', '0;url=/contact');
        else if (pathname !== '/search.json') continue;
        const text = pathname === '/about' ? await file?.text() : '[]';
        await cache.put(request, new Response(text ?? '', { headers }));
        count += 1;
      }
    }
    return count;
  });

const countFound = (page: Page) =>
  page.evaluate(async () => {
    const entries = (await (await fetch('/search.json')).json()) as unknown[];
    return entries.length;
  });

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the worker of the next composition takes over at once and removes the entry of a revoked release', async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/ERR_|Failed to load|Failed to fetch/);
    const isKept = () => page.evaluate(async (url) => (await caches.match(url)) !== undefined, REVOKED_ENTRY);
    await visitUntilKept(page, site.url);
    await page.goto(site.url + ROUTE);
    await expect.poll(() => getVersion(page)).toBe(revoked.version);
    expect(await isKept()).toBe(true);
    expect(await forgeCached(page)).toBe(2);
    await page.evaluate(async () => (await caches.open('own')).put('/shell/x.svg', new Response('Forged.')));

    await site.show(REVOKED_SITE);
    await updateWorker(page);
    await expect.poll(isKept).toBe(false);
    await expect.poll(() => page.evaluate(() => caches.has('own'))).toBe(false);
    const ask = (url: string) =>
      fetch(url).then(
        ({ status }) => status,
        () => 'refused',
      );
    expect(await page.evaluate(ask, REVOKED_ENTRY)).toBe('refused');
    // The tab did not have to be closed, and its next page needs no server.
    site.setDown(true);
    await page.goto(site.url + ROUTE);
    await expect.poll(() => getVersion(page)).toBe(previous.version);
    // Nothing that the release wrote into the cache outlives it.
    expect(await countFound(page)).toBeGreaterThan(0);
  });

  test('a file that a script changed in the cache is fetched again, and a cached page has no header of its own', async ({
    page,
  }) => {
    await visitUntilKept(page, site.url);
    const count = await countFound(page);
    expect(await forgeCached(page)).toBe(2);
    expect(await countFound(page)).toBe(count);
    const response = await page.goto(`${site.url}/about`);
    expect(response?.fromServiceWorker()).toBe(true);
    expect(response?.headers()).not.toHaveProperty('refresh');
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/about`);
  });
});
