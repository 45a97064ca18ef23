import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';
import { pressKeys } from './support/pressKeys';

test.use({ hasTouch: true });

const KEYS = 'ArrowUp ArrowUp ArrowDown ArrowDown ArrowLeft ArrowRight ArrowLeft ArrowRight Shift b A';
const BUTTONS = 'Up Up Down Down Left Right Left Right B A'.split(' ');

const redlines = (page: Page) => page.getByRole('region', { name: 'Redlines' });

test('opens by keys, still scrolls, and Escape restores the page', async ({ page, openDemo }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDemo('konamiCode');
  // The time limit could expire on a slow machine.
  const patience = page.getByRole('radio', { name: 'No limit' });
  await patience.check({ force: true });
  await patience.blur();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Show the hint' }).focus();
  await pressKeys(page, KEYS);
  await expect(redlines(page)).toContainText(/^[1-9]\d* boxes measured/);
  await expect(page.getByRole('button', { name: 'Hide the redlines' })).toBeFocused();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.keyboard.press('Escape');
  await expect(redlines(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show the hint' })).toBeFocused();
});

test('opens by touch, and by swiping with the mouse', async ({ page, openDemo, drag }) => {
  await openDemo('konamiCode');
  await page.getByRole('radio', { name: 'No limit' }).check({ force: true });
  for (const name of BUTTONS) await page.getByRole('button', { name, exact: true }).tap();
  await page.getByRole('button', { name: 'Hide the redlines' }).tap();
  await expect(redlines(page)).toBeHidden();

  const field = page.getByText('or swipe here');
  const ends = { Up: [0.5, 0.1], Down: [0.5, 0.9], Left: [0.1, 0.5], Right: [0.9, 0.5] } as const;
  for (const name of BUTTONS) {
    if (name in ends) await drag(field, [0.5, 0.5], ends[name as keyof typeof ends]);
    else await page.getByRole('button', { name, exact: true }).click();
  }
  await expect(redlines(page)).toBeVisible();

  // The blueprint's paper, which is hidden in forced-colours mode because it has its own colours.
  const paper = page.locator('[data-redlines][aria-hidden]').nth(2);
  await expect(paper).toHaveCSS('mix-blend-mode', 'screen');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(paper).toBeHidden();
});
