import { expect, test } from './support/demoTest';

const FIRST = 'Name every layer';
const FIFTH = 'Draw the state with too much in it';

test('checks a range by Shift and click on the label, and by Shift and space', async ({ page, openDemo }) => {
  await openDemo('checkboxChallange');
  await page.getByText(FIRST, { exact: true }).click();
  await page.getByText(FIFTH, { exact: true }).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('status')).toHaveText('5 of 14 selected.');

  await page.getByRole('checkbox', { name: FIRST }).focus();
  await page.keyboard.press('Shift+Space');
  await expect(page.getByRole('status')).toHaveText('0 of 14 selected.');
});

test('takes a range by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, baseURL });
  const page = await context.newPage();
  await page.goto('/work/js/checkboxChallange');
  await page.getByRole('button', { name: 'Range mode' }).tap();
  await page.getByText(FIRST, { exact: true }).tap();
  await page.getByText(FIFTH, { exact: true }).tap();

  await expect(page.getByRole('status')).toHaveText('5 of 14 selected.');
  await context.close();
});
