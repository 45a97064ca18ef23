import type { Browser, BrowserContext } from '@playwright/test';
import type { BenchSite } from '../sites/BenchSite';
import type { BenchPage } from './benchPages';
import { SLOW } from './profiles';
import { takeTurns } from './takeTurns';
import type { StartFigures, VisitFigures } from './VisitFigures';
import { visitForStart, visitPage } from './visitPage';

export type VisitKind = 'first' | 'repeat';

/** One visit: page, site, kind of visit, and its figures. */
export interface MeasuredVisit {
  page: string;
  site: string;
  visit: VisitKind;
  /** Visits of the same run are compared with each other. */
  run: number;
  figures: VisitFigures;
}

/** A first visit of which only the start was measured. */
export interface MeasuredStart extends Pick<MeasuredVisit, 'page' | 'site' | 'run'> {
  figures: StartFigures;
}

/** A site, and the URL of the page on it. */
export interface Target {
  site: BenchSite;
  page: BenchPage;
  url: string;
  /** Whether the page is also visited a second time in the same profile. */
  isRepeated: boolean;
}

interface MeasureOptions {
  browser: Browser;
  /** Each group has the same page on several sites, to be visited one right after the other. */
  groups: readonly (readonly Target[])[];
  runs: number;
  log: (line: string) => void;
}

/** A phone in portrait orientation: the one of Lighthouse. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
} as const;

/**
 * Visits every target in turn, several times, so that other load on the machine affects all of them equally. Each run
 * has a fresh profile. A first run that also warms up the disk does not change a median.
 */
export async function measureSites({ browser, groups, runs, log }: MeasureOptions): Promise<MeasuredVisit[]> {
  const visits: MeasuredVisit[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const group of groups)
      for (const target of takeTurns(group, run)) visits.push(...(await visitTarget(browser, target, run)));
    log(`Visits: run ${run} of ${runs} is done.`);
  }
  return visits;
}

/**
 * Visits every target again, only for its start, which takes less time: between runs, a ratio of paints varies by 0.1,
 * and its limit is 1.10; blocking times vary by as much as their limit.
 *
 * @param before - number of the runs before, which are not used again
 */
export async function measureStarts(
  { browser, groups, runs, log }: MeasureOptions,
  before: number,
): Promise<MeasuredStart[]> {
  const starts: MeasuredStart[] = [];
  for (let run = before + 1; run <= before + runs; run += 1)
    for (const group of groups)
      for (const { site, page, url } of takeTurns(group, run)) {
        const figures = await withPhone(browser, (context) => visitForStart(context, url, SLOW));
        starts.push({ page: page.name, site: site.name, run, figures });
      }
  log(`Starts: ${runs} more runs are done.`);
  return starts;
}

async function visitTarget(
  browser: Browser,
  { site, page, url, isRepeated }: Target,
  run: number,
): Promise<MeasuredVisit[]> {
  const interact = site.hasControls ? (page.interaction?.run ?? null) : null;
  return withPhone(browser, async (context) => {
    const measure = async (visit: VisitKind, awaitsWorker: boolean): Promise<MeasuredVisit> => ({
      page: page.name,
      site: site.name,
      visit,
      run,
      figures: await visitPage(context, { url, profile: SLOW, interact, awaitsWorker }),
    });
    const first = await measure('first', isRepeated && site.hasControls);
    return isRepeated ? [first, await measure('repeat', false)] : [first];
  });
}

/** Lends a fresh profile. */
async function withPhone<Result>(
  browser: Browser,
  use: (context: BrowserContext) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(PHONE);
  try {
    return await use(context);
  } finally {
    await context.close();
  }
}
