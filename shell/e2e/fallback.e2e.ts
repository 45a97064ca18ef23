import type { Page } from '@playwright/test';
import type { RemoteEvent } from '@portfolio/contract';
import { serveSite, type SiteServer } from '../compose/host/server/siteServer';
import { readFallbackReleases } from './support/fallbackReleases';
import { expectPadToPlay } from './support/playPad';
import { expect, test } from './support/siteTest';
import { FALLBACK_SITE } from './support/testPaths';

const ROUTE = '/work/js/drumKit';
const { pinned, previous } = readFallbackReleases('js-demos');

let server: SiteServer;
test.beforeAll(async () => {
  server = await serveSite({ site: FALLBACK_SITE.site, port: 0 });
});
test.afterAll(() => server.close());

const listEvents = (page: Page): Promise<RemoteEvent[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('mark')
      .filter(({ name }) => name.startsWith('portfolio:remote:'))
      .map((mark) => (mark as PerformanceMark).detail as RemoteEvent),
  );

const listSteps = async (page: Page) =>
  (await listEvents(page)).map(({ type, version }) => `${type} ${version}`);

/** Messages of the browser and the shell about a missing file. */
const EXPECTED = /404|Failed to load|Loading chunk|takes its place/;

/** Expects the page to work, whichever release it is from. */
async function expectDrumKit(page: Page): Promise<void> {
  const kick = page
    .getByRole('list', { name: 'Drum pads' })
    .getByRole('button', { name: /^kick / })
    .first();
  await expectPadToPlay(page, 'kick', () => kick.click());
  await expect(page.getByRole('alert').filter({ hasText: 'not available' })).toHaveCount(0);
}

for (const [name, file] of [
  ['entry', pinned.entry],
  ['exposed module', pinned.remote],
  ['page', pinned.page('drumKit')],
] as const)
  test(`if the ${name} is missing, the previous release replaces it automatically`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(EXPECTED);
    await page.route(`**/${file}`, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto(server.url + ROUTE);
    await expectDrumKit(page);
    // The reason for the failure is found out in parallel.
    await expect.poll(() => listSteps(page)).toContain(`missing ${pinned.version}`);
    expect((await listSteps(page)).filter((step) => !step.startsWith('missing'))).toEqual([
      `load ${pinned.version}`,
      `retry ${pinned.version}`,
      `retry ${pinned.version}`,
      `fallback ${previous.version}`,
      `load ${previous.version}`,
      `ready ${previous.version}`,
    ]);
    expect(new Set((await listEvents(page)).map(({ traceId }) => traceId)).size).toBe(1);
  });

test('a release that failed is not requested again on later pages of the tab', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(EXPECTED);
  await page.route(`**/${pinned.entry}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(server.url + ROUTE);
  await expectDrumKit(page);
  await page.goto(`${server.url}/work/js/analogClock`);
  await expect
    .poll(async () => (await listEvents(page)).map(({ type }) => type))
    .toEqual(['circuit-open', 'fallback', 'load', 'ready']);
});

test('a fallback release uses no module of the release it replaces', async ({ page, consoleGuard }) => {
  consoleGuard.allow(EXPECTED);
  await page.route(`**/${pinned.page('analogClock')}`, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(server.url + ROUTE);
  await expectDrumKit(page);
  // The pinned release is running and one of its pages fails: now all of its pages come from the previous release.
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Go' });
    document.querySelector('main')?.append(link);
    link.click();
  }, '/work/js/analogClock');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Analog clock');
  await expect
    .poll(async () =>
      (await listEvents(page))
        .filter(({ type }) => type === 'ready')
        .map(({ version, page: name }) => `${name} ${version}`),
    )
    .toEqual([`drumKit ${pinned.version}`, `analogClock ${previous.version}`, `drumKit ${previous.version}`]);
  await page.goBack();
  await expectDrumKit(page);
});

test('if the previous release fails too, the panel names the failure of the pinned one, and Retry loads the page', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(EXPECTED);
  await page.route('**/remotes/js-demos/remoteEntry.*', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto(server.url + ROUTE);
  const panel = page.getByRole('alert').filter({ hasText: 'Loading chunk js-demos failed' });
  await expect(panel).toContainText(pinned.entry);
  await page.unroute('**/remotes/js-demos/remoteEntry.*');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expectDrumKit(page);
});
