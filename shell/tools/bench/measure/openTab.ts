import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { logRequests, type RequestLog } from './logRequests';
import { observePage } from './observePage';
import { applyProfile, type Profile } from './profiles';

/** A new tab in which everything is noted. */
export interface Tab {
  page: Page;
  session: CDPSession;
  log: RequestLog;
}

const TIMEOUT_MS = 60_000;

/** Opens a tab that is as slow as the profile says. */
export async function openTab(context: BrowserContext, profile: Profile): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  const session = await context.newCDPSession(page);
  const log = await logRequests(session);
  await applyProfile(session, profile);
  // What compiles this file names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name ??= (named) => named;');
  await page.addInitScript(observePage);
  return { page, session, log };
}
