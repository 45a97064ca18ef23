import type { Browser, BrowserContext } from '@playwright/test';
import { SiteError } from '@portfolio/contract';
import type { BenchSite } from '../sites/BenchSite';
import { settleAll } from '../sites/settleAll';
import { BENCH_JOURNEYS, type BenchJourney, type BenchStep } from './benchJourneys';
import { findNavigationMs } from './findNavigationMs';
import { type NavigationReport, observeNavigation } from './observeNavigation';
import { openTab, type Tab } from './openTab';
import { applyProfile, FAST, type Profile } from './profiles';
import { takeTurns } from './takeTurns';
import { waitForServiceWorker } from './visitPage';
import { waitForQuiet } from './waitForQuiet';

/** One navigation, from the click to the frame that shows the new heading. */
export interface MeasuredNavigation {
  step: string;
  site: string;
  /** Navigations of the same run are compared with each other. */
  run: number;
  paintedMs: number;
}

interface MeasureOptions {
  browser: Browser;
  sites: readonly BenchSite[];
  runs: number;
  log: (line: string) => void;
}

/** The pages are cached already, so only the processor is slow. */
const SLOW_PROCESSOR: Profile = { ...FAST, cpuRate: 4 };
/** Wide enough to show the links of the header. */
const DESKTOP = { viewport: { width: 1280, height: 800 } } as const;
const HEADING_LIMIT_MS = 15_000;
/** Shorter where nothing but the navigation is measured: prefetching on hover or after navigation starts at once. */
const STEP_QUIET_MS = 400;

/**
 * Follows links on all sites in turn. Every page was visited before in the same profile. Before each click the pointer
 * rests on the link until the page is quiet, so that sites that prefetch on hover have done so.
 */
export async function measureNavigations({
  browser,
  sites,
  runs,
  log,
}: MeasureOptions): Promise<MeasuredNavigation[]> {
  const navigations: MeasuredNavigation[] = [];
  const contexts = new Map<BenchSite, BrowserContext>();
  try {
    for (const site of sites) contexts.set(site, await browser.newContext(DESKTOP));
    // Nothing is measured yet.
    await settleAll([...contexts].map(([site, context]) => visitAll(context, site)));
    log('Navigations: every page was visited once.');
    for (let run = 1; run <= runs; run += 1) {
      for (const journey of BENCH_JOURNEYS)
        for (const [site, context] of takeTurns([...contexts], run))
          for (const [step, paintedMs] of await travel(context, site, journey))
            navigations.push({ step, site: site.name, run, paintedMs });
      log(`Navigations: run ${run} of ${runs} is done.`);
    }
    return navigations;
  } finally {
    for (const context of contexts.values()) await context.close();
  }
}

async function visitAll(context: BrowserContext, site: BenchSite): Promise<void> {
  const paths = BENCH_JOURNEYS.flatMap(({ from, steps }) => [from, ...steps.map(({ to }) => to)]);
  const { page, log } = await openTab(context, FAST);
  for (const path of new Set(paths)) {
    await page.goto(site.url + path, { waitUntil: 'load' });
    await waitForQuiet(page, log, STEP_QUIET_MS);
    if (site.hasControls) await waitForServiceWorker(page);
  }
  await page.close();
}

async function travel(
  context: BrowserContext,
  site: BenchSite,
  { from, steps }: BenchJourney,
): Promise<[step: string, paintedMs: number][]> {
  const tab = await openTab(context, FAST);
  const { page, session, log } = tab;
  const reports: NavigationReport[] = [];
  try {
    await page.addInitScript(observeNavigation);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'benchReport' });
    session.on('Runtime.bindingCalled', ({ payload }) =>
      reports.push(JSON.parse(payload) as NavigationReport),
    );
    await page.goto(site.url + from, { waitUntil: 'load' });
    await waitForQuiet(page, log);
    await applyProfile(session, SLOW_PROCESSOR);
    const painted: [step: string, paintedMs: number][] = [];
    for (const step of steps) painted.push([step.name, await follow(tab, step, reports)]);
    return painted;
  } finally {
    await page.close();
  }
}

async function follow(
  { page, log }: Tab,
  { name, link, to }: BenchStep,
  reports: readonly NavigationReport[],
): Promise<number> {
  await page.locator(link).filter({ visible: true }).first().hover();
  await waitForQuiet(page, log, STEP_QUIET_MS);
  // hover() has placed the pointer on the link.
  await page.mouse.down();
  await page.mouse.up();
  const startMs = performance.now();
  while (performance.now() - startMs < HEADING_LIMIT_MS) {
    await page.waitForTimeout(100);
    const paintedMs = reports.some(({ type }) => type === 'click') ? findNavigationMs(reports, to) : null;
    if (paintedMs === null) continue;
    await waitForQuiet(page, log, STEP_QUIET_MS);
    return paintedMs;
  }
  throw new SiteError(
    `[bench] Failed to measure ${name} on ${page.url()}: the heading of ${to} was not shown. Open the page and follow its link.`,
    'NOT_MEASURED',
  );
}
