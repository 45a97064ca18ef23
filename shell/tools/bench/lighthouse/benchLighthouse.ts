import { findFreePort } from '@portfolio/build/free-port';
import { SiteError } from '@portfolio/contract';
import { launchBrowser } from '../measure/launchBrowser';
import { BENCH_PAGES, toBenchPage } from '../measure/benchPages';
import { toMedian } from '../figures/median';
import { listPages, startPortfolioSite } from '../sites/portfolioSite';
import {
  LIGHTHOUSE_CATEGORIES,
  type LighthouseCategory,
  type LighthousePage,
  type LighthouseResult,
} from './LighthouseResult';
import { type LighthouseReport, listShortcomings } from './listShortcomings';
import { loadLighthouse } from './loadLighthouse';

const RUNS = 3;

interface LighthouseOptions {
  /** Whether every page of the site is audited, not just one of each kind. */
  isEveryPage: boolean;
  log: (line: string) => void;
}

/** Audits the pages with Lighthouse's mobile preset. */
export async function benchLighthouse({ isEveryPage, log }: LighthouseOptions): Promise<LighthouseResult> {
  const lighthouse = await loadLighthouse(log);
  const site = await startPortfolioSite(log);
  const port = await findFreePort();
  // One browser for all: each audit clears its profile, and one that has just started still works on its own start.
  const browser = await launchBrowser(port);
  try {
    let version = '';
    const pages: LighthousePage[] = [];
    for (const { name, path } of isEveryPage ? listPages().map(toBenchPage) : BENCH_PAGES) {
      const reports: LighthouseReport[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const report = await judge(site.url + path);
        version = report.lighthouseVersion;
        reports.push(report);
      }
      pages.push({
        page: name,
        scores: toScores(reports),
        shortcomings: listShortcomings(toMiddle(reports)),
      });
      log(`Lighthouse is done with ${name}.`);
    }
    return { version, runs: RUNS, pages };
  } finally {
    await browser.close();
    await site.close();
  }

  async function judge(url: string): Promise<LighthouseReport & { lighthouseVersion: string }> {
    const result = await lighthouse(url, {
      port,
      onlyCategories: [...LIGHTHOUSE_CATEGORIES],
      logLevel: 'error',
      // The scores do not need a picture of the whole page.
      disableFullPageScreenshot: true,
    });
    if (result === undefined)
      throw new SiteError(
        `[bench] Failed to measure ${url}: Lighthouse returned no result. Run the benchmark again.`,
        'NOT_MEASURED',
      );
    return result.lhr;
  }
}

/** The report with the median performance: its audits explain the median score. */
function toMiddle(reports: readonly LighthouseReport[]): LighthouseReport | undefined {
  const toScore = ({ categories }: LighthouseReport) => categories.performance?.score ?? 0;
  return reports.toSorted((a, b) => toScore(a) - toScore(b))[Math.floor(reports.length / 2)];
}

function toScores(reports: readonly LighthouseReport[]): LighthousePage['scores'] {
  const toScore = (category: LighthouseCategory) =>
    toMedian(reports.flatMap(({ categories }) => categories[category]?.score ?? []));
  return Object.fromEntries(
    LIGHTHOUSE_CATEGORIES.map((category) => {
      const score = toScore(category);
      return [category, score === null ? null : Math.round(score * 100)];
    }),
  ) as LighthousePage['scores'];
}
