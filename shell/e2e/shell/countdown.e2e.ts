import type { Page } from '@playwright/test';
import { SPEC_LIMITS } from '../support/shellLimits';
import { visit } from '../support/shellVisit';
import { stopClock } from '../support/stopClock';
import { expect, test } from '../support/siteTest';

const getBanner = (page: Page) => page.getByRole('complementary', { name: 'Site updates' });

/** Opens a page at a time relative to one of the two dates. The clock is stopped until it is advanced. */
async function visitAt(page: Page, date: string, offsetS: number): Promise<void> {
  await stopClock(page, Date.parse(date) + offsetS * 1_000);
  await visit(page, '/');
}

/** The remaining seconds in the banner's timer. */
async function getRemainingS(page: Page): Promise<number> {
  const text = await getBanner(page).getByRole('timer').innerText();
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = (text.match(/\d+/g) ?? []).map(Number);
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

test('upcoming: before the start it counts down to it, once a second', async ({ page }) => {
  await visitAt(page, SPEC_LIMITS.countdownStart, -3_600);
  await expect(getBanner(page)).toContainText('Site updates begin in');
  const beforeS = await getRemainingS(page);
  expect(beforeS).toBe(3_600);
  await page.clock.runFor(SPEC_LIMITS.countdownTickMs);
  await expect.poll(() => getRemainingS(page)).toBe(beforeS - 1);
});

test('running: between start and end it asks to come back tomorrow and counts to the end', async ({
  page,
}) => {
  await visitAt(page, SPEC_LIMITS.countdownStart, -1);
  await page.clock.runFor(2 * SPEC_LIMITS.countdownTickMs);
  await expect(getBanner(page)).toContainText('Please come back tomorrow');
  const wholeS = (Date.parse(SPEC_LIMITS.countdownEnd) - Date.parse(SPEC_LIMITS.countdownStart)) / 1_000;
  expect(Math.abs((await getRemainingS(page)) - wholeS)).toBeLessThanOrEqual(2);
});

test('expired: after the end it shows one line and its timer stops', async ({ page }) => {
  await visitAt(page, SPEC_LIMITS.countdownEnd, -2);
  await expect(getBanner(page).getByRole('timer')).toBeVisible();
  await page.clock.runFor(4 * SPEC_LIMITS.countdownTickMs);
  await expect(getBanner(page)).toContainText('The site updates are finished.');
  await expect(getBanner(page).getByRole('timer')).toHaveCount(0);
});

test('the banner can be dismissed, and stays away after a reload; other pages have none', async ({
  page,
}) => {
  await visit(page, '/about');
  await expect(getBanner(page)).toHaveCount(0);
  await visit(page, '/');
  await expect(getBanner(page)).toContainText('The site updates are finished.');
  await getBanner(page).getByRole('button', { name: 'Dismiss the note about site updates' }).click();
  await expect(getBanner(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: /^Work/ }).click();
  await expect(page).toHaveURL(/\/work$/);
  await page.getByRole('link', { name: 'Portfolio, home' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(getBanner(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(getBanner(page)).toBeHidden();
});
