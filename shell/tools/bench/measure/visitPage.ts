import type { BrowserContext, Page } from '@playwright/test';
import { SiteError } from '@portfolio/contract';
import { logRequests } from './logRequests';
import { observePage, type Observed } from './observePage';
import { applyProfile, type Profile } from './profiles';
import { toFigures } from './toFigures';
import type { VisitFigures } from './VisitFigures';

/** What a visitor does first on a page. */
export type Interaction = (page: Page) => Promise<void>;

interface VisitOptions {
  url: string;
  profile: Profile;
  /** Null where nothing is done: a floor page does nothing. */
  interact: Interaction | null;
  /** Whether React takes the page over, so that the visit lasts until then. */
  isHydrated: boolean;
}

const VISIT_TIMEOUT_MS = 60_000;
const SERVICE_WORKER_LIMIT_MS = 30_000;
/** Shorter interactions are not reported by the browser. */
const SHORTEST_REPORTED_MS = 16;

/** Visits a page in a new tab of the context and measures it. */
export async function visitPage(
  context: BrowserContext,
  { url, profile, interact, isHydrated }: VisitOptions,
): Promise<VisitFigures> {
  const page = await context.newPage();
  page.setDefaultTimeout(VISIT_TIMEOUT_MS);
  try {
    const session = await context.newCDPSession(page);
    const requests = await logRequests(session);
    await applyProfile(session, profile);
    // What compiles this file names functions by a helper that the page does not have.
    await page.addInitScript('globalThis.__name ??= (named) => named;');
    await page.addInitScript(observePage);
    const response = await page.goto(url, { waitUntil: 'load', timeout: VISIT_TIMEOUT_MS });
    if (isHydrated) await page.waitForFunction(() => globalThis.benchObserved?.hydratedMs !== null);
    await page.waitForLoadState('networkidle');
    const figures = toFigures([...requests], await readObserved(page), (await response?.text()) ?? '');
    const inpMs = interact === null ? null : await measureInteraction(page, interact);
    if (isHydrated) await waitForServiceWorker(page);
    return { ...figures, inpMs };
  } finally {
    await page.close();
  }
}

/** What the next visit finds is there: all that the service worker keeps. A site without one is not waited for. */
async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async (limitMs) => {
    const limit = new Promise((resolve) => setTimeout(resolve, limitMs));
    await Promise.race([navigator.serviceWorker?.ready, limit]);
  }, SERVICE_WORKER_LIMIT_MS);
}

async function readObserved(page: Page): Promise<Observed> {
  const observed = await page.evaluate(() => globalThis.benchObserved);
  if (observed === undefined)
    throw new SiteError(
      `[bench] Failed to measure ${page.url()}: the observer did not start before the page. Run the benchmark again.`,
      'NOT_MEASURED',
    );
  return observed;
}

async function measureInteraction(page: Page, interact: Interaction): Promise<number> {
  await interact(page);
  // An interaction is reported after the frame that shows its effect.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve))),
      ),
  );
  return Math.max(SHORTEST_REPORTED_MS, ...(await readObserved(page)).interactionsMs);
}
