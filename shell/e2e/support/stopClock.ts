import { expect, type Page } from '@playwright/test';

/**
 * Stops the clock of pages that are opened from now on. Only `page.clock.runFor` advances it, so no timeout of the page
 * expires because a machine is busy.
 *
 * @param page - the page before it is opened, or its context
 * @param timeMs - the time at which the clock is stopped
 */
export async function stopClock(page: Pick<Page, 'clock'>, timeMs = Date.now()): Promise<void> {
  await page.clock.install({ time: timeMs - 60_000 });
  // The clock starts a minute earlier, so that it cannot have passed this time already.
  await page.clock.pauseAt(timeMs);
}

/**
 * Advances a stopped clock in small steps until a check passes. This is needed because work after a scroll starts with
 * a real frame of the browser, for which a single step of the clock does not wait.
 *
 * @param check - throws until it passes; it should only wait briefly, since it is called after every step
 */
export async function expectInTime(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await check();
  }).toPass();
}
