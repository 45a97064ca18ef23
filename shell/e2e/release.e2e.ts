import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { ShellBuild } from '@portfolio/build';
import { serveSite } from '../compose/host/server/siteServer';
import { runScript } from './support/runScript';
import { expect, test, waitForHydration } from './support/siteTest';
import { toTestPaths } from './support/testPaths';

const SITE = toTestPaths('release');
const LIST = '/work/CSS';
const NEW_PAGE = `${LIST}/echo`;
const NEWCOMER_PAGE = '/work/js/tapTempo';

const run = (step: string) => runScript('releaseSteps.ts', step);

function readShellFiles(): Record<string, string> {
  const { files } = JSON.parse(fs.readFileSync(path.join(SITE.dist, 'shell.json'), 'utf8')) as ShellBuild;
  const folder = path.join(SITE.site, 'shell');
  return Object.fromEntries(
    Object.keys(files).map((file) => [file, fs.readFileSync(path.join(folder, file)).toString('base64')]),
  );
}

/** Uses the demo of a newly scaffolded page, which shows that its remote has been hydrated. */
async function widen(page: Page): Promise<void> {
  await page.getByRole('slider', { name: 'Width' }).press('ArrowRight');
  await expect(page.getByText('170 px', { exact: true })).toBeVisible();
}

function readAllFiles(folder: string): Record<string, string> {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => fs.statSync(path.join(folder, name)).isFile()).sort();
  return Object.fromEntries(
    files.map((name) => [name, fs.readFileSync(path.join(folder, name)).toString('base64')]),
  );
}

test('css-demos deploys without the shell and the other remotes; pins alone bring its new demo and a fifth remote to visitors; a rollback removes the demo', async ({
  page,
}) => {
  run('prepare');
  const server = await serveSite({ site: SITE.site, port: 0 });
  const list = page.locator('main');
  try {
    const shellFiles = readShellFiles();
    expect((await page.request.get(server.url + NEW_PAGE)).status()).toBe(404);
    await page.goto(server.url + LIST);
    await expect(list.getByRole('link', { name: /Pulse/ }).first()).toBeVisible();
    await expect(list.getByRole('link', { name: /Echo/ })).toHaveCount(0);

    run('upgrade');
    expect(readShellFiles()).toEqual(shellFiles);
    await page.goto(server.url + LIST);
    await waitForHydration(page);
    await list.getByRole('link', { name: /Echo/ }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Echo' })).toBeVisible();
    const html = await (await page.request.get(server.url + NEW_PAGE)).text();
    expect(html).toContain('A box with a width of your choice');
    const sitemap = await (await page.request.get(`${server.url}/sitemap.xml`)).text();
    for (const path of [NEW_PAGE, NEWCOMER_PAGE]) expect(sitemap).toContain(path);
    await widen(page);

    await page.goto(`${server.url}/work/js`);
    await waitForHydration(page);
    await list
      .getByRole('link', { name: /Tap tempo/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tap tempo' })).toBeVisible();
    await widen(page);

    // Rebuilding everything takes a while; `history.test.ts` checks the same with a small site in every run.
    if (process.env['RELEASES'] === 'all') {
      run('again');
      const composed = readAllFiles(SITE.site);
      const composedAgain = readAllFiles(path.join(path.dirname(SITE.site), 'site-again'));
      expect(Object.keys(composedAgain)).toEqual(Object.keys(composed));
      const differing = Object.keys(composed).filter((name) => composed[name] !== composedAgain[name]);
      expect(differing, 'the same inputs make the same bytes').toEqual([]);
    }

    run('rollback');
    expect((await page.request.get(server.url + NEW_PAGE)).status()).toBe(404);
    await page.goto(server.url + LIST);
    await expect(list.getByRole('link', { name: /Echo/ })).toHaveCount(0);
    await page.goto(`${server.url}/work/js`);
    await expect(list.getByRole('link', { name: /Tap tempo/ }).first()).toBeVisible();
    expect(readShellFiles()).toEqual(shellFiles);
  } finally {
    await server.close();
  }
});
