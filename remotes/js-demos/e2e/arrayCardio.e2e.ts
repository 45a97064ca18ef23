import { expect, test } from './support/demoTest';
import { pressKeys } from './support/pressKeys';

test.use({ hasTouch: true });

test('runs exercises by mouse, by touch and by keyboard', async ({ page, openDemo }) => {
  await openDemo('arrayCardio');
  const result = page.getByRole('table', { name: /^Result/ });
  await page.getByLabel('Century').selectOption('1800s');
  await expect(result.getByRole('row')).toHaveCount(4);
  const firstRow = () => result.getByRole('row').nth(1).textContent();
  const before = await firstRow();
  await result.getByRole('button', { name: 'first' }).click();
  await result.getByRole('button', { name: 'first' }).click();
  await expect.poll(firstRow).not.toBe(before);

  const exercise = page.getByRole('button', { name: /How many years/ });
  await exercise.focus();
  await page.keyboard.press('Enter');
  await expect(exercise).toHaveAttribute('aria-current', 'true');
  await expect(page).toHaveURL(/\?exercise=/);
  await page.getByRole('slider', { name: 'Round' }).focus();
  await pressKeys(page, 'End');
  await expect(page.getByText('12 of 12')).toBeVisible();
  await page.getByRole('button', { name: 'Previous round' }).tap();
  await expect(page.getByText('11 of 12')).toBeVisible();

  await page.getByLabel('Run on empty lists').tap();
  await expect(page.getByText('There are no rounds: the list is empty.')).toBeVisible();
});
