import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';

test.use({ hasTouch: true });

const strip = (page: Page) => page.getByRole('region', { name: 'Sheets of paper, to one scale' });
const sheet = (page: Page, name: string) =>
  strip(page).getByRole('button', { name: new RegExp(`^${name} sheet,`) });
const position = (page: Page) => strip(page).evaluate(({ scrollLeft }) => Math.round(scrollLeft));
const isMoving = (page: Page) => strip(page).evaluate((element) => element.hasAttribute('data-moving'));

/** The distance of each sheet from the left edge of the strip's frame, inside its padding. */
const offsets = (page: Page) =>
  strip(page).evaluate((frame) => {
    const { left } = frame.getBoundingClientRect();
    const beginPx = left + frame.clientLeft + Number.parseFloat(getComputedStyle(frame).paddingLeft);
    return [...frame.querySelectorAll('button')].map((button) =>
      Math.abs(Math.round(button.getBoundingClientRect().left - beginPx)),
    );
  });
/** At the end of the strip the last sheets are visible, and none is at the left edge. */
const isAtSheet = async (page: Page) =>
  Math.min(...(await offsets(page))) <= 1 ||
  strip(page).evaluate(
    ({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft > scrollWidth - clientWidth - 1,
  );

async function boxOf(page: Page) {
  await strip(page).scrollIntoViewIfNeeded();
  const box = await strip(page).boundingBox();
  if (box === null) throw new Error('The strip has no box.');
  return box;
}

test('follows the mouse beyond its frame, and stops at a sheet', async ({ page, openDemo }) => {
  await openDemo('clickDrag');
  const { x, y, height } = await boxOf(page);
  await page.mouse.move(x + 500, y + height - 60);
  await page.mouse.down();
  await page.mouse.move(x + 300, y + height - 60, { steps: 4 });
  await expect.poll(() => position(page)).toBe(200);
  await expect(strip(page)).toHaveCSS('cursor', 'grabbing');
  await page.mouse.move(x - 20, y - 30, { steps: 4 });
  await expect.poll(() => position(page)).toBe(520);

  await page.mouse.up();
  await expect.poll(() => isMoving(page)).toBe(false);
  await expect.poll(() => isAtSheet(page)).toBe(true);
  await expect(sheet(page, 'A0')).toHaveAttribute('aria-pressed', 'true');
});

test('distinguishes a press from a drag', async ({ page, openDemo }) => {
  await openDemo('clickDrag');
  await boxOf(page);
  for (const [wayPx, pressed] of [
    [-40, 'false'],
    [-3, 'true'],
  ] as const) {
    // A drag comes to rest at a place that depends on its speed.
    const target = await sheet(page, 'A1').boundingBox();
    if (target === null) throw new Error('The sheet has no box.');
    const [x, y] = [target.x + target.width / 2, target.y + target.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + wayPx, y, { steps: 3 });
    await page.mouse.up();
    await expect(sheet(page, 'A1')).toHaveAttribute('aria-pressed', pressed);
    await expect.poll(() => isMoving(page)).toBe(false);
  }
  await expect(page.getByRole('status')).toHaveText('A1 chosen: 594 by 841 millimetres.');
});

test('scrolls by touch and selects by tap, like any scrolling area', async ({ page, openDemo, swipe }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openDemo('clickDrag');
  const { x, y, width, height } = await boxOf(page);
  await swipe({ x: x + width / 2, y: y + height / 2 }, { xPx: -160 });
  await expect.poll(() => position(page)).toBeGreaterThan(100);
  await sheet(page, 'A1').tap();

  await expect(sheet(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('heading', { level: 3, name: 'A1' })).toBeVisible();
});

test('moves by keys and buttons, at once under reduced motion, from either side', async ({
  page,
  openDemo,
}) => {
  await openDemo('clickDrag');
  await strip(page).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await offsets(page))[2]).toBe(0);
  await expect(page.getByRole('status')).toHaveText(/^A2 to \w+ visible, \d of 12\.$/);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('checkbox', { name: 'Glides on when you let go' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next sheet' }).click();
  await expect.poll(async () => (await offsets(page))[3]).toBe(0);
  await strip(page).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('button', { name: 'Next sheet' })).toHaveAttribute('aria-disabled', 'true');

  await page.getByRole('radio', { name: 'On the right' }).check({ force: true });
  await strip(page).focus();
  await page.keyboard.press('Home');
  await expect.poll(() => position(page)).toBe(0);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => position(page)).toBeLessThan(-100);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(sheet(page, 'A1')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sheet(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
});
