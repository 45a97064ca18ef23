import type { BrowserContext, Page } from '@playwright/test';
import { getGzipBytes } from './gzipSize';
import { SHORTEST_REPORTED_MS } from './observePage';
import { openTab } from './openTab';
import { applyProfile, FAST, type Profile } from './profiles';
import { isScript } from './sumBytes';
import { toFigures } from './toFigures';
import type { PaintFigures, VisitFigures } from './VisitFigures';
import { readObserved, waitForQuiet } from './waitForQuiet';

/** A visitor's first interaction with a page. */
export type Interaction = (page: Page) => Promise<void>;

interface VisitOptions {
  url: string;
  profile: Profile;
  /** Null if there is no interaction: floor pages are not interactive. */
  interact: Interaction | null;
  /** Whether the visit waits for the service worker, so that it is ready for the next visit. */
  awaitsWorker?: boolean;
}

const SERVICE_WORKER_LIMIT_MS = 15_000;
/** Long enough to see that scripts start, which might paint something larger. */
const PAINTED_MS = 300;

/** Visits a page in a new tab of the context and measures it. */
export async function visitPage(
  context: BrowserContext,
  { url, profile, interact, awaitsWorker = false }: VisitOptions,
): Promise<VisitFigures> {
  const { page, session, log } = await openTab(context, profile);
  try {
    const response = await page.goto(url, { waitUntil: 'load' });
    await waitForQuiet(page, log);
    const requests = [...log.requests];
    const figures = toFigures(requests, await readObserved(page), (await response?.text()) ?? '');
    const inpMs = interact === null ? null : await measureInteraction(page, interact);
    if (awaitsWorker) {
      await applyProfile(session, FAST);
      await waitForServiceWorker(page);
    }
    const scripts = requests.filter((request) => request.isFromNetwork && isScript(request));
    const sizes = await Promise.all([...new Set(scripts.map(({ url }) => url))].map(getGzipBytes));
    return { ...figures, jsGzipBytes: sizes.reduce((sum, bytes) => sum + bytes, 0), inpMs };
  } finally {
    await page.close();
  }
}

/** Visits a page in a new tab of the context until nothing larger will be painted. */
export async function visitForPaints(
  context: BrowserContext,
  url: string,
  profile: Profile,
): Promise<PaintFigures> {
  const { page, log } = await openTab(context, profile);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await waitForQuiet(page, log, PAINTED_MS);
    const { fcpMs, lcpMs } = await readObserved(page);
    return { fcpMs, lcpMs };
  } finally {
    await page.close();
  }
}

/** Waits until the service worker has cached everything. */
export async function waitForServiceWorker(page: Page): Promise<void> {
  await page.evaluate(async (limitMs) => {
    const limit = new Promise((resolve) => setTimeout(resolve, limitMs));
    await Promise.race([navigator.serviceWorker?.ready, limit]);
  }, SERVICE_WORKER_LIMIT_MS);
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
