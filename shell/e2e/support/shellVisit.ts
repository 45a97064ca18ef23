import type { Page } from '@playwright/test';
import { expect, waitForHydration } from './siteTest';
import { waitUntilQuiet } from './waitUntilQuiet';

/** Opens a page as a visitor who has seen the welcome before, and waits until it is interactive. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('portfolio:welcomed', '1'));
  await page.goto(path);
  await waitForHydration(page);
}

/** Simulates the data saver: only pages that the visitor clearly intends to open are prefetched. */
export const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );

/** Opens a page, hydrates it if it waits for an interaction, and waits until a remote's files have loaded too. */
export async function visitCompletely(page: Page, path: string): Promise<void> {
  await visit(page, path);
  const dehydrated = page.locator('[data-page-slot][data-dehydrated]');
  if ((await dehydrated.count()) > 0) {
    await dehydrated.getByRole('button').first().dispatchEvent('pointerover');
    await expect(dehydrated).toHaveCount(0);
  }
  await waitUntilQuiet(page);
}

/** Expects the current page to have this heading, and no other of the first level. */
export async function expectHeading(page: Page, name: string | RegExp): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCount(1);
  await expect(heading).toHaveText(name);
}

/** Expects the focus on the new page's heading, or on its main element if the page was still loading. */
export async function expectFocusOnPage(page: Page): Promise<void> {
  await expect(page.locator('main:focus, main h1:focus')).toHaveCount(1);
}

export const PHONE = { width: 360, height: 740 };
