import type { Page } from '@playwright/test';
import { serveShellFault, SHELL_FAULTS, type ShellFault } from './support/shellFaultServer';
import { expect, test, waitForHydration } from './support/siteTest';
import { MAIN_SITE } from './support/testPaths';
import { visitUntilKept } from './support/workerSteps';

/** What a page cannot start without: a page that names it, and its files. */
const START_FILES = {
  runtime: { path: '/about', files: /^\/shell\/runtime\./ },
  framework: { path: '/about', files: /^\/shell\/framework\./ },
  main: { path: '/about', files: /^\/shell\/main\./ },
  'page chunk': { path: '/about', files: /^\/shell\/about\./ },
  'page data': { path: '/work', files: /^\/data\/work\./ },
} as const;

const EXPECTED =
  /integrity|Failed to fetch|Failed to load|Failed to find a valid digest|MIME|ChunkLoadError|Failed to read|net::|preload/;

const isAll = process.env['FAULTS'] === 'all';

/** Every file meets every fault; a sample in the usual run. */
const SAMPLE: readonly (readonly [keyof typeof START_FILES, ShellFault])[] = [
  ['runtime', 'out of order'],
  ['framework', 'reset'],
  ['main', 'one byte changed, and cached'],
  ['page chunk', 'a page in its place, and cached'],
  ['page data', 'one byte changed, and cached'],
];
const CELLS = isAll
  ? (Object.keys(START_FILES) as (keyof typeof START_FILES)[]).flatMap((kind) =>
      SHELL_FAULTS.map((fault) => [kind, fault] as const),
    )
  : SAMPLE;

const getNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'do not work yet' });
const getTheme = (page: Page) => page.getByRole('button', { name: 'Dark theme' });

/** The page answers: its theme button does what it says. */
async function expectAlive(page: Page): Promise<void> {
  await waitForHydration(page);
  await expect(getNotice(page)).toHaveCount(0);
  const before = await page.locator('html').getAttribute('data-theme');
  await getTheme(page).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
}

for (const [kind, fault] of CELLS) {
  const { path, files } = START_FILES[kind];

  test(`${kind}, ${fault}, once: the page starts, and so does the next visit`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(EXPECTED);
    const server = await serveShellFault({ site: MAIN_SITE.site, files, fault, times: 1 });
    await page.goto(server.url + path, { waitUntil: 'commit' });
    // A file that hangs is asked for again on request.
    if (fault === 'hangs') await getNotice(page).getByRole('button', { name: 'Try again' }).click();
    await expectAlive(page);
    expect(server.countFaults()).toBe(1);
    await page.goto('about:blank');
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await expectAlive(page);
    await server.close();
  });
}

for (const kind of isAll
  ? (Object.keys(START_FILES) as (keyof typeof START_FILES)[])
  : (['main', 'page data'] as const)) {
  const { path, files } = START_FILES[kind];

  test(`${kind} that does not come: the page says so, disables what is dead, and starts without a reload`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(EXPECTED);
    const server = await serveShellFault({ site: MAIN_SITE.site, files, fault: 'out of order' });
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await expect(getNotice(page)).toBeVisible();
    await expect(getTheme(page)).toBeDisabled();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    server.repair();
    await expect(async () => {
      await getNotice(page).getByRole('button', { name: 'Try again' }).click({ timeout: 10_000 });
      await expect(getNotice(page)).toHaveCount(0);
      await expectAlive(page);
    }).toPass();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await server.close();
  });
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a file that was spoiled in its store is repaired', async ({ page, siteUrl, consoleGuard }) => {
    consoleGuard.allow(EXPECTED);
    await visitUntilKept(page, siteUrl);
    const countSpoiled = () =>
      page.evaluate(async () => {
        let count = 0;
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const key of await cache.keys())
            if (/\/shell\/main\./.test(key.url) && (await (await cache.match(key))?.text()) === '')
              count += 1;
        }
        return count;
      });
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const key of await cache.keys())
          if (/\/shell\/main\./.test(key.url))
            await cache.put(key, new Response('', { headers: { 'content-type': 'text/javascript' } }));
      }
    });
    expect(await countSpoiled()).toBe(1);
    await page.goto(`${siteUrl}/about`);
    await expectAlive(page);
    await expect.poll(countSpoiled).toBe(0);
  });
});
