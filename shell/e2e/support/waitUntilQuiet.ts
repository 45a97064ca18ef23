import type { Page, Request } from '@playwright/test';

/** How long a page must have requested nothing. */
const QUIET_MS = 500;

/**
 * Waits until the page has waited for no response for half a second from now on. Playwright's load state "networkidle"
 * describes the document: once it was idle, waiting for it again returns at once, whatever a navigation requests.
 */
export async function waitUntilQuiet(page: Page): Promise<void> {
  const pending = new Set<Request>();
  let changed = performance.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    change(request);
    changed = performance.now();
  };
  const start = note((request) => pending.add(request));
  const end = note((request) => pending.delete(request));
  page.on('request', start).on('requestfinished', end).on('requestfailed', end);
  while (pending.size > 0 || performance.now() - changed < QUIET_MS) {
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS / 10));
  }
  page.off('request', start).off('requestfinished', end).off('requestfailed', end);
}
