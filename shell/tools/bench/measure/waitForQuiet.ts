import type { Page } from '@playwright/test';
import { SiteError } from '@portfolio/contract';
import type { RequestLog } from './logRequests';
import type { Observed } from './observePage';

/**
 * A page is quiet after this long without pending requests or long tasks: everything that starts by itself has
 * started.
 */
const QUIET_MS = 700;
const LIMIT_MS = 30_000;

/**
 * Waits until a loaded page has finished everything that it does by itself; the same for every site.
 *
 * @param quietMs - how long it has to be idle to count as quiet
 * @throws {SiteError} code `NOT_MEASURED` if it is never idle that long: its figures would be those of an unfinished page
 */
export async function waitForQuiet(page: Page, log: RequestLog, quietMs = QUIET_MS): Promise<void> {
  const startMs = performance.now();
  while (performance.now() - startMs < LIMIT_MS) {
    const { lastLongTaskMs } = await readObserved(page);
    const nowMs = await page.evaluate(() => performance.now());
    const missingMs = quietMs - Math.min(log.getIdleMs(), nowMs - lastLongTaskMs);
    if (missingMs <= 0) return;
    await page.waitForTimeout(missingMs);
  }
  throw new SiteError(
    `[bench] Failed to measure ${page.url()}: it was still busy after ${LIMIT_MS / 1000} s. Stop other work on this machine, and run the benchmark again.`,
    'NOT_MEASURED',
  );
}

/** Reads the measurements that the page has made so far. */
export async function readObserved(page: Page): Promise<Observed> {
  const observed = await page.evaluate(() => globalThis.benchObserved);
  if (observed === undefined)
    throw new SiteError(
      `[bench] Failed to measure ${page.url()}: the observer did not start before the page. Run the benchmark again.`,
      'NOT_MEASURED',
    );
  return observed;
}
