import type { Page } from '@playwright/test';
import { SiteError } from '@portfolio/contract';
import type { RequestLog } from './logRequests';
import type { Observed } from './observePage';

/** Nothing on its way and no long task for so long: whatever starts by itself has started. */
const QUIET_MS = 1_000;
/** A page that is never quiet is measured as it is. */
const LIMIT_MS = 30_000;

/**
 * Waits until a loaded page has done everything that it does by itself; the same for every site.
 *
 * @param quietMs - how long it does nothing before it counts as quiet
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
}

/** Reads what the page has noted so far. */
export async function readObserved(page: Page): Promise<Observed> {
  const observed = await page.evaluate(() => globalThis.benchObserved);
  if (observed === undefined)
    throw new SiteError(
      `[bench] Failed to measure ${page.url()}: the observer did not start before the page. Run the benchmark again.`,
      'NOT_MEASURED',
    );
  return observed;
}
