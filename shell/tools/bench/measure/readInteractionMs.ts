import type { Page } from '@playwright/test';
import { SHORTEST_REPORTED_MS } from './observePage';
import { readObserved } from './waitForQuiet';

/** The browser reports an event some time after its frame. */
const REPORTED_MS = 500;

/**
 * Waits until the browser has reported the first interaction with a page.
 *
 * @returns the longest event of the interaction, in milliseconds
 */
export async function readInteractionMs(page: Page): Promise<number> {
  await page.waitForFunction(() => (globalThis.benchObserved?.interactionsMs.length ?? 0) > 0);
  // Further events of it follow, such as the click. Timed in the page: a long task delays them, and this, alike.
  await page.evaluate(
    (ms) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, ms))),
    REPORTED_MS,
  );
  return Math.max(SHORTEST_REPORTED_MS, ...(await readObserved(page)).interactionsMs);
}
