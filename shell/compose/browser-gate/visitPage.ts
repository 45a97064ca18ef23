import { CONTROLS, type Release, SiteError } from '@portfolio/contract';
import { toPlainText } from '@portfolio/contract/validate';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { listActiveCode } from './activeCode';
import { evaluateIsolated } from './evaluate';
import { listListeners } from './pageListeners';
import {
  listLeftovers,
  listLost,
  type PageState,
  readPageState,
  readShownState,
  type ShownState,
} from './pageState';
import { type PageTraces, readTraces, recordTraces } from './pageTraces';
import { listFetchedOverweights } from './pageWeight';
import { RESERVED } from './traceWork';
import {
  checkHeaderControls,
  checkKeys,
  checkWheel,
  type HeaderStates,
  readHeaderStates,
  WINDOWS,
} from './tryControls';
import { answerWithin, VisitFault, within } from './visitFault';
import { type PageProblem, type PageWatch, watchPage } from './watchPage';

/** The limits of a visit. */
export interface VisitLimits {
  /** Until the page of the remote is ready. */
  readyMs: number;
  /** For the browser to respond, and for an element to become clickable. */
  answerMs: number;
}

export const VISIT_LIMITS: VisitLimits = { readyMs: 30_000, answerMs: 30_000 };

/** How long effects and their timers are given to cause errors. */
const SETTLE_MS = 500;

/** The state of the site after a page of the shell: the reference for pages of remotes. */
export interface Baseline {
  /** While the page of the shell is shown. */
  headers: HeaderStates;
  /** While the page of the shell is shown. */
  shown: ShownState & PageTraces;
  /** On home, after leaving the page of the shell. */
  state: PageState;
}

export interface VisitOptions {
  /** Origin of the site. */
  url: string;
  path: string;
  /** The expected title of the document. */
  title: string;
  release: Pick<Release, 'id' | 'web'>;
  /** Other origins that the release declares. */
  connectOrigins: readonly string[];
  /** Whether the page hydrates only when a visitor turns to one of its controls. */
  hydratesOnInteraction: boolean;
  /** Whether a maintainer allows a file of the release whatever its weight. */
  isAllowed: (file: string) => boolean;
  /** URL path of the release's browser files. */
  baseUrl: string;
  isLeftOut: (url: string) => boolean;
  baseline: Baseline;
  limits: VisitLimits;
}

const HOME_LINK = 'a[href="/"]';

/** Loads a page of a release as a visitor does, uses the header, leaves the page through it, and lists the problems. */
export async function visitPage(browser: Browser, options: VisitOptions): Promise<PageProblem[]> {
  const { url, baseUrl, connectOrigins, isLeftOut, limits } = options;
  const { context, page, session } = await openTab(browser, url + baseUrl);
  try {
    const watch = await watchPage(page, { filesUrl: url + baseUrl, connectOrigins, isLeftOut });
    const faults: PageProblem[] = [];
    try {
      await load(page, watch, options);
      await settle(session, limits);
      faults.push(...(await listShownFaults(session, watch, options)));
      faults.push(...(await checkKeys(page, session, limits.answerMs)));
      faults.push(...(await checkWheel(page, session, limits.answerMs)));
      await checkHeaderControls(page, session, options.baseline.headers, limits.answerMs);
      faults.push(...listWeightFaults(watch.files, options));
      faults.push(...listLeftoverFaults(await leave(page, session, options), options));
    } catch (error) {
      if (!(error instanceof VisitFault)) throw error;
      faults.push({ problem: error.message, nextStep: error.nextStep });
    }
    const found = new Map([...watch.problems(), ...faults].map((one) => [one.problem, one]));
    return [...found.values()].map(({ problem, nextStep }) => ({ problem: toPlainText(problem), nextStep }));
  } finally {
    // A tab in an endless loop never closes; it goes when the browser is closed.
    await within(context.close(), limits.answerMs).catch(() => {});
  }
}

/**
 * Reads the state with which pages of remotes are compared.
 *
 * @throws {SiteError} code `SHELL_NOT_READY`
 */
