import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';
import { pressKeys } from './support/pressKeys';

test.use({ hasTouch: true });

const panel = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openPanels = (page: Page) => page.getByRole('button', { expanded: true });
const boxes = (page: Page) =>
  page
    .getByRole('list', { name: 'Pictures' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
const isAtRest = (page: Page) => page.evaluate(() => document.getAnimations().length === 0);

test('opens by mouse, touch and keyboard, one at a time, and grows', async ({ page, openDemo }) => {
  await openDemo('imageGalery');
  const widthPx = async () => (await boxes(page))[2]?.width ?? 0;
  const closedPx = await widthPx();
  await panel(page, 'Protractor').click();
  await expect.poll(widthPx).toBeGreaterThan(closedPx * 2);
  await pressKeys(page, 'ArrowRight Enter');
  await expect(openPanels(page)).toHaveText(['Compasses']);
  await expect(page).toHaveURL(/\?open=compasses$/);
  await panel(page, 'Ruler').tap();
  await expect(openPanels(page)).toHaveText(['Ruler']);
  await expect(page.getByText('to the edge')).toBeVisible();

  const enlarge = page.getByRole('button', { name: 'Enlarge Ruler' });
  await enlarge.click();
  await expect(page.getByRole('dialog', { name: 'Ruler' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Calliper' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(enlarge).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openPanels(page)).toHaveCount(0);
});

test('keeps the right state through fast clicks, with and without motion, and stacks in a narrow window', async ({
  page,
  openDemo,
}) => {
  await openDemo('imageGalery', '?open=pencil');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await panel(page, 'Ruler').dblclick();
    await expect.poll(() => isAtRest(page)).toBe(true);
    await expect(openPanels(page)).toHaveCount(0);
    await expect(page.getByText('to the edge')).toBeHidden();
  }

  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(async () => new Set((await boxes(page)).map(({ left }) => left)).size).toBe(1);
});
