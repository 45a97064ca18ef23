import type { Page } from '@playwright/test';
import { expect, test } from './support/studyTest';

test.use({ hasTouch: true });

const comparison = (page: Page) =>
  page.getByRole('group', { name: 'The registration code, as found and redrawn' });
const slider = (page: Page) => comparison(page).getByRole('slider');

/** How much of the first drawing is visible, as a fraction of its width. */
const shownShare = (page: Page) =>
  comparison(page)
    .getByRole('img', { name: /^Redrawn/ })
    .evaluate((image) => {
      const cut = getComputedStyle(image.parentElement as Element).clipPath.match(/([\d.]+)%\)$/)?.[1];
      return Number(cut) / 100;
    });

test('the line between before and after moves by keyboard, mouse and touch', async ({ page, openStudy }) => {
  await openStudy();
  await slider(page).focus();
  await page.keyboard.press('End');
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '100% before, 0% after');
  await expect.poll(() => shownShare(page)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => shownShare(page)).toBe(0.95);

  await comparison(page).getByRole('button', { name: 'Half and half' }).click();
  await expect.poll(() => shownShare(page)).toBe(0.5);

  const box = (await slider(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.touchscreen.tap(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect.poll(() => shownShare(page)).toBeCloseTo(0.25, 1);
  await comparison(page).getByRole('button', { name: 'After' }).tap();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', '0% before, 100% after');
});

test('the comparison can be read without its drawings', async ({ page, openStudy }) => {
  await page.route('**/*.svg', (route) => route.abort('blockedbyclient'));
  await openStudy();
  await comparison(page).scrollIntoViewIfNeeded();
  await expect(comparison(page).getByRole('img', { name: /^As found: .+ “VERIFY”\.$/ })).toBeVisible();
  await expect(comparison(page).getByRole('img', { name: /^Redrawn: .+ “Go on”\.$/ })).toBeVisible();
  await expect(comparison(page).getByRole('listitem')).toHaveCount(4);
  await expect(comparison(page).getByText('A code that never arrives may have gone')).toBeVisible();
});
