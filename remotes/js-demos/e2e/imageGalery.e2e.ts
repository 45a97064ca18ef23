import { expect, test } from './support/demoTest';

test('opens by mouse and keyboard, one at a time, and grows', async ({ page, openDemo }) => {
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

test('keeps the state right through the quickest clicks, with and without motion', async ({
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

test('gives the focus back when the enlarged picture is shut', async ({ page, openDemo }) => {
  await openDemo('imageGalery', '?open=ruler');
  const enlarge = page.getByRole('button', { name: 'Enlarge Ruler' });
  await enlarge.click();
  await expect(page.getByRole('dialog', { name: 'Ruler' })).toBeVisible();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(enlarge).toBeFocused();
});

test('stacks the panels where there is little room', async ({ page, openDemo }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openDemo('imageGalery');
  const boxes = await page
    .getByRole('list', { name: 'Pictures' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));

  expect(new Set(boxes).size).toBe(1);
});
