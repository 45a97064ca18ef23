import type { Page, Request } from '@playwright/test';
import { CHUNK_LOAD_TIMEOUT_MS } from '@portfolio/contract';
import { expect } from '../siteTest';
import type { FaultCell } from './faultCells';
import { PORTAL_PATH } from './faultKinds';
import { NOTICE } from './faultRows';
import type { FaultServer } from './faultServer';
import { type Look, inspectPage } from './inspectPage';

/** A page that cannot start has to say so by then. */
const START_LIMIT_MS = 10_000;
/** Everything else has to be settled by then: loading times out after two minutes, followed by a few retries. */
const LIMIT_MS = CHUNK_LOAD_TIMEOUT_MS + 10_000;
/** After following a link, the new page has to be shown or announced by then. */
const ANNOUNCE_MS = 1_000;
/** A page with less text counts as empty. */
const TEXT_LENGTH = 40;

interface Visit extends FaultCell {
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

/** Reads the heading of a page from its published HTML. */
async function readHeading(server: FaultServer, path: string): Promise<string> {
  const html = (await server.fetchFile(path)).body.toString();
  return (/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').trim();
}

const seconds = ({ startMs }: Visit, { nowMs }: Look) => Math.round((nowMs - startMs) / 1000);

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
function followRequests(page: Page, mayHang: (path: string) => boolean): () => Promise<void> {
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
async function settle(visit: Visit, limitMs: number, isAgain = false): Promise<Ending> {
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

/** Expects a page with a failed part to be usable and its messages to be true. */
async function expectUsable(visit: Visit, look: Look): Promise<void> {
  const { page, row, fault, heading, situation } = visit;
  const said = look.alerts.join(' | ');
  expect(look.hasUnverifiedRun && fault.release === undefined, 'something unverified ran').toBe(false);
  expect(look.textLength, `there is text to read: ${said}`).toBeGreaterThan(TEXT_LENGTH);
  if (!look.isCovered) expect(look.liveLinks, 'links can be pressed').toBeGreaterThan(0);
  // A failure panel has its own heading if there is no page. If a remote is missing or threw, its page may have no
  // heading.
  const isWithout =
    row.goal === 'remote' && (situation === 'navigation' || fault.name === 'throws on render');
  const isOwn = (text: string) => text === heading || text === 'This page could not be loaded';
  expect(
    look.headings.filter((text) => !isOwn(text)),
    'headings of other pages',
  ).toEqual([]);
  if (!isWithout) expect(look.headings, said).toHaveLength(1);
  const foreign = look.alerts.filter((text) => row.says?.test(text) !== true);
  expect(foreign, 'nothing else is said to have failed').toEqual([]);
  if (situation === 'navigation') expect(look.path).toBe(row.path);
  if (!look.isStarted) {
    expect(NOTICE.test(said), 'a page that does not answer says so').toBe(true);
    // Apart from the buttons of the notice.
    expect(look.liveButtons, 'buttons that do nothing').toBe(0);
    return;
  }
  await expectHeaderAnswers(page, look);
}

/** Expects the header to work, even if nothing else does. */
async function expectHeaderAnswers(page: Page, { isCovered }: Look): Promise<void> {
  if (isCovered) return;
  const html = page.locator('html');
  const before = (await html.getAttribute('data-theme')) ?? '';
  await page
    .getByRole('banner')
    .getByRole('button', { name: /theme|dark|light/i })
    .click();
  await expect(html).not.toHaveAttribute('data-theme', before);
}

/**
 * Retries with the button that the page offers; if it succeeds by itself in the meantime, there is no button to
 * press.
 */
async function askAgain({ page, row }: Visit): Promise<void> {
  if (row.name === 'lazy part') {
    await page.keyboard.press('Control+k');
    return;
  }
  await page
    .getByRole('alert')
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
async function ask(visit: Visit): Promise<void> {
  const { page, server, row, situation } = visit;
  if (situation === 'navigation') await goTo(page, row.path);
  else await page.goto(server.url + row.path, { waitUntil: 'commit' });
  if (row.goal !== 'search') return;
  await waitUntilStarted(visit);
  await page.keyboard.press('Control+k');
}

async function waitUntilStarted(visit: Visit): Promise<void> {
  await expect(async () => {
    const look = await inspectPage(visit.page);
    await pass(visit, null);
    expect(look?.isStarted).toBe(true);
  }).toPass({ intervals: [10] });
}

/** After following a link, expects a sign within a second that the page is loading. */
async function expectAnnouncement(visit: Visit): Promise<void> {
  for (;;) {
    const look = await inspectPage(visit.page);
    if (look === null || isThere(visit, look) || findExpectedAlert(visit, look) !== undefined) return;
    const isAnnounced = look.statuses.some((text) => /on its way|Loading/.test(text));
    if (isAnnounced || [visit.row.path, PORTAL_PATH].includes(look.path)) return;
    expect(look.nowMs - visit.startMs, 'milliseconds without a sign').toBeLessThan(ANNOUNCE_MS);
    await pass(visit, look);
  }
}

/**
 * Visits the page while the file is faulty, and describes the outcome. Fails if the page is unusable, waits for ever or
 * shows a false message.
 *
 * @param page - for a navigation, it already shows a page of the site; its context is prepared with `prepareInspections`
 */
export async function runCell(page: Page, server: FaultServer, cell: FaultCell): Promise<string> {
  const { row, fault, situation } = cell;
  const visit: Visit = {
    ...cell,
    page,
    server,
    heading: await readHeading(server, row.path),
    startMs: await page.evaluate(() => Date.now()),
    whenQuiet: followRequests(
      page,
      (path) => path === row.url && (fault.inject === undefined || fault.isEndless === true),
    ),
  };
  await ask(visit);
  if (situation === 'navigation') await expectAnnouncement(visit);
  const isAtStart = situation !== 'navigation' && row.goal === 'page';
  const first = await settle(visit, isAtStart && fault.heldMs === undefined ? START_LIMIT_MS : LIMIT_MS);
  const time = seconds(visit, first.look);
  if (first.is === 'nothing') {
    throw new Error(`After ${time} s there is no message: ${JSON.stringify(first.look)}`);
  }
  if (first.is === 'elsewhere') return 'shows the redirect target as a document';
  if (first.is === 'there') {
    await expectHydrated(visit, first.look);
    if (fault.isOnce) await expectNextVisit(visit);
    const withoutRequest = server.countFaults() === 0 ? ' without a request' : '';
    return `works${time < 2 ? '' : ` after ${time} s`}${withoutRequest}`;
  }
  await expectUsable(visit, first.look);
  return `${classifyAlerts(first.look)} after ${time} s; ${await recover(visit)}`;
}

/** Describes how the page recovers after it has reported a failure. */
async function recover(visit: Visit): Promise<string> {
  const { server, fault } = visit;
  if (fault.heldMs !== undefined) {
    const later = await waitForRecovery(visit, fault.heldMs + 15_000);
    if (later !== null) {
      await expectHydrated(visit, later);
      return `recovers by itself after ${seconds(visit, later)} s`;
    }
  } else if (!fault.isOnce && fault.name !== 'hangs' && fault.name !== 'one byte a second') {
    await askAgain(visit);
    const again = await settle(visit, LIMIT_MS, true);
    expect(again.is, 'Try again, while the file is faulty').toBe('said');
    await expectUsable(visit, again.look);
    if (fault.release !== undefined) return 'the same after Try again';
  }
  server.repair();
  for (let tries = 1; ; tries += 1) {
    await askAgain(visit);
    const last = await settle(visit, 15_000, true);
    if (last.is === 'there') {
      await expectHydrated(visit, last.look);
      if (fault.isOnce) await expectNextVisit(visit);
      return 'Try again helps';
    }
    // On a busy machine, the page's clock runs ahead: a file may arrive after the page has timed out.
    expect(tries, `tries: ${JSON.stringify(last.look)}`).toBeLessThan(8);
  }
}

/** Waits for the page to recover by itself; null if it does not. */
async function waitForRecovery(visit: Visit, limitMs: number): Promise<Look | null> {
  for (;;) {
    const look = await inspectPage(visit.page);
    if (look !== null && isThere(visit, look)) return look;
    if (look !== null && look.nowMs - visit.startMs > limitMs) return null;
    await pass(visit, look);
  }
}

async function expectHydrated(visit: Visit, look: Look): Promise<void> {
  expect(look.hasUnverifiedRun && visit.fault.release === undefined, 'something unverified ran').toBe(false);
  expect(look.textLength).toBeGreaterThan(TEXT_LENGTH);
  expect(look.alerts, 'nothing is said to fail').toEqual([]);
  await expectHeaderAnswers(visit.page, look);
}

/** Expects the next visit to succeed, so the faulty file must not have been cached. */
async function expectNextVisit(visit: Visit): Promise<void> {
  const { page, row, server } = visit;
  await page.goto('about:blank');
  await page.goto(server.url + row.path, { waitUntil: 'commit' });
  const next: Visit = {
    ...visit,
    situation: visit.situation === 'navigation' ? 'first load' : visit.situation,
  };
  if (row.goal === 'search') {
    await waitUntilStarted(next);
    await page.keyboard.press('Control+k');
  }
  let ending = await settle(next, START_LIMIT_MS);
  // The site cannot bypass a faulty document in the browser's cache: it shows a notice, whose button reloads it.
  for (let tries = 0; row.type === 'page' && ending.is === 'said' && tries < 4; tries += 1) {
    await expectUsable(next, ending.look);
    await askAgain(next);
    ending = await settle(next, START_LIMIT_MS, true);
  }
  expect(ending.is, `the next visit: ${JSON.stringify(ending.look)}`).toBe('there');
}

function classifyAlerts({ alerts }: Look): string {
  const text = alerts.join(' ');
  if (NOTICE.test(text)) return 'notice';
  if (/not available right now/.test(text)) {
    return /too long/.test(text)
      ? 'panel (too long)'
      : /failed to start/.test(text)
        ? 'panel (broken)'
        : 'panel (missing)';
  }
  return text.startsWith('This page could not be loaded') ? 'page panel' : 'message';
}
