import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';
import { pressKeys } from './support/pressKeys';

test.use({ hasTouch: true, timezoneId: 'Asia/Kathmandu' });

const secondHand = (page: Page) =>
  page
    .locator('[data-hand="second"]')
    .first()
    .evaluate((line) => (line.parentElement as unknown as SVGElement).style.transform);
const degrees = (transform: string) => Number(/rotate\((-?[\d.]+)deg\)/.exec(transform)?.[1]);

test('shows the visitor’s own time, and clocks added by mouse, touch and keyboard', async ({
  page,
  openDemo,
}) => {
  await page.clock.setFixedTime(new Date('2026-01-14T09:24:37Z'));
  await openDemo('analogClock');
  await expect(page.getByText('15:09:37').first()).toBeVisible();
  await expect(page.getByText('Kathmandu, no clock change this year')).toBeVisible();
  await page.getByRole('slider', { name: 'Look ahead or back' }).focus();
  await pressKeys(page, 'ArrowRight ArrowRight');
  await expect(page.getByText('15:39:37').first()).toBeVisible();

  const field = page.getByLabel('City or time zone');
  const put = page.getByRole('button', { name: 'Put up a clock' });
  const clock = (name: string) => page.getByRole('heading', { name });
  await field.fill('chatham');
  await page.keyboard.press('Enter');
  await expect(clock('Chatham')).toBeVisible();
  await field.fill('Asia/Katmandu');
  await put.tap();
  await expect(page.getByText(/already/)).toBeVisible();
  await field.fill('Tokyo');
  await put.tap();
  await expect(clock('Tokyo')).toBeVisible();
  await page.getByRole('button', { name: 'Take down Adelaide' }).click();
  await expect(clock('Adelaide')).toBeHidden();
  await expect(field).toBeFocused();

  await page.reload();
  await expect(clock('Chatham')).toBeVisible();
  await expect(clock('Tokyo')).toBeVisible();
  await expect(clock('Adelaide')).toBeHidden();
});

test('keeps turning past the full minute, sweeps on request, and ticks under reduced motion', async ({
  page,
  openDemo,
}) => {
  await page.clock.install({ time: new Date('2026-01-14T09:24:50Z') });
  await openDemo('analogClock');
  // Far enough ahead that the clock, which runs until then, has not reached it yet.
  await page.clock.pauseAt(new Date('2026-01-14T10:25:56.200Z'));
  const angles: number[] = [];
  for (let second = 0; second < 8; second += 1) {
    await page.clock.runFor(1000);
    angles.push(degrees(await secondHand(page)));
  }
  angles.slice(1).forEach((angle, index) => expect(angle - (angles[index] ?? 0)).toBeCloseTo(6));

  await page.clock.resume();
  await page.getByRole('radio', { name: 'Sweeps' }).check({ force: true });
  await expect.poll(async () => degrees(await secondHand(page)) % 6).not.toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(async () => degrees(await secondHand(page)) % 6).toBeCloseTo(0);
});

test('with text of twice the size on a phone, the classic fault beside the fixed one fits', async ({
  page,
  openDemo,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openDemo('analogClock');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.getByRole('button', { name: 'Replay the classic fault' }).click();
  await expect(page.getByRole('button', { name: 'Run past the full minute' }).first()).toBeVisible();

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
