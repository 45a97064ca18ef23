import type { Page } from '@playwright/test';
import { expect } from './siteTest';

/** Strikes the kick pad by its key until the page has taken over, and expects it to light up. */
export async function expectPadToPlay(page: Page): Promise<void> {
  const lit = page.getByRole('button', { name: /^kick/ }).and(page.locator('[data-playing]'));
  await expect(async () => {
    await page.keyboard.press('d');
    await expect(lit).toBeVisible({ timeout: 200 });
  }).toPass();
}
