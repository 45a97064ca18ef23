import type { Page } from '@playwright/test';
import { getBox } from './support/getBox';
import { visit } from './support/shellVisit';
import { expect, test } from './support/siteTest';

const getHandle = (page: Page) => page.getByRole('slider', { name: /^Width of the headline/ });
const getHeadline = (page: Page) => page.getByRole('heading', { level: 1 });

/** The width axis of the headline's font, in percent. */
const getStretch = (page: Page) =>
  getHeadline(page).evaluate((heading) => parseFloat(getComputedStyle(heading).fontStretch));

/** The width that the redline under the headline shows, in CSS pixels. */
const getLabel = (page: Page) =>
  page.locator('[data-redline="width"]').evaluate((label) => Number((label as HTMLElement).dataset['px']));

/** The width of the headline's lines. */
const getTextWidth = (page: Page) =>
  getHeadline(page).evaluate((heading) => {
    const range = document.createRange();
    range.selectNodeContents(heading);
    return Math.round(range.getBoundingClientRect().width);
  });

/** Opens home and waits for the headline's font, which determines its width. */
async function openHome(page: Page): Promise<void> {
  await visit(page, '/');
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** The redline is measured after each change, at the next frame. */
const expectLabelToFollow = (page: Page) =>
  expect.poll(async () => (await getLabel(page)) - (await getTextWidth(page))).toBe(0);

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the arrow keys set the width of the type, and the redline follows (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await openHome(page);
    expect(await getStretch(page)).toBe(125);
    const widest = await getTextWidth(page);
    await getHandle(page).press('Home');
    await expect.poll(() => getStretch(page)).toBe(75);
    await getHandle(page).press('ArrowRight');
    await expect.poll(() => getStretch(page)).toBe(76);
    expect(await getTextWidth(page)).toBeLessThan(0.75 * widest);
    await expectLabelToFollow(page);
  });

test('the right edge of the frame can be dragged and stays under the pointer', async ({ page }) => {
  await openHome(page);
  const text = await getBox(getHeadline(page));
  const widest = await getTextWidth(page);
  const y = text.y + text.height / 2;
  await page.mouse.move(text.x + widest + 5, y);
  await page.mouse.down();
  await page.mouse.move(text.x + 0.8 * widest, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => Math.abs((await getTextWidth(page)) - 0.8 * widest)).toBeLessThan(24);
  expect(Math.abs((await getStretch(page)) - 100)).toBeLessThan(15);
  await expectLabelToFollow(page);
});
