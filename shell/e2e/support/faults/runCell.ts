import type { Page } from '@playwright/test';
import { expect } from '../siteTest';
import { expectHydrated, expectUsable } from './expectUsable';
import type { FaultCell } from './faultCells';
import { NOTICE, PAGE_FAILURE } from './faultRows';
import type { FaultServer } from './faultServer';
import {
  ask,
  askAgain,
  expectAnnouncement,
  followRequests,
  LIMIT_MS,
  seconds,
  settle,
  START_LIMIT_MS,
  type Visit,
  waitForRecovery,
  waitUntilStarted,
} from './faultVisit';
import type { Look } from './inspectPage';

/** Reads the heading of a page from its published HTML. */
async function readHeading(server: FaultServer, path: string): Promise<string> {
  const html = (await server.fetchFile(path)).body.toString();
  return (/<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').trim();
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
  return PAGE_FAILURE.test(text) ? 'page panel' : 'message';
}
