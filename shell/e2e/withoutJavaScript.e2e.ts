import { expect, test } from './support/siteTest';

test.use({ javaScriptEnabled: false });

test('home says who, what and how to reach', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: /main/i }).getByRole('link', { name: /Work/ }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /Drum kit/ }).first()).toBeVisible();
});

test('the headline has no handle, which would do nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'I draw interfaces and build what I drew.',
  );
  await expect(page.getByRole('slider')).toHaveCount(0);
});

test('more filters of the work list open', async ({ page }) => {
  await page.goto('/work');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort).toBeHidden();
  await page.getByText(/^More filters/).click();
  await expect(sort).toBeVisible();
});

test('a case study is readable to its end', async ({ page }) => {
  await page.goto('/work/UX/rewardCrowdfunding');
  await expect(page.getByRole('heading', { level: 1, name: /crowdfunding/i })).toBeVisible();
  const words = (await page.locator('main').innerText()).split(/\s+/).length;
  expect(words).toBeGreaterThan(900);
});

test('the drum kit shows its nine pads and how it works', async ({ page }) => {
  await page.goto('/work/js/drumKit');
  for (const name of ['clap', 'hihat', 'kick', 'openhat', 'boom', 'ride', 'snare', 'tom', 'tink'])
    await expect(page.locator('main').getByText(name, { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
});

test('every page of the work list is reached by a plain link', async ({ page }) => {
  await page.goto('/work/js');
  await page
    .getByRole('link', { name: /Analog clock/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /clock/i })).toBeVisible();
});
