import type { Page } from '@playwright/test';

/** Opens a page, and waits until everything on it is loaded. */
export async function openSettled(page: Page, pagePath: string): Promise<void> {
  await page.goto(pagePath, { waitUntil: 'networkidle' });
  await dismissAlerts(page);
  await showLazyPictures(page);
}

/** Alerts are positioned over the page; in a full-page screenshot they would appear in its middle. */
async function dismissAlerts(page: Page): Promise<void> {
  for (const button of await page.getByRole('button', { name: 'Dismiss', exact: true }).all())
    await button.click({ timeout: 1_000 }).catch(() => {});
  // Nothing should be shown in its hover state.
  await page.mouse.move(0, 0);
}

async function showLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      image.loading = 'eager';
    window.scrollTo(0, document.documentElement.scrollHeight);
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    await Promise.all(shown.map((image) => image.decode().catch(() => {})));
    window.scrollTo(0, 0);
    await document.fonts.ready;
  });
  // Header and bars react a frame or two after scrolling back to the top.
  await page.waitForFunction(() => document.querySelector('[data-scrolled], [data-mini]') === null);
}
