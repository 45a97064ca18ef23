import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';
import { showStates } from './support/showStates';

test.use({ hasTouch: true });

const frame = (page: Page, number: number) => page.locator('[data-picture]').nth(number - 1);
const slide = (page: Page, number: number) => frame(page, number).locator('[data-stage]');
const opacities = (page: Page) =>
  page
    .locator('[data-picture] [data-stage]')
    .evaluateAll((slides) => slides.map((element) => Number(getComputedStyle(element).opacity)));
const ALL_THERE = Array.from({ length: 6 }, () => 1);

/** The distance that the window has to scroll until a picture is in its middle. */
const getScrollDistance = (page: Page, number: number) =>
  frame(page, number).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    return Math.round(top + height / 2 - window.innerHeight / 2);
  });

test('reveals pictures by wheel, touch and keys, keeps them, and moves no text', async ({
  page,
  openDemo,
  swipe,
}) => {
  await openDemo('scrollIn');
  await expect(slide(page, 2)).toHaveCSS('opacity', '0');
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight);

  await page.mouse.wheel(0, await getScrollDistance(page, 1));
  await expect(slide(page, 1)).toHaveCSS('opacity', '1');
  await expect(slide(page, 3)).toHaveCSS('opacity', '0');

  // More than the height of a window is too much for one swipe.
  await swipe({ x: 300, y: 600 }, { yPx: -Math.round((await getScrollDistance(page, 2)) / 2) });
  await swipe({ x: 300, y: 600 }, { yPx: -(await getScrollDistance(page, 2)) });
  await expect(slide(page, 2)).toHaveCSS('opacity', '1');

  await page.keyboard.press('End');
  await expect.poll(() => opacities(page)).toEqual(ALL_THERE);
  await frame(page, 3).scrollIntoViewIfNeeded();
  expect(await opacities(page)).toEqual(ALL_THERE);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(heightPx);
});

test('replays by tap, and continues from the first picture by keys', async ({ page, openDemo }) => {
  await openDemo('scrollIn');
  await page.getByRole('button', { name: 'Replay from the first picture' }).tap();
  await expect(page.getByRole('article', { name: 'Six ways across' })).toBeFocused();
  await expect(slide(page, 3)).toHaveCSS('opacity', '0');
  await expect(slide(page, 1)).toHaveCSS('opacity', '1');
  // A busy browser may treat several presses as one.
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(slide(page, 3)).toHaveCSS('opacity', '1', { timeout: 1_000 });
  }).toPass();
});

test('follows the scroll position on a timeline, and shows everything in print and under reduced motion', async ({
  page,
  openDemo,
}) => {
  await openDemo('scrollIn');
  await page.getByText('How the pictures come in').click();
  await page.getByRole('radio', { name: 'A scroll timeline' }).check();
  await expect(slide(page, 2)).toHaveCSS('opacity', '0');
  const { top, height } = await frame(page, 2).evaluate((element) =>
    element.getBoundingClientRect().toJSON(),
  );
  const windowPx = page.viewportSize()?.height ?? 0;
  await page.evaluate((px) => window.scrollTo(0, window.scrollY + px), top - windowPx + height / 4);
  await expect.poll(async () => Math.round(10 * ((await opacities(page))[1] ?? 0))).toBe(5);

  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => opacities(page)).toEqual(ALL_THERE);
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect(page.getByText('Nothing moves')).toBeVisible();
  expect(await opacities(page)).toEqual(ALL_THERE);
});

test('shows each state by its switch, and retries missing pictures', async ({ page, openDemo }) => {
  await openDemo('scrollIn');
  await showStates(page, {
    Idle: 'Nothing moves',
    Failed: 'A picture did not load',
    Unsupported: 'This browser cannot tell what is visible',
  });
  const states = page.getByRole('group', { name: 'Show another state of this demo' });
  await states.getByRole('button', { name: 'Unsupported' }).click();
  await expect.poll(() => opacities(page)).toEqual(ALL_THERE);

  await states.getByRole('button', { name: 'Failed' }).click();
  await expect(frame(page, 1).getByRole('img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Load all pictures again' }).click();
  await expect(frame(page, 1).getByRole('img').first()).toBeAttached();
});

test('scrubs through the article on its minimap', async ({ page, openDemo }) => {
  await openDemo('scrollIn');
  const map = page.locator('[data-mark]').first().locator('..');
  const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width / 2, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.9);
  await page.mouse.up();
  await expect(frame(page, 6)).toBeInViewport();
  await expect(slide(page, 6)).toHaveCSS('clip-path', 'inset(0px)');
});
