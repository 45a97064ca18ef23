import { expect, test } from './support/demoTest';

test('runs an exercise, sorts its table and walks through a reduce by keys', async ({ page, openDemo }) => {
  await openDemo('arrayCardio');
  await page.getByLabel('Century').selectOption('1800s');
  await expect(page.getByRole('table', { name: /^Result/ }).getByRole('row')).toHaveCount(4);

  await page.getByRole('button', { name: /How many years/ }).click();
  await page.getByRole('slider', { name: 'Round' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByText('12 of 12')).toBeVisible();
});
