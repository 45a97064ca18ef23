import { expect, test } from './support/demoTest';

test.use({ hasTouch: true });

const FIRST = 'Name every layer';
const FIFTH = 'Draw the state with too much in it';

test('selects a range by mouse, keyboard and touch', async ({ page, openDemo }) => {
  await openDemo('checkboxChallange');
  const label = (text: string) => page.getByText(text, { exact: true });
  const status = page.getByRole('status');
  // The first Shift click has no anchor and acts like a plain one.
  await label(FIFTH).click({ modifiers: ['Shift'] });
  await expect(status).toHaveText('1 of 14 selected.');
  await label(FIRST).click({ modifiers: ['Shift'] });
  await expect(status).toHaveText('5 of 14 selected.');

  await page.getByRole('checkbox', { name: FIFTH }).focus();
  await page.keyboard.press('Shift+Space');
  await expect(status).toHaveText('0 of 14 selected.');

  await page.getByRole('button', { name: 'Range mode' }).tap();
  await label(FIRST).tap();
  await expect(page.getByRole('checkbox', { name: FIRST })).toBeChecked();
  await label(FIFTH).tap();
  await expect(status).toHaveText('5 of 14 selected.');
});

test('responds to a click anywhere on a row', async ({ page, openDemo }) => {
  await openDemo('checkboxChallange');
  const row = page.getByRole('listitem').filter({ hasText: FIRST });
  const { x = 0, width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width - 12, y: height / 2 } });
  await expect(page.getByRole('checkbox', { name: FIRST })).toBeChecked();
  // The word that marks the anchor is beside the row, where it covers no text and takes no click.
  const mark = await page.getByText('anchor', { exact: true }).boundingBox();
  expect(mark?.x).toBeGreaterThan(x + width);
  await row.click({ position: { x: width - 12, y: height / 2 } });
  await expect(page.getByRole('checkbox', { name: FIRST })).not.toBeChecked();
});
