import type { Page } from '@playwright/test';
import { findFaults, getShare, pickLooks } from '@portfolio/testing/browser';
import { expect, readSiteIndex, test } from './support/siteTest';
import { visitCompletely } from './support/shellVisit';

const ALL_LOOKS = [
  { theme: 'light', widthPx: 1280 },
  { theme: 'dark', widthPx: 320 },
  { theme: 'dark', widthPx: 1280 },
  { theme: 'light', widthPx: 320 },
] as const;

/** A page of a remote; the remote's own tests check it too. */
const OF_REMOTE = /^\/work\/\w+\/\w+/;

/** Axe checks one in six pages of remotes inside the shell. */
const SHARES_OF_AXE = 6;

/** All four looks with `LOOKS=all`; otherwise one, or none for most pages of remotes. */
const listLooks = (path: string) =>
  process.env['LOOKS'] === 'all' || !OF_REMOTE.test(path) || getShare(path, SHARES_OF_AXE) === 0
    ? pickLooks(ALL_LOOKS, path)
    : [];

/** Pages are divided between tests, so that they run in parallel. */
const SHARES = 4;

/** The heading of the prerendered page, as seen without JavaScript. */
async function readStaticHeading(page: Page, path: string): Promise<string> {
  // The current page's policy does not allow styles of another page.
  const html = (await (await page.request.get(path)).text()).replace(/<style[^]*?<\/style>/g, '');
  return page.evaluate(
    (source) => new DOMParser().parseFromString(source, 'text/html').querySelector('h1')?.textContent ?? '',
    html,
  );
}

for (let share = 0; share < SHARES; share += 1)
  test(`every page hydrates without a difference or console message, and axe finds nothing in a sample (part ${share + 1})`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const paths = [...readSiteIndex().pages, '/nowhere'].filter((_path, index) => index % SHARES === share);
    for (const path of paths) {
      await visitCompletely(page, path);
      expect
        .soft(await page.getByRole('heading', { level: 1 }).textContent(), path)
        .toBe(await readStaticHeading(page, path));
      for (const { theme, widthPx } of listLooks(path)) {
        await page.setViewportSize({ width: widthPx, height: 800 });
        await page.emulateMedia({ colorScheme: theme });
        await expect(page.locator('html')).toHaveAttribute(
          'data-theme',
          theme === 'dark' ? 'darkMode' : 'default',
        );
        expect
          .soft(
            await findFaults(page, { rules: { 'target-size': { enabled: true } } }),
            `${path}, ${theme}, ${widthPx} px`,
          )
          .toEqual([]);
        const overflowPx = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        );
        expect
          .soft(overflowPx, `${path}, ${theme}, ${widthPx} px: wider than the window`)
          .toBeLessThanOrEqual(0);
      }
    }
  });
