import type { Page } from '@playwright/test';
import { type ChangingSite, serveChangingSite } from './support/changingSite';
import { expectPadToPlay } from './support/playPad';
import { expect, readSiteIndex, test, waitForHydration } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';
import { followLink, visitUntilKept } from './support/workerSteps';

test.use({ serviceWorkers: 'allow' });

let site: ChangingSite;
test.beforeEach(async () => {
  site = await serveChangingSite(MAIN_SITE);
});
test.afterEach(() => site.close());

/** What the browser says of a server that does not answer. */
const NO_SERVER = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource|Failed to fetch/;

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

test('after one visit to the home page every page works without the server', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_SERVER);
  test.setTimeout(120_000);
  await visitUntilKept(page, site.url);
  site.setDown(true);
  for (const path of readSiteIndex().pages) {
    const response = await page.goto(site.url + path);
    expect(response?.status(), path).toBe(200);
    await expect(getHeading(page), path).toBeVisible();
  }
  const unknown = await page.goto(`${site.url}/work/nothing`);
  expect(unknown?.status()).toBe(404);
  await expect(getHeading(page)).toHaveText(/not found/i);
  await page.goto(`${site.url}/WORK/JS/DRUMKIT/`);
  expect(new URL(page.url()).pathname).toBe('/work/js/drumKit');
  await expectPadToPlay(page);
});

test('without the server search, links and forms work in the tab of the first visit, and the guest list stays', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_SERVER);
  await visitUntilKept(page, site.url);
  site.setDown(true);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('pulse');
  await page.keyboard.press('Enter');
  await expect(getHeading(page)).toHaveText(/pulse/i);
  await followLink(page, 'About');
  await expect(page).toHaveURL(/\/about$/);

  await page.goto(`${site.url}/work/UX/RSVPApp`);
  await waitForHydration(page);
  const name = page.getByRole('form').getByLabel(/^Name/).first();
  await name.fill('Ada Lovelace');
  await name.press('Enter');
  const guest = page.getByRole('listitem').filter({ hasText: 'Ada Lovelace' }).first();
  await expect(guest).toBeVisible();
  await page.reload();
  await expect(guest).toBeVisible();
});

test('a second visit asks the network for nothing but whether there is a newer composition; the site can be installed', async ({
  page,
}) => {
  await visitUntilKept(page, site.url);
  site.takeRequests();
  await page.goto(`${site.url}/work/js/drumKit`);
  await expectPadToPlay(page);
  expect(site.takeRequests().filter((path) => path !== '/sw.js')).toEqual([]);

  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; type: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, type } of icons)
    expect((await page.request.get(site.url + src)).headers()['content-type'], src).toBe(type);
});
