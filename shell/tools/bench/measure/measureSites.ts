import type { Browser } from '@playwright/test';
import type { BenchSite } from '../sites/BenchSite';
import type { BenchPage } from './benchPages';
import { SLOW } from './profiles';
import type { VisitFigures } from './VisitFigures';
import { visitPage } from './visitPage';

export type VisitKind = 'first' | 'repeat';

/** One visit: page, site, kind of visit, and its figures. */
export interface MeasuredVisit {
  page: string;
  site: string;
  visit: VisitKind;
  figures: VisitFigures;
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
  targets: readonly Target[];
  runs: number;
  log: (line: string) => void;
}

/** A phone in portrait orientation. */
export const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true } as const;

/**
 * Visits every target in turn, several times, so that other load on the machine affects all of them equally. Each run
 * has a fresh profile. A first run that also warms up the disk does not change a median.
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
