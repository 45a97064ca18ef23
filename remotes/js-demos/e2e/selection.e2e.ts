import { expect, test } from './support/demoTest';

const FIRST = 'Name every layer';
const FIFTH = 'Draw the state with too much in it';

test('checkboxChallange: checks a range by Shift and click on the label, and by Shift and space', async ({
  page,
  openDemo,
}) => {
  await openDemo('checkboxChallange');
  await page.getByText(FIRST, { exact: true }).click();
  await page.getByText(FIFTH, { exact: true }).click({ modifiers: ['Shift'] });
  await expect(page.getByRole('status')).toHaveText('5 of 14 selected.');

  await page.getByRole('checkbox', { name: FIRST }).focus();
  await page.keyboard.press('Shift+Space');
  await expect(page.getByRole('status')).toHaveText('0 of 14 selected.');
});

test('checkboxChallange: takes a range by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, baseURL });
  const page = await context.newPage();
  await page.goto('/work/js/checkboxChallange');
  await page.getByRole('button', { name: 'Range mode' }).tap();
  await page.getByText(FIRST, { exact: true }).tap();
  await page.getByText(FIFTH, { exact: true }).tap();

  await expect(page.getByRole('status')).toHaveText('5 of 14 selected.');
  await context.close();
});

test('imageGalery: opens by mouse and keyboard, one at a time, and grows', async ({ page, openDemo }) => {
  await openDemo('imageGalery');
  const width = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ hasText: name })
      .first()
      .evaluate((item) => item.clientWidth);
  const closed = await width('Protractor');
  await page.getByRole('button', { name: 'Protractor', exact: true }).click();
  await expect.poll(() => width('Protractor')).toBeGreaterThan(closed * 2);

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { expanded: true })).toHaveText(['Compasses']);
  await expect(page).toHaveURL(/\?open=compasses$/);
});

test('imageGalery: keeps the state right through the quickest clicks, with and without motion', async ({
  page,
  openDemo,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await openDemo('imageGalery');
    await page.getByRole('button', { name: 'Ruler', exact: true }).dblclick();
    await page.waitForTimeout(500);

    await expect(page.getByRole('button', { expanded: true })).toHaveCount(0);
    await expect(page.getByText('to the edge')).toBeHidden();
  }
});

test('imageGalery: gives the focus back when the enlarged picture is shut', async ({ page, openDemo }) => {
  await openDemo('imageGalery', '?open=ruler');
  const enlarge = page.getByRole('button', { name: 'Enlarge Ruler' });
  await enlarge.click();
  await expect(page.getByRole('dialog', { name: 'Ruler' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('imageGalery: stacks the panels where there is little room', async ({ page, openDemo }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openDemo('imageGalery');
  const boxes = await page
    .getByRole('list', { name: 'Pictures' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));

  expect(new Set(boxes).size).toBe(1);
});

const CODE = [
  'ArrowUp',
  'ArrowUp',
  'ArrowDown',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'ArrowLeft',
  'ArrowRight',
  'b',
  'a',
];

test('konamiCode: opens by keys, scrolls as always, and Escape puts all back', async ({ page, openDemo }) => {
  await openDemo('konamiCode');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  for (const key of CODE) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Redlines' })).toContainText(/^[1-9]\d* boxes measured/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Redlines' })).toBeHidden();
});

test('konamiCode: opens by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, baseURL });
  const page = await context.newPage();
  await page.goto('/work/js/konamiCode');
  for (const name of 'Up Up Down Down Left Right Left Right B A'.split(' ')) {
    await page.getByRole('button', { name, exact: true }).tap();
  }

  await expect(page.getByRole('region', { name: 'Redlines' })).toBeVisible();
  await context.close();
});

test('arrayCardio: runs an exercise, sorts its table and walks through a reduce by keys', async ({
  page,
  openDemo,
}) => {
  await openDemo('arrayCardio');
  await page.getByLabel('Century').selectOption('1800s');
  await expect(page.getByRole('table', { name: /^Result/ }).getByRole('row')).toHaveCount(4);

  await page.getByRole('button', { name: /How many years/ }).click();
  await page.getByRole('slider', { name: 'Round' }).focus();
  await page.keyboard.press('End');
  await expect(page.getByText('12 of 12')).toBeVisible();
});
