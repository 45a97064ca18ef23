import type { Release } from '@portfolio/contract';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { type HeaderState, listLeftovers, type PageState, readHeaderState, readPageState } from './pageState';
import { listFetchedOverweights } from './pageWeight';
import { type PageProblem, type PageWatch, watchPage } from './watchPage';

/** What a visit may take. */
export interface VisitLimits {
  /** Until the page of the remote is there. */
  readyMs: number;
  /** For the browser to answer, and for a click to be possible. */
  answerMs: number;
}

export const VISIT_LIMITS: VisitLimits = { readyMs: 30_000, answerMs: 30_000 };

/** Effects and their timers are given this long to go wrong. */
const SETTLE_MS = 500;

/** How the site is after a page of the shell, with which pages of remotes are compared. */
export interface Home {
  /** Of the page of the shell. */
  header: HeaderState;
  /** Of home, when that page was left for it. */
  state: PageState;
}

export interface VisitOptions {
  /** Origin of the site. */
  url: string;
  path: string;
  release: Pick<Release, 'id' | 'web'>;
  /** Other sites that the release declares. */
  connectOrigins: readonly string[];
  /** Whether a maintainer allows what a file of the release weighs. */
  isAllowed: (file: string) => boolean;
  /** URL path of the release's browser files. */
  baseUrl: string;
  isLeftOut: (url: string) => boolean;
  home: Home;
  limits: VisitLimits;
}

const HOME_LINK = 'a[href="/"]';

/** What a step of a visit found wrong. */
class VisitFault extends Error {
  override name = 'VisitFault';
  constructor(
    message: string,
    readonly nextStep: string,
  ) {
    super(message);
  }
}

/** Loads a page of a release as a visitor does, uses the header, leaves by it, and lists what was wrong. */
export async function visitPage(browser: Browser, options: VisitOptions): Promise<PageProblem[]> {
  const { url, path, release, baseUrl, connectOrigins, isLeftOut, home, limits } = options;
  const { context, page, session } = await openTab(browser);
  try {
    const watch = await watchPage(page, { filesUrl: url + baseUrl, connectOrigins, isLeftOut });
    const faults: PageProblem[] = [];
    try {
      await load(page, url + path, watch, limits);
      await settle(page, limits);
      await checkHeader(session, home, limits);
      faults.push(...listWeightFaults(watch.files, options));
      const left = await leave(page, session, url, limits);
      faults.push(...listLeftovers(home.state, left, release.id).map(toLeftoverFault));
    } catch (error) {
      if (!(error instanceof VisitFault)) throw error;
      faults.push({ problem: error.message, nextStep: error.nextStep });
    }
    return [...watch.problems(), ...faults];
  } finally {
    // A tab that is busy for ever does not answer; the browser takes it along when it ends.
    await within(context.close(), limits.answerMs).catch(() => {});
  }
}

/** Reads what pages of a remote are compared with. */
export async function readHome(
  browser: Browser,
  { url, path, limits }: Pick<VisitOptions, 'url' | 'path' | 'limits'>,
): Promise<Home> {
  const { context, page, session } = await openTab(browser);
  try {
    await page.goto(url + path);
    await settle(page, limits);
    const header = await readHeaderState(session);
    return { header, state: await leave(page, session, url, limits) };
  } finally {
    await context.close();
  }
}

async function openTab(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page) };
}

async function load(page: Page, url: string, watch: PageWatch, { readyMs }: VisitLimits): Promise<void> {
  const loading = page.goto(url, { waitUntil: 'commit', timeout: readyMs });
  await within(Promise.all([loading, watch.ready]), readyMs).catch(() => {
    throw new VisitFault(
      `it is not ready after ${readyMs / 1000} s`,
      'Look for a loader that waits for something, or an endless loop.',
    );
  });
}

/** Waits for effects, in a browser that answers. */
async function settle(page: Page, { answerMs }: VisitLimits): Promise<void> {
  const answer = page.evaluate(
    (waitMs) =>
      new Promise((resolve) => setTimeout(() => requestIdleCallback(resolve, { timeout: waitMs }), waitMs)),
    SETTLE_MS,
  );
  await within(answer, answerMs).catch((error: unknown) => {
    throw new VisitFault(
      `the browser does not answer any more (${error instanceof Error ? error.message.split('\n')[0] : 'no answer'})`,
      'Look for an endless loop in an effect or a timer, or for what reloads the page.',
    );
  });
}

/** What could be clicked in the header of a page of the shell can be clicked here: it is shown, and nothing lies over it. */
async function checkHeader(session: CDPSession, { header }: Home, { answerMs }: VisitLimits): Promise<void> {
  const { usable, covered } = await within(readHeaderState(session), answerMs);
  const lost = header.usable.find((name) => !usable.includes(name));
  if (lost === undefined) return;
  const over = covered[lost];
  throw new VisitFault(
    `"${lost}" in the header of the site ${over === undefined ? 'is hidden' : `is below ${over.slice(0, 120)}`}`,
    HEADER_STEP,
  );
}

const HEADER_STEP =
  'Keep layers of the page below the header (z-index below 10), or show them in a modal <dialog>.';

async function leave(page: Page, session: CDPSession, url: string, limits: VisitLimits): Promise<PageState> {
  const { answerMs } = limits;
  try {
    await page.locator(`body header ${HOME_LINK}`).first().click({ timeout: answerMs });
    await page.waitForURL(`${url}/`, { timeout: answerMs, waitUntil: 'commit' });
  } catch {
    throw new VisitFault(
      'the logo in the header does not lead home',
      'Look for listeners of the page on document or window that stop clicks, and for what changes the address.',
    );
  }
  await settle(page, limits);
  return within(readPageState(session), answerMs);
}

function toLeftoverFault(leftover: string): PageProblem {
  return {
    problem: `it leaves something behind: ${leftover}`,
    nextStep: 'Undo in the cleanup of an effect what it did, and change nothing outside the page.',
  };
}

function listWeightFaults(fetched: ReadonlySet<string>, { release, isAllowed }: VisitOptions): PageProblem[] {
  return listFetchedOverweights(fetched, release.web, isAllowed).map((problem) => ({
    problem,
    nextStep: 'Make files smaller, or load them when they are asked for.',
  }));
}

async function within<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new VisitFault('no answer', '')), limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
