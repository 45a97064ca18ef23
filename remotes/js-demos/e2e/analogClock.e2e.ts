import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';

test.use({ timezoneId: 'Asia/Kathmandu' });

const secondHand = (page: Page) =>
  page
    .locator('[data-hand="second"]')
    .first()
    .evaluate((line) => (line.parentElement as unknown as SVGElement).style.transform);
const degrees = (transform: string) => Number(/rotate\((-?[\d.]+)deg\)/.exec(transform)?.[1]);

test('shows the visitor’s own time', async ({ page, openDemo }) => {
  await page.clock.setFixedTime(new Date('2026-01-14T09:24:37Z'));
  await openDemo('analogClock');

  await expect(page.getByText('15:09:37').first()).toBeVisible();
  await expect(page.getByText('Kathmandu, no clock change this year')).toBeVisible();
});

test('goes on over the full minute and never back', async ({ page, openDemo }) => {
  await page.clock.install({ time: new Date('2026-01-14T09:24:56.200Z') });
  await openDemo('analogClock');
  const angles: number[] = [];
  for (let second = 0; second < 8; second += 1) {
    angles.push(degrees(await secondHand(page)));
    await page.clock.runFor(1000);
  }

  angles.slice(1).forEach((angle, index) => expect(angle - (angles[index] ?? 0)).toBeCloseTo(6));
});

test('sweeps, but ticks where less motion is wanted', async ({ page, openDemo }) => {
  await openDemo('analogClock');
  await page.getByRole('radio', { name: 'Sweeps' }).check({ force: true });
  await expect.poll(async () => degrees(await secondHand(page)) % 6).not.toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(async () => degrees(await secondHand(page)) % 6).toBeCloseTo(0);
});

test('looks ahead by arrow keys', async ({ page, openDemo }) => {
  await page.clock.setFixedTime(new Date('2026-01-14T09:24:37Z'));
  await openDemo('analogClock');
  await page.getByRole('slider', { name: 'Look ahead or back' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');

  await expect(page.getByText('15:39:37').first()).toBeVisible();
});

test('puts up a clock by touch and keyboard, and keeps it', async ({ page, openDemo }) => {
  await openDemo('analogClock');
  await page.getByLabel('City or time zone').fill('chatham');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Chatham' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Chatham' })).toBeVisible();
});
