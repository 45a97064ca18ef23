import { chromium, type Page, type Request } from '@playwright/test';
import { requireBrowser } from '@portfolio/testing/browser';
import { saveData } from './support/shellVisit';
import { expect, test, waitForHydration } from './support/siteTest';

/** Types of files that are prefetched for a page; its pictures are not. */
const PARTS = ['document', 'script', 'stylesheet', 'fetch'];

function recordParts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => {
    if (PARTS.includes(request.resourceType())) paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

test('a hovered link opens a page of a remote without further requests, and each file is fetched once', async ({
  page,
}) => {
  await saveData(page);
  await page.addInitScript(() =>
    addEventListener('portfolio:remote', (event) => {
      if ((event as CustomEvent<{ type: string }>).detail.type === 'ready')
        document.documentElement.dataset['remote'] = 'ready';
    }),
  );
  const paths = recordParts(page);
  await page.goto('/work');
  await waitForHydration(page);
  expect(paths.filter((path) => path.includes('federation') || path.startsWith('/remotes/'))).toEqual([]);
  const link = page
    .locator('main')
    .getByRole('link', { name: /Drum kit/ })
    .first();
  await link.hover();
  await expect(page.locator('html')).toHaveAttribute('data-remote', 'ready');
  // Hovers again; a real pointer would also pass over other links.
  await link.dispatchEvent('pointerover');
  const before = paths.length;
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Drum kit' })).toBeVisible();
  expect(paths.slice(before)).toEqual([]);
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
});

test('an idle browser fetches the pages of the navigation, and nothing from a remote', async ({ page }) => {
  const paths = recordParts(page);
  await page.goto('/about');
  await waitForHydration(page);
  await expect.poll(() => paths).toEqual(expect.arrayContaining(['/', '/work', '/contact']));
  expect(paths.filter((path) => path.includes('federation') || path.startsWith('/remotes/'))).toEqual([]);
});

test('Back restores the whole page from memory', async ({ baseURL }) => {
  // The headless shell has no back/forward cache, and Playwright disables it by default.
  const browser = await chromium.launch({
    executablePath: requireBrowser(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  try {
    // A service worker that takes control evicts pages from the back/forward cache.
    const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
    await page.goto('/about');
    await waitForHydration(page);
    await page.evaluate(() =>
      addEventListener('pageshow', ({ persisted }) =>
        Object.assign(document.documentElement.dataset, { persisted: String(persisted) }),
      ),
    );
    await page.goto('/rss.xml');
    // There is no load event for Playwright to wait for, since nothing is loaded.
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  } finally {
    await browser.close();
  }
});

for (const path of ['/', '/work'])
  test(`nothing moves on ${path} when the font loads late`, async ({ page }) => {
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/archivo-*.woff2', async (route) => {
      await isReleased;
      await route.continue();
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        shifts.push(
          ...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value),
        ),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'commit' });
    await waitForHydration(page);
    release();
    await page.evaluate(async () => {
      await document.fonts.ready;
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    });
    const shift = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    );
    expect(shift).toBeLessThan(0.005);
  });
