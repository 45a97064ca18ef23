import type { Browser } from '@playwright/test';
import type { BenchSite } from '../sites/BenchSite';
import type { BenchPage } from './benchPages';
import { SLOW } from './profiles';
import type { VisitFigures } from './VisitFigures';
import { visitPage } from './visitPage';

export type VisitKind = 'first' | 'repeat';

/** One visit: where, how, and what came of it. */
export interface MeasuredVisit {
  page: string;
  site: string;
  visit: VisitKind;
  figures: VisitFigures;
}

/** A site, and the address of the page on it. */
export interface Target {
  site: BenchSite;
  page: BenchPage;
  url: string;
  /** Whether the page is visited a second time in the same profile. */
  isRepeated: boolean;
}

interface MeasureOptions {
  browser: Browser;
  targets: readonly Target[];
  runs: number;
  log: (line: string) => void;
}

/** A phone held upright. */
export const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true } as const;

/**
 * Visits every target in turn, again and again, so that whatever else the machine does affects all of them alike. Each
 * run has a profile of its own. A first run that also warms the disk does not move a median.
 */
export async function measureSites({
  browser,
  targets,
  runs,
  log,
}: MeasureOptions): Promise<MeasuredVisit[]> {
  const visits: MeasuredVisit[] = [];
  for (let run = 1; run <= runs; run += 1) {
    for (const target of targets) visits.push(...(await visitTarget(browser, target)));
    log(`Visits: run ${run} of ${runs} is done.`);
  }
  return visits;
}

async function visitTarget(
  browser: Browser,
  { site, page, url, isRepeated }: Target,
): Promise<MeasuredVisit[]> {
  const context = await browser.newContext(PHONE);
  const interact = site.hasControls ? (page.interaction?.run ?? null) : null;
  const measure = async (visit: VisitKind, awaitsWorker: boolean): Promise<MeasuredVisit> => ({
    page: page.name,
    site: site.name,
    visit,
    figures: await visitPage(context, { url, profile: SLOW, interact, awaitsWorker }),
  });
  try {
    const first = await measure('first', isRepeated && site.hasControls);
    return isRepeated ? [first, await measure('repeat', false)] : [first];
  } finally {
    await context.close();
  }
}
