import type { Page, Request } from '@playwright/test';
import { CHUNK_LOAD_TIMEOUT_MS } from '@portfolio/contract';
import { expect } from '../siteTest';
import type { FaultCell } from './faultCells';
import { PORTAL_PATH } from './faultKinds';
import { PAGE_FAILURE } from './faultRows';
import type { FaultServer } from './faultServer';
import { type Look, inspectPage } from './inspectPage';

/** A page that cannot start has to say so by then. */
export const START_LIMIT_MS = 10_000;
/** Everything else has to be settled by then: loading times out after two minutes, followed by a few retries. */
export const LIMIT_MS = CHUNK_LOAD_TIMEOUT_MS + 10_000;
/** After following a link, the new page has to be shown or announced by then. */
const ANNOUNCE_MS = 1_000;

/** A visit of the page of one cell. */
export interface Visit extends FaultCell {
  page: Page;
  server: FaultServer;
  /** The heading of the visited page. */
  heading: string;
  /** When the visitor requested the page, on the page's clock. */
  startMs: number;
  /** Waits for the requests that will get a response. */
  whenQuiet: () => Promise<void>;
}

interface Ending {
  /** 'elsewhere': the page shows the target of a redirect. */
  is: 'there' | 'said' | 'elsewhere' | 'nothing';
  look: Look;
}

export const seconds = ({ startMs }: Visit, { nowMs }: Look) => Math.round((nowMs - startMs) / 1000);

function isThere({ row, heading, situation }: Visit, look: Look): boolean {
  const { isHydrated, alerts, headings, path } = look;
  const isFree = row.says === undefined || !alerts.some((text) => row.says?.test(text));
  if (!isHydrated || !isFree || path !== row.path) return false;
  if (row.goal === 'search') return look.places > 0;
  if (row.goal === 'releases') return look.hasReleases;
  if (row.goal === 'remote') {
    // If the failure is only temporary, the pinned release may be used after all.
    const versions =
      situation === 'with a release before' ? [row.version, row.previousVersion] : [row.version];
    return look.events.some(
      ({ type, remoteId, version }) =>
        type === 'ready' && remoteId === row.remoteId && versions.includes(version),
    );
  }
  return headings.length === 1 && headings[0] === heading;
}

const findExpectedAlert = ({ row }: Visit, { alerts }: Look) => alerts.find((text) => row.says?.test(text));

/** The browser sometimes does not report the end of a request; it is then no longer waited for. */
const PATIENCE_MS = 600;

/** Tracks the requests of a page, so that its clock can be stopped while a response is still to come. */
export function followRequests(page: Page, mayHang: (path: string) => boolean): () => Promise<void> {
  const pendingRequests = new Set<Request>();
  page.on('request', (request) => pendingRequests.add(request));
  page.on('requestfinished', (request) => pendingRequests.delete(request));
  page.on('requestfailed', (request) => pendingRequests.delete(request));
  const isAwaited = (request: Request) => !mayHang(new URL(request.url()).pathname);
  return async () => {
    const endMs = performance.now() + PATIENCE_MS;
    while (performance.now() < endMs && [...pendingRequests].some(isAwaited))
      await new Promise((resolve) => setTimeout(resolve, 10));
    // Waited for long enough: not again at the next step.
    [...pendingRequests].filter(isAwaited).forEach((request) => pendingRequests.delete(request));
  };
}

/** Advances the page's clock once all pending responses have arrived: in small steps at first and near the deadline. */
async function pass({ page, server, startMs, fault, whenQuiet }: Visit, look: Look | null): Promise<void> {
  await whenQuiet();
  await server.whenIdle();
  const elapsedMs = look === null ? 0 : look.nowMs - startMs;
  if (fault.heldMs !== undefined && elapsedMs >= fault.heldMs) server.releaseRequests();
  const isLong = elapsedMs > 15_000 && elapsedMs < CHUNK_LOAD_TIMEOUT_MS - 10_000;
  await (isLong ? page.clock.fastForward(5_000) : page.clock.runFor(500));
}