export async function readBaseline(
  browser: Browser,
  { url, path, baseUrl, limits }: Pick<VisitOptions, 'url' | 'path' | 'baseUrl' | 'limits'>,
): Promise<Baseline> {
  const { context, page, session } = await openTab(browser, url + baseUrl);
  try {
    await page.goto(url + path);
    await waitForStart(page, limits);
    await settle(session, limits);
    const shown = { ...(await readShownState(session)), ...(await readTraces(session)) };
    const headers = await readHeaderStates(page, session);
    return { headers, shown, state: (await leave(page, session, { url, baseUrl, limits })).state };
  } finally {
    await context.close();
  }
}

/** Waits until the page of the shell has hydrated: before, its header has neither the same names nor the same listeners. */
async function waitForStart(page: Page, { readyMs }: VisitLimits): Promise<void> {
  const isReady = await page.evaluate(async (limitMs) => {
    const endMs = performance.now() + limitMs;
    while (globalThis.pageStart !== undefined && performance.now() < endMs)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return globalThis.pageStart === undefined;
  }, readyMs);
  if (isReady) return;
  throw new SiteError(
    `Failed to check the pages of the release: ${page.url()}, a page of the shell, did not start within ${readyMs / 1000} s. Stop other work on this machine, or fix the shell, and try again.`,
    'SHELL_NOT_READY',
  );
}

async function openTab(
  browser: Browser,
  filesUrl: string,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({ viewport: WINDOWS.wide, serviceWorkers: 'block' });
  const page = await context.newPage();
  await recordTraces(page, filesUrl);
  return { context, page, session: await context.newCDPSession(page) };
}

async function load(
  page: Page,
  watch: PageWatch,
  { url, path, hydratesOnInteraction, limits: { readyMs } }: VisitOptions,
): Promise<void> {
  const refuse = () => {
    throw new VisitFault(
      `it is not ready after ${readyMs / 1000} s`,
      'Look for a loader that waits for something, or an endless loop.',
    );
  };
  await within(page.goto(url + path, { waitUntil: 'commit', timeout: readyMs }), readyMs).catch(refuse);
  if (hydratesOnInteraction) await turnToControl(page, readyMs, refuse);
  await within(watch.ready, readyMs).catch(refuse);
}

/** Triggers the hydration of a page that waits until a visitor turns to one of its controls. */
async function turnToControl(page: Page, readyMs: number, refuse: () => never): Promise<void> {
  const slot = page.locator('[data-page-slot][data-dehydrated]');
  await within(slot.waitFor({ state: 'attached', timeout: readyMs }), readyMs).catch(refuse);
  const controls = slot.locator(CONTROLS);
  if ((await within(controls.count(), readyMs)) === 0)
    throw new VisitFault(
      'it hydrates on interaction, but has no control to interact with',
      'Use buttons for everything that can be pressed, or leave "hydrate" out of its catalogue entry.',
    );
  await within(controls.first().dispatchEvent('pointerover'), readyMs);
}

/** Waits for effects, provided that the browser still responds. The page's own timers would let it end the wait. */
async function settle(session: CDPSession, { answerMs }: VisitLimits): Promise<void> {
  const wait = `new Promise((resolve) =>
    setTimeout(() => requestIdleCallback(() => resolve(), { timeout: ${SETTLE_MS} }), ${SETTLE_MS}))`;
  await answerWithin(evaluateIsolated(session, wait), answerMs);
}

