import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readPins } from '../compose/pin/pinsFile';
import { serveSite, type SiteServer } from '../compose/host/server/siteServer';
import { type Collector, startCollector } from './support/startCollector';
import { runScript } from './support/runScript';
import { type ReleaseServer, serveReleases } from './support/serveReleases';
import { expect, test, waitForHydration } from './support/siteTest';
import { visitUntilKept } from './support/workerSteps';
import { OTHER_ORIGIN_SITE, FALLBACK_SITE } from './support/testPaths';

const ROUTE = '/work/CSS/pulseAnimation';
const EXPECTED = /CORS|ERR_FAILED|404|Failed to load|Loading chunk|takes its place/;

// All tests share one composition.
test.describe.configure({ mode: 'serial' });

let releases: ReleaseServer;
let site: SiteServer;
let collector: Collector;

test.beforeAll(async () => {
  releases = await serveReleases(FALLBACK_SITE.registry);
  collector = await startCollector();
  runScript('composeOtherOrigin.ts', releases.url, collector.url);
  site = await serveSite({ site: OTHER_ORIGIN_SITE.site, port: 0 });
});

test.afterAll(async () => {
  await site.close();
  await releases.close();
  await collector.close();
});

const getVersions = () => {
  const pin = readPins(OTHER_ORIGIN_SITE.pins).remotes['css-demos'];
  return { pinned: pin?.version ?? '', previous: pin?.previous?.version ?? '' };
};

/** The version of the release that is ready, from its performance mark. */
const findReady = (page: Page): Promise<string | undefined> =>
  page.evaluate(() =>
    performance
      .getEntriesByName('portfolio:remote:ready')
      .map((mark) => ((mark as PerformanceMark).detail as { version: string }).version)
      .at(-1),
  );

test('a page hydrates with the files of another origin, each script and style verified', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(request.url()));
  await page.goto(site.url + ROUTE);
  await waitForHydration(page);
  await expect.poll(() => findReady(page)).toBe(getVersions().pinned);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const files = await page.evaluate(
    (url) =>
      [
        ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
          'script[src], link[rel=stylesheet], link[rel=preload]',
        ),
      ]
        .map((element) => ({
          url: element instanceof HTMLScriptElement ? element.src : element.href,
          isVerified: element.integrity.startsWith('sha256-') && element.crossOrigin === 'anonymous',
        }))
        .filter((file) => file.url.startsWith(url)),
    releases.url,
  );
  expect(files.filter(({ isVerified }) => !isVerified)).toEqual([]);
  for (const kind of [/\/remoteEntry\./, /\/remote\./, /pulseAnimation.*\.js$/, /\.css$/])
    expect(files.map(({ url }) => url)).toContainEqual(expect.stringMatching(kind));
  expect(paths.filter((url) => url.startsWith(`${site.url}/remotes/`))).toEqual([]);
});

test('loads are reported to the collector, with composition and release', async ({ page }) => {
  const { compositionId } = JSON.parse(
    fs.readFileSync(path.join(OTHER_ORIGIN_SITE.site, 'composition.json'), 'utf8'),
  ) as { compositionId: string };
  const before = collector.requests.length;
  await page.goto(site.url + ROUTE);
  const listLogs = () => collector.requests.slice(before).flatMap(({ resourceLogs }) => resourceLogs);
  const listNames = () =>
    listLogs().flatMap(({ scopeLogs }) =>
      scopeLogs.flatMap(({ logRecords }) => logRecords.map((one) => one.eventName)),
    );
  await expect.poll(listNames, { timeout: 20_000 }).toContain('portfolio.remote.ready');
  expect(listNames()[0]).toBe('portfolio.remote.load');
  const text = JSON.stringify(listLogs());
  for (const value of [compositionId, 'css-demos', getVersions().pinned])
    expect(text).toContain(JSON.stringify({ stringValue: value }));
});

test('pictures and later pages come from the other origin too', async ({ page }) => {
  await page.goto(`${site.url}/work/CSS`);
  await waitForHydration(page);
  const picture = page.locator(`main img[src^="${releases.url}"]`).first();
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.locator('main').getByRole('link', { name: /Pulse/ }).first().click();
  await expect.poll(() => findReady(page)).toBe(getVersions().pinned);
  await expect
    .poll(() =>
      page.evaluate(() => document.getAnimations().some((animation) => 'animationName' in animation)),
    )
    .toBe(true);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('files of the other origin are verified and cached for offline use', async ({ page, context }) => {
    await visitUntilKept(page, site.url);
    await context.setOffline(true);
    // If the worker requested a file now, the request would be refused.
    releases.isShared = false;
    await page.goto(site.url + ROUTE);
    await expect.poll(() => findReady(page)).toBe(getVersions().pinned);
    releases.isShared = true;
  });
});

test('if a file of the pinned release is missing there, the previous release is loaded from there', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(EXPECTED);
  const { pinned, previous } = getVersions();
  expect(pinned).not.toBe(previous);
  const html = await (await page.request.get(site.url + ROUTE)).text();
  const entry = /remoteEntry\.[0-9a-f]+\.js/.exec(html)?.[0] ?? 'none';
  await page.route(`**/${entry}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(site.url + ROUTE);
  await expect.poll(() => findReady(page)).toBe(previous);
});

test('if the other origin does not share its files, the page stays readable and names the failure', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(EXPECTED);
  releases.isShared = false;
  await page.clock.install();
  await page.goto(site.url + ROUTE);
  const panel = page.getByRole('alert').filter({ hasText: 'Loading chunk css-demos failed' });
  await expect(async () => {
    await page.clock.runFor(1000);
    await expect(panel).toBeVisible({ timeout: 200 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  const hasRun = () => page.evaluate(() => Reflect.get(window, 'cssDemos') !== undefined);
  expect(await hasRun()).toBe(false);
  releases.isShared = true;
  await panel.getByRole('button', { name: 'Retry' }).click();
  await page.clock.runFor(5000);
  await expect(panel).toBeHidden();
  await expect.poll(hasRun).toBe(true);
});
