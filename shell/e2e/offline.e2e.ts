import type { Page } from '@playwright/test';
import { type ChangingSite, serveChangingSite } from './support/changingSite';
import { expectPadToPlay } from './support/playPad';
import { expect, readSiteIndex, test, waitForHydration } from './support/siteTest';
import { LIGHT_SITE, MAIN_SITE } from './support/testPaths';
import { followLink, visitUntilKept } from './support/workerSteps';

test.use({ serviceWorkers: 'allow' });

let site: ChangingSite;
test.beforeEach(async () => {
  site = await serveChangingSite(MAIN_SITE);
});
test.afterEach(() => site.close());

/** Messages of the browser about a server that does not respond. */
const NO_SERVER = /ERR_CONNECTION|ERR_EMPTY_RESPONSE|Failed to load resource|Failed to fetch/;

async function expectInstallable(page: Page, url: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors, data } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data ?? '{}') as { icons: { src: string; type: string }[] };
  expect(icons.length).toBeGreaterThan(2);
  for (const { src, type } of icons)
    expect((await page.request.get(url + src)).headers()['content-type'], src).toBe(type);
}

/** The cached pages' headings, read without showing the pages. */
async function fetchHeadings(paths: readonly string[]) {
  return Promise.all(
    paths.map(async (path) => {
      const response = await fetch(path, { headers: { accept: 'text/html' } });
      // The current page's policy does not allow styles of another page.
      const html = (await response.text()).replace(/<style[^]*?<\/style>/g, '');
      const page = new DOMParser().parseFromString(html, 'text/html');
      return { path, status: response.status, headings: page.querySelectorAll('h1').length };
    }),
  );
}

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 }).first();

test('after one visit to the home page every page works without the server', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_SERVER);
  await visitUntilKept(page, site.url);
  // Leave the first page, so that its pending requests are not counted below.
  await page.goto('about:blank');
  site.takeRequests();
  await page.goto(`${site.url}/work/js/drumKit`);
  await expectPadToPlay(page);
  // The only request is the check for a newer composition.
  expect(site.takeRequests().filter((path) => path !== '/sw.js')).toEqual([]);

  site.setDown(true);
  const { pages } = readSiteIndex();
  expect(await page.evaluate(fetchHeadings, pages)).toEqual(
    pages.map((path) => ({ path, status: 200, headings: 1 })),
  );
  for (const path of ['/', '/cv', '/work/UX/digitalWallet', '/work/CSS/pulseAnimation']) {
    const response = await page.goto(site.url + path);
    expect(response?.status(), path).toBe(200);
    await waitForHydration(page);
    await expect(getHeading(page), path).toBeVisible();
  }
  const unknown = await page.goto(`${site.url}/work/nothing`);
  expect(unknown?.status()).toBe(404);
  await expect(getHeading(page)).toHaveText(/not found/i);
  await page.goto(`${site.url}/WORK/JS/DRUMKIT/`);
  expect(new URL(page.url()).pathname).toBe('/work/js/drumKit');
  await expectPadToPlay(page);
});

test('the site can be installed; offline, search, links and forms work in the tab of the first visit', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(NO_SERVER);
  await site.show(LIGHT_SITE);
  await visitUntilKept(page, site.url);
  await expectInstallable(page, site.url);
  site.setDown(true);
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('pulse');
  await expect(page.getByRole('option').first()).toHaveText(/pulse/i);
  await page.keyboard.press('Enter');
  await expect(getHeading(page)).toHaveText(/pulse/i);
  await followLink(page, 'About');

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

test('fetches no file twice for offline use: neither the first page, nor those the browser has guessed', async ({
  page,
}) => {
  await visitUntilKept(page, site.url);
  const { pages } = readSiteIndex();
  expect(site.sent).toEqual(expect.arrayContaining([...pages]));
  // Asked for by the tab and by the worker.
  expect(site.takeRequests().filter((path) => path === '/')).toHaveLength(2);
  expect(site.sent.filter((path, index) => site.sent.indexOf(path) !== index)).toEqual([]);
});