/** Lists changes to what belongs to the shell (address, title, history) or to all scripts (built-in functions). */
async function listShownFaults(
  session: CDPSession,
  { addresses }: PageWatch,
  { url, path, title, baseline, limits }: VisitOptions,
): Promise<PageProblem[]> {
  const now = await answerWithin(readShownState(session), limits.answerMs);
  const traces = await answerWithin(readTraces(session), limits.answerMs);
  const address = [...addresses, url + now.address].find((one) => one !== url + path);
  const globals = traces.globals.filter((name) => !baseline.shown.globals.includes(name));
  const shellStep = 'Leave it to the shell: no page sets the title or uses the history of the browser.';
  return [
    ...traces.reserved.map((name) => RESERVED[name]),
    ...(address === undefined
      ? []
      : [{ problem: `it changes its address to ${address.replace(url, '')}`, nextStep: shellStep }]),
    ...(now.title === title
      ? []
      : [{ problem: `it changes its title to "${now.title.slice(0, 80)}"`, nextStep: shellStep }]),
    ...(now.historyLength === baseline.shown.historyLength
      ? []
      : [{ problem: 'it adds to the history of the browser', nextStep: shellStep }]),
    ...(globals.length === 0
      ? []
      : [
          {
            problem: `it replaces functions that all scripts use: ${listSome(globals)}`,
            nextStep: 'Wrap the function in a module of the page, and call that.',
          },
        ]),
  ];
}

/** Compares home after the page of the remote with home after a page of the shell. */
function listLeftoverFaults(
  { state, traces, activeCode }: HomeAfter,
  { baseline, release }: Pick<VisitOptions, 'baseline' | 'release'>,
): PageProblem[] {
  const globals = traces.globals.filter((name) => !baseline.shown.globals.includes(name));
  const left = [
    ...listLeftovers(baseline.state, state, release.id),
    ...(globals.length === 0 ? [] : [`replaced functions: ${listSome(globals)}`]),
    ...(traces.running.length === 0 ? [] : [`still running: ${listSome(traces.running)}`]),
    ...(activeCode.length === 0 ? [] : [`functions that are still called: ${listSome(activeCode)}`]),
  ];
  const lost = listLost(baseline.state, state);
  return [
    ...traces.reserved.map((name) => RESERVED[name]),
    ...left.map((leftover) => ({
      problem: `it leaves something behind: ${leftover}`,
      nextStep: 'Undo the changes of an effect in its cleanup, and change nothing outside the page.',
    })),
    ...(lost.length === 0
      ? []
      : [
          {
            problem: `it removes or changes data that the site has stored: ${lost.join(', ')}`,
            nextStep: `Change only what the page has stored itself, under names that begin with "${release.id}".`,
          },
        ]),
  ];
}

function listSome(names: readonly string[]): string {
  const some = [...new Set(names)].sort();
  return some.slice(0, 5).join(', ') + (some.length > 5 ? ' …' : '');
}

/** The state of home after leaving a page. */
interface HomeAfter {
  state: PageState;
  traces: PageTraces;
  /** Functions of the release that are called without an action of a visitor. */
  activeCode: readonly string[];
}

async function leave(
  page: Page,
  session: CDPSession,
  { url, baseUrl, limits }: Pick<VisitOptions, 'url' | 'baseUrl' | 'limits'>,
): Promise<HomeAfter> {
  const { answerMs } = limits;
  try {
    await page.locator(`body header ${HOME_LINK}`).first().click({ timeout: answerMs });
    await page.waitForURL(`${url}/`, { timeout: answerMs, waitUntil: 'commit' });
  } catch {
    throw new VisitFault(
      'the logo in the header does not lead home',
      'Look for listeners of the page on document or window that stop clicks, and for code that changes the address.',
    );
  }
  await settle(session, limits);
  const state = await answerWithin(readPageState(page, session), answerMs);
  const traces = await answerWithin(readTraces(session), answerMs);
  const listeners = await answerWithin(listListeners(session, url + baseUrl), answerMs);
  return {
    state,
    traces: { ...traces, running: [...traces.running, ...listeners] },
    activeCode: await answerWithin(listActiveCode(session, url + baseUrl), answerMs),
  };
}

function listWeightFaults(fetched: ReadonlySet<string>, { release, isAllowed }: VisitOptions): PageProblem[] {
  return listFetchedOverweights(fetched, release.web, isAllowed).map((problem) => ({
    problem,
    nextStep: 'Make files smaller, or load them on demand.',
  }));
}