/** Uses a dehydrated page so that it hydrates; choosing an option that is already selected changes nothing. */
const useFirstControl = (page: Page) =>
  page.evaluate(() =>
    document
      .querySelector('[data-page-slot][data-dehydrated] :checked')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  );

const isPending = ({ statuses }: Look, said = '') =>
  said.includes('Trying again…') || statuses.some((text) => /on its way|Loading the page/.test(text));

/** Waits until the requested page is shown, the page reports that it is missing, or the time for that is up. */
export async function settle(visit: Visit, limitMs: number, isAgain = false): Promise<Ending> {
  const { page } = visit;
  let firstMs: number | undefined;
  for (let rounds = 0; ; rounds += 1) {
    const look = await inspectPage(page);
    if (look !== null) {
      firstMs ??= look.nowMs;
      if (look.isDehydrated) await useFirstControl(page);
      if (isThere(visit, look)) return { is: 'there', look };
      if (look.path === PORTAL_PATH) return { is: 'elsewhere', look };
      const said = findExpectedAlert(visit, look);
      // During a retry, the previous message may still be shown.
      const isOld = isAgain && (isPending(look, said) || look.nowMs - firstMs < 500);
      if (said !== undefined && !isOld) return { is: 'said', look };
      if (look.nowMs - firstMs > limitMs) return { is: 'nothing', look };
    } else if (rounds > 400) {
      throw new Error('The browser shows nothing of the site.');
    }
    await pass(visit, look);
  }
}

/**
 * Retries with the button that the page offers; if it succeeds by itself in the meantime, there is no button to
 * press.
 */
export async function askAgain({ page, row }: Visit): Promise<void> {
  if (row.name === 'lazy part') {
    await page.keyboard.press('Control+k');
    return;
  }
  // The panel of a page is not an alert as a whole.
  const panel = page.getByRole('main').filter({ has: page.getByText(PAGE_FAILURE) });
  await page
    .getByRole('alert')
    .or(panel)
    .getByRole('button', { name: /^(Try again|Retry)$/ })
    .first()
    .click({ timeout: 3_000 })
    .catch(() => {});
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

/** Requests the page and, if necessary, opens its search. */
export async function ask(visit: Visit): Promise<void> {
  const { page, server, row, situation } = visit;
  if (situation === 'navigation') await goTo(page, row.path);
  else await page.goto(server.url + row.path, { waitUntil: 'commit' });
  if (row.goal !== 'search') return;
  await waitUntilStarted(visit);
  await page.keyboard.press('Control+k');
}

export async function waitUntilStarted(visit: Visit): Promise<void> {
  await expect(async () => {
    const look = await inspectPage(visit.page);
    await pass(visit, null);
    expect(look?.isStarted).toBe(true);
  }).toPass({ intervals: [10] });
}

/** After following a link, expects a sign within a second that the page is loading. */
export async function expectAnnouncement(visit: Visit): Promise<void> {
  for (;;) {
    const look = await inspectPage(visit.page);
    if (look === null || isThere(visit, look) || findExpectedAlert(visit, look) !== undefined) return;
    const isAnnounced = look.statuses.some((text) => /on its way|Loading/.test(text));
    if (isAnnounced || [visit.row.path, PORTAL_PATH].includes(look.path)) return;
    expect(look.nowMs - visit.startMs, 'milliseconds without a sign').toBeLessThan(ANNOUNCE_MS);
    await pass(visit, look);
  }
}

/** Waits for the page to recover by itself; null if it does not. */
export async function waitForRecovery(visit: Visit, limitMs: number): Promise<Look | null> {
  for (;;) {
    const look = await inspectPage(visit.page);
    if (look !== null && isThere(visit, look)) return look;
    if (look !== null && look.nowMs - visit.startMs > limitMs) return null;
    await pass(visit, look);
  }
}
