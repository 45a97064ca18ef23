import { expect, test } from './support/studyTest';

test('prints the whole text and both drawings of a comparison, without controls', async ({
  page,
  openStudy,
}) => {
  await openStudy();
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 660, height: 960 });
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('slider')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Share' })).toHaveCount(0);
  await expect(page.getByText('% read')).toBeHidden();
  const findings = page.getByRole('heading', { name: 'The nine findings' });
  await expect(findings).toBeVisible();
  // A block that must not be split inside a grid overlaps the block that follows on the next sheet.
  const around = await findings.evaluate((element) => {
    const displays: string[] = [];
    for (
      let parent = element.parentElement;
      parent && parent.localName !== 'main';
      parent = parent.parentElement
    )
      displays.push(getComputedStyle(parent).display);
    return displays;
  });
  expect(new Set(around)).toEqual(new Set(['block']));

  const before = await page.getByRole('img', { name: /^As found/ }).boundingBox();
  const after = await page.getByRole('img', { name: /^Redrawn/ }).boundingBox();
  expect(before && after && before.x + before.width <= after.x + 1 && before.y === after.y).toBe(true);
  // Otherwise the drawings, which float, move to the next sheet without their heading and the first decisions.
  const heading = page.getByRole('heading', { name: 'The registration code, as found and redrawn' });
  await expect(heading.locator('..')).toHaveCSS('break-inside', 'avoid');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(660);
});
