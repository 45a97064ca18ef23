import { visit, visitCompletely } from '../support/shellVisit';
import { expect, test } from '../support/siteTest';

const CASE_STUDY = '/work/UX/rewardCrowdfunding';

test('figures below the first are lazy; all have descriptions and captions, and reserve their space', async ({
  page,
}) => {
  await visitCompletely(page, CASE_STUDY);
  const pictures = page.getByRole('figure').getByRole('img');
  expect(await pictures.count()).toBeGreaterThanOrEqual(5);
  for (const [index, picture] of (await pictures.all()).entries()) {
    await expect(picture).toHaveAttribute('loading', index === 0 ? 'eager' : 'lazy');
    await expect(picture).toHaveAttribute('width', /^\d+$/);
    await expect(picture).toHaveAttribute('height', /^\d+$/);
    await expect(picture).toHaveAttribute('alt', /\S{3,}/);
  }
  await expect(page.getByRole('figure').first().locator('figcaption')).not.toBeEmpty();
});

test('a figure can be enlarged in a dialog, which Escape closes, returning the focus', async ({ page }) => {
  await visitCompletely(page, CASE_STUDY);
  const enlarge = page.getByRole('button', { name: /^Enlarge Figure / }).first();
  await enlarge.press('Enter');
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('a figure without its own text says that an image goes here', async ({ page }) => {
  await visit(page, '/parts');
  await expect(page.getByRole('figure').getByRole('img', { name: 'An image goes here' })).toBeVisible();
});
