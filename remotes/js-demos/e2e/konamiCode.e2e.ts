import { expect, test } from './support/demoTest';

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

test('opens by keys, scrolls as always, and Escape puts all back', async ({ page, openDemo }) => {
  await openDemo('konamiCode');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  for (const key of CODE) await page.keyboard.press(key);
  await expect(page.getByRole('region', { name: 'Redlines' })).toContainText(/^[1-9]\d* boxes measured/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Redlines' })).toBeHidden();
});

test('opens by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, baseURL });
  const page = await context.newPage();
  await page.goto('/work/js/konamiCode');
  for (const name of 'Up Up Down Down Left Right Left Right B A'.split(' ')) {
    await page.getByRole('button', { name, exact: true }).tap();
  }

  await expect(page.getByRole('region', { name: 'Redlines' })).toBeVisible();
  await context.close();
});
