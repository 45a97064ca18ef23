import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { RemoteEvent } from '@portfolio/contract';
import { listenLocally } from '@portfolio/testing/browser';
import { serveSite, type SiteServer } from '../compose/host/server/siteServer';
import { readFallbackReleases } from './support/fallbackReleases';
import { visit } from './support/shellVisit';
import { expect, test } from './support/siteTest';
import { FALLBACK_SITE } from './support/testPaths';

const ROUTE = '/work/js/drumKit';
const { pinned, previous } = readFallbackReleases('js-demos');
const REMOTE_FILES = path.join(FALLBACK_SITE.registry, 'js-demos/web');

let server: SiteServer;
test.beforeAll(async () => {
  server = await serveSite({ site: FALLBACK_SITE.site, port: 0 });
});
test.afterAll(() => server.close());

const getBanner = (page: Page) => page.getByRole('complementary', { name: 'Override' });
const getPanel = (page: Page) => page.getByRole('dialog', { name: 'Composition' });

/** The events of the remote that the tab lists, oldest first. */
const listSteps = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(sessionStorage.getItem('portfolio:remote-events') ?? '[]') as RemoteEvent[]).map(
      ({ type, version }) => `${type} ${version}`,
    ),
  );

async function expectDrumKit(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: 'Drum pads' })).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'not available' })).toHaveCount(0);
}

/** Retries, since the page is visible a moment before it listens to keys. */
async function openPanel(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Control+Alt+o');
    await expect(getPanel(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(getPanel(page).getByRole('combobox', { name: 'Release of js-demos' })).toBeVisible();
}

/** The document preloads the files of the pinned release, which an override does not use. */
const UNUSED_PRELOAD = /was preloaded using link preload but not used/;

test('a release chosen by keyboard is used on every page of this browser only, until one click removes it', async ({
  page,
  browser,
  consoleGuard,
}) => {
  consoleGuard.allow(UNUSED_PRELOAD);
  await visit(page, `${server.url}/about`);
  await expect(getBanner(page)).toBeHidden();
  await openPanel(page);
  const select = getPanel(page).getByRole('combobox', { name: 'Release of js-demos' });
  await expect(select).toHaveValue(pinned.version);
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await expect(select).toHaveValue(previous.version);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const text = `js-demos is ${previous.version} instead of the pinned ${pinned.version}.`;
  await expect(getBanner(page)).toContainText(text);

  await visit(page, server.url + ROUTE);
  await expect(getBanner(page)).toContainText(text);
  await expect.poll(() => listSteps(page)).toContain(`ready ${previous.version}`);
  await expectDrumKit(page);
  await page.reload();
  await expect(getBanner(page)).toContainText(text);

  const other = await browser.newContext();
  const otherPage = await other.newPage();
  await visit(otherPage, server.url + ROUTE);
  await expect
    .poll(() => listSteps(otherPage))
    .toEqual([`load ${pinned.version}`, `ready ${pinned.version}`]);
  await expect(getBanner(otherPage)).toBeHidden();
  await other.close();

  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await getBanner(page).getByRole('button', { name: 'Back to the pinned release' }).click();
  await page.waitForFunction(() => !('isSameDocument' in window));
  await expect.poll(async () => (await listSteps(page)).at(-1)).toBe(`ready ${pinned.version}`);
  await expect(getBanner(page)).toBeHidden();
  await expectDrumKit(page);
  expect(await listSteps(page)).toContain(`override-cleared ${pinned.version}`);
});

test('a link, a planted cookie and planted storage change nothing', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/Ignored an override: http:\/\/evil\.test is not a dev server of this machine/);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.url)) foreign.push(request.url());
  });
  await context.addCookies([{ name: 'devServers', value: 'http%3A%2F%2Fevil.test', url: server.url }]);
  await page.addInitScript(() => {
    const override = { kind: 'dev-server', origin: 'http://evil.test' };
    localStorage.setItem('portfolio:overrides', JSON.stringify({ 'js-demos': override }));
  });
  const warning = page.waitForEvent('console', (message) => message.text().includes('Ignored an override'));
  await visit(page, `${server.url}${ROUTE}?override=js-demos@${previous.version}`);
  await warning;
  await expect.poll(() => listSteps(page)).toEqual([`load ${pinned.version}`, `ready ${pinned.version}`]);
  await expectDrumKit(page);
  await expect(getBanner(page)).toBeHidden();
  expect(foreign).toEqual([]);
});

test('a dev server replaces only its own remote, and only if the server allows it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(UNUSED_PRELOAD);
  const asked: string[] = [];
  const answer = http.createServer((request, response) => {
    const file = (request.url ?? '').slice(1);
    asked.push(file);
    const content = fs.readFileSync(
      path.join(REMOTE_FILES, file === 'remoteEntry.js' ? previous.entry : file),
    );
    const type = file.endsWith('.css') ? 'text/css' : 'text/javascript';
    response.writeHead(200, { 'Content-Type': type, 'Access-Control-Allow-Origin': '*' }).end(content);
  });
  const remote = await listenLocally(answer);
  const origin = remote.url;
  const ownServer = await serveSite({ site: FALLBACK_SITE.site, port: 0, canUseDevServers: true });
  try {
    await visit(page, ownServer.url + ROUTE);
    await openPanel(page);
    await getPanel(page).getByRole('combobox', { name: 'Release of js-demos' }).selectOption('dev-server');
    await getPanel(page).getByRole('textbox', { name: 'Address of the dev server' }).fill(origin);
    await page.keyboard.press('Enter');
    await expect(getBanner(page)).toContainText(`js-demos is the dev server at ${origin}`);
    await expect.poll(() => listSteps(page)).toContain('ready dev');
    await expectDrumKit(page);
    expect(asked).toContain('remoteEntry.js');

    await visit(page, `${ownServer.url}/work/CSS/pulseAnimation`);
    await expect.poll(async () => (await listSteps(page)).at(-1)).toMatch(/^ready \d/);
  } finally {
    await remote.close();
    await ownServer.close();
  }
});
