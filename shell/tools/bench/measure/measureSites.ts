import type { Browser } from '@playwright/test';
import type { BenchSite } from '../sites/BenchSite';
import type { BenchPage } from './benchPages';
import { PROFILES, type Profile } from './profiles';
import type { VisitFigures } from './VisitFigures';
import { visitPage } from './visitPage';

export type VisitKind = 'first' | 'repeat';

/** One visit: where, how, and what came of it. */
export interface MeasuredVisit {
  page: string;
  site: string;
  profile: Profile['name'];
  visit: VisitKind;
  figures: VisitFigures;
}

/** A site, and the address of the page on it. */
export interface Target {
  site: BenchSite;
  page: BenchPage;
  url: string;
  /** Whether the page has what the interaction needs. */
  isInteractive: boolean;
}

interface MeasureOptions {
  browser: Browser;
  targets: readonly Target[];
  runs: number;
  log: (line: string) => void;
}

/** A phone held upright. */
const VIEWPORT = { width: 412, height: 823 };

/**
 * Visits every target in turn, again and again, so that whatever else the machine does hits all of them alike. Each
 * run has a profile of its own, in which the page is visited twice. The first round only warms the disk.
 */
export async function measureSites({
  browser,
  targets,
  runs,
  log,
}: MeasureOptions): Promise<MeasuredVisit[]> {
  const visits: MeasuredVisit[] = [];
  for (let run = 0; run <= runs; run += 1) {
    for (const profile of PROFILES)
      for (const target of targets) {
        const pair = await visitTwice(browser, target, profile);
        if (run > 0) visits.push(...pair);
      }
    log(run === 0 ? 'The round that only warms up is done.' : `Run ${run} of ${runs} is done.`);
  }
  return visits;
}

async function visitTwice(
  browser: Browser,
  { site, page, url, isInteractive }: Target,
  profile: Profile,
): Promise<MeasuredVisit[]> {
  const context = await browser.newContext({ viewport: VIEWPORT, hasTouch: true });
  const visits: MeasuredVisit[] = [];
  try {
    for (const visit of ['first', 'repeat'] as const)
      visits.push({
        page: page.name,
        site: site.name,
        profile: profile.name,
        visit,
        figures: await visitPage(context, {
          url,
          profile,
          interact: isInteractive ? page.interact : null,
          isHydrated: site.isHydrated,
        }),
      });
  } finally {
    await context.close();
  }
  return visits;
}
