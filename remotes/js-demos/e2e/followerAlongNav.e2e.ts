import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/demoTest';

test.use({ hasTouch: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Example: a navigation bar for this site' });
const name = (page: Page, title: string) => bar(page).getByRole('button', { name: title });
const link = (page: Page, title: string) => bar(page).getByRole('link', { name: title });
const ground = (page: Page) => bar(page).locator('> [aria-hidden="true"]');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('There is no box.');
  return box;
}
const toMiddle = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) =>
  [x + width / 2, y + height / 2] as const;

test('moves one panel along under the mouse, and ignores other names on the way into it', async ({
  page,
  openDemo,
}) => {
  await page.clock.install();
  await openDemo('followerAlongNav');
  await bar(page).scrollIntoViewIfNeeded();
  await page.mouse.move(...toMiddle(await boxOf(name(page, 'Work'))));
  await expect(name(page, 'Work')).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'Logos')).toBeVisible();
  const work = await boxOf(ground(page));

  await page.mouse.move(...toMiddle(await boxOf(name(page, 'Demos'))));
  await expect(name(page, 'Demos')).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(async () => (await boxOf(ground(page))).width).toBeGreaterThan(work.width + 50);
  await expect(ground(page)).toHaveText(/^\d+ × \d+$/);

  // Straight to a link far to the right. Time is paused, so only the direction counts.
  await expect(link(page, 'Analog clock')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  const target = toMiddle(await boxOf(link(page, 'Analog clock')));
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.mouse.move(...target, { steps: 12 });
  await expect(name(page, 'Demos')).toHaveAttribute('aria-expanded', 'true');
  await expect(name(page, 'This site')).toHaveAttribute('aria-expanded', 'false');

  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  await expect(name(page, 'Demos')).toHaveAttribute('aria-expanded', 'false');
});

test('moves along by keys and taps', async ({ page, openDemo }) => {
  await openDemo('followerAlongNav');
  await name(page, 'Work').focus();
  await page.keyboard.press('Enter');
  await expect(name(page, 'Work')).toHaveAttribute('aria-expanded', 'true');
  await expect(link(page, 'User experience')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(link(page, 'User experience')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(name(page, 'Work')).toBeFocused();
  await expect(name(page, 'Work')).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(link(page, 'Click and drag')).toBeFocused();
  await page.keyboard.press('End');
  await expect(link(page, 'Array cardio')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(name(page, 'This site')).toBeFocused();
  await expect(name(page, 'Demos')).toHaveAttribute('aria-expanded', 'false');

  await name(page, 'Work').tap();
  await expect(name(page, 'Work')).toHaveAttribute('aria-expanded', 'true');
  await name(page, 'Demos').tap();
  await expect(name(page, 'Work')).toHaveAttribute('aria-expanded', 'false');
  await expect(link(page, 'Drum kit')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(name(page, 'Demos')).toHaveAttribute('aria-expanded', 'false');
});

test('stays within a narrow bar, cross-fades under reduced motion, and becomes a stack', async ({
  page,
  openDemo,
}) => {
  await page.setViewportSize({ width: 700, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDemo('followerAlongNav');
  await name(page, 'Demos').click();
  await expect(ground(page)).toBeVisible();
  const [frame, panel] = [await boxOf(bar(page)), await boxOf(ground(page))];
  expect(panel.x).toBeGreaterThanOrEqual(frame.x);
  expect(panel.x + panel.width).toBeLessThanOrEqual(frame.x + frame.width + 1);
  await name(page, 'This site').click();
  await expect(ground(page)).toHaveCSS('transition-property', 'opacity, visibility');

  await page.getByRole('radio', { name: 'Narrow' }).check({ force: true });
  await expect(ground(page)).toHaveCount(0);
  await name(page, 'Work').tap();
  await expect(link(page, 'Logos')).toBeVisible();
  const logos = await boxOf(link(page, 'Logos'));
  expect((await boxOf(name(page, 'Demos'))).y).toBeGreaterThanOrEqual(logos.y + logos.height);
});
