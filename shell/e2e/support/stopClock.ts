import { expect, type Page } from '@playwright/test';

/**
 * Stops the clock of the pages that are opened from now on. It goes on by `page.clock.runFor` alone, so that no limit
 * of the page runs out while a busy machine takes its time.
 *
 * @param page - before its page is opened; or its context
 * @param timeMs - the moment at which it stands
 */
export async function stopClock(page: Pick<Page, 'clock'>, timeMs = Date.now()): Promise<void> {
  await page.clock.install({ time: timeMs - 60_000 });
  // Far enough ahead that the clock, which runs until then, has not passed it.
  await page.clock.pauseAt(timeMs);
}

/**
 * Lets a stopped clock go on in small steps until what is asked for is so: what a page does after a scroll begins at a
 * frame of the browser, which no step of the clock waits for.
 *
 * @param check - throws while it is not so yet; waits little itself, as each call comes after one step
 */
export async function expectInTime(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(100);
    await check();
  }).toPass();
}
