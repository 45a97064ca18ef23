import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { logRequests, type RequestLog } from './logRequests';
import { observePage, SHORTEST_REPORTED_MS } from './observePage';
import { applyProfile, type Profile } from './profiles';

/** A new tab with all measurements active. */
export interface Tab {
  page: Page;
  session: CDPSession;
  log: RequestLog;
}

const TIMEOUT_MS = 60_000;

/** Opens a tab that is throttled as in the profile. */
export async function openTab(context: BrowserContext, profile: Profile): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const session = await context.newCDPSession(page);
  const log = await logRequests(session);
  await applyProfile(session, profile);
  // The compiler of this file adds calls of a helper that does not exist in the page.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(observePage, SHORTEST_REPORTED_MS);
  return { page, session, log };
}
