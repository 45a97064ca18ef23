import type { Page } from '@playwright/test';

/** Presses keys in sequence: "ArrowDown Space". */
export async function pressKeys(page: Page, keys: string): Promise<void> {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}
