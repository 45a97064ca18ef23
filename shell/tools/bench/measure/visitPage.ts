import type { BrowserContext, Page } from '@playwright/test';
import { SiteError } from '@portfolio/contract';
import { getGzipBytes } from './gzipSize';
import { openTab } from './openTab';
import { applyProfile, FAST, type Profile } from './profiles';
import { isScript } from './sumBytes';
import { sumBlockingMs, toFigures } from './toFigures';
import type { StartFigures, VisitFigures } from './VisitFigures';
import { readInteractionMs } from './readInteractionMs';
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

const SERVICE_WORKER_LIMIT_MS = 30_000;

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
    await interact?.(page);
    const inpMs = interact === null ? null : await readInteractionMs(page);
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

/** Visits a page in a new tab of the context only until it has started. */
export async function visitForStart(
  context: BrowserContext,
  url: string,
  profile: Profile,
): Promise<StartFigures> {
  const { page, log } = await openTab(context, profile);
  try {
    await page.goto(url, { waitUntil: 'load' });
    await waitForQuiet(page, log);
    const { fcpMs, lcpMs, longTasksMs } = await readObserved(page);
    return { fcpMs, lcpMs, tbtMs: sumBlockingMs(longTasksMs) };
  } finally {
    await page.close();
  }
}

/**
 * Waits until the service worker has cached everything.
 *
 * @throws {SiteError} code `NOT_MEASURED` if there is none in time
 */
export async function waitForServiceWorker(page: Page): Promise<void> {
  const isReady = await page.evaluate(async (limitMs) => {
    const limit = new Promise<false>((resolve) => setTimeout(resolve, limitMs, false));
    return Promise.race([navigator.serviceWorker.ready.then(() => true), limit]);
  }, SERVICE_WORKER_LIMIT_MS);
  if (!isReady)
    throw new SiteError(
      `[bench] Failed to measure ${page.url()}: its service worker was not ready after ${SERVICE_WORKER_LIMIT_MS / 1000} s. Run the benchmark again.`,
      'NOT_MEASURED',
    );
}
