import { REMOTE_EVENT_NAME, type RemoteEvent } from '@portfolio/contract';
import { readTargetRelease } from './support/faults/faultTargets';
import { runWithOwnHash } from './support/runWithOwnHash';
import { expect, test, waitForHydration } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';

const REFUSED = /Content Security Policy|integrity|Failed to load/;

test('a file of the site runs if a pin leads to it; no other does, whatever hash it is given', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(REFUSED);
  await page.goto('/about');
  const { web } = readTargetRelease(MAIN_SITE, 'js-demos');
  expect(await runWithOwnHash(page, `/remotes/js-demos/${web.entry}`)).toBe('ran');
  // A same-origin script with its correct hash, but one that no page may run.
  expect(await runWithOwnHash(page, '/sw.js')).toBe('refused');
  expect(await runWithOwnHash(page, '/sw.js', true)).toBe('refused');
  const imported = page.evaluate(() => import(/* webpackIgnore: true */ '/sw.js' as string));
  await expect(imported).rejects.toThrow('Failed to fetch');
});

test('no file of a release runs as a worker', async ({ page, consoleGuard }) => {
  consoleGuard.allow(REFUSED);
  await page.goto('/about');
  const { web } = readTargetRelease(MAIN_SITE, 'js-demos');
  const started = await page.evaluate(
    (url) =>
      new Promise((resolve) => {
        const worker = new Worker(url);
        worker.onmessage = () => resolve('ran');
        worker.onerror = () => resolve('refused');
      }),
    `/remotes/js-demos/${web.entry}`,
  );
  expect(started).toBe('refused');
});

test.describe('where service workers are allowed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no file of a release runs as a service worker', async ({ page, consoleGuard }) => {
    consoleGuard.allow(REFUSED);
    await page.goto('/about');
    const { web } = readTargetRelease(MAIN_SITE, 'js-demos');
    const registered = page.evaluate(
      async (url) => void (await navigator.serviceWorker.register(url)),
      `/remotes/js-demos/${web.entry}`,
    );
    await expect(registered).rejects.toThrow('Content Security Policy');
  });
});

test('a style element whose hash the document does not list is not applied; a component’s rules are', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(REFUSED);
  await page.goto('/about');
  await waitForHydration(page);
  const injected = await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<style>html{outline:9px solid}</style>');
    return getComputedStyle(document.documentElement).outlineWidth;
  });
  expect(injected).not.toBe('9px');
  const ruleCounts = await page.evaluate(() =>
    [...document.querySelectorAll('style')].map(({ sheet }) => sheet?.cssRules.length ?? 0),
  );
  expect(Math.max(...ruleCounts)).toBeGreaterThan(20);
});

test('a tab whose policy predates a newly pinned release loads the page as a document', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Content Security Policy|Loading chunk js-demos failed|Failed to load/);
  const hashes = Object.values(readTargetRelease(MAIN_SITE, 'js-demos').web.files);
  await page.route(
    ({ pathname }) => pathname === '/work/js',
    async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const policy = hashes.reduce(
        (text, { integrity }) => text.replace(` '${integrity}'`, ''),
        headers['content-security-policy'] ?? '',
      );
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
    },
  );
  await page.goto('/work/js');
  await waitForHydration(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .locator('main')
    .getByRole('link', { name: /Analog clock/ })
    .first()
    .click();
  await page.waitForFunction(() => !('isSameDocument' in window));
  await expect(page.getByRole('heading', { level: 1, name: /clock/i })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(
        (name) =>
          performance
            .getEntriesByName(name)
            .map((mark) => ((mark as PerformanceMark).detail as RemoteEvent).remoteId),
        `${REMOTE_EVENT_NAME}:ready`,
      ),
    )
    .toEqual(['js-demos']);
});

test('a page cannot use the origins and permissions of another page through a window', async ({ page }) => {
  await page.goto('/work/js/konamiCode');
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void Object.assign(window, { opened: open('/work/js/geoLocation') }));
  const other = await opened;
  await other.waitForLoadState();
  expect(await other.evaluate(() => [location.pathname, window.opener])).toEqual([
    '/work/js/geoLocation',
    null,
  ]);
  const isSevered = () => (window as unknown as { opened: Window }).opened.closed;
  expect(await page.evaluate(isSevered)).toBe(true);
  // A page without rights of its own stays reachable, as within any site.
  await page.evaluate(() => void Object.assign(window, { opened: open('/about') }));
  expect(await page.evaluate(isSevered)).toBe(false);
});
