import type { Browser } from '@playwright/test';
import { installLighthouse } from './lighthouse/loadLighthouse';
import { BENCH_PAGES, type BenchPage, toBenchPage } from './measure/benchPages';
import { launchBrowser } from './measure/launchBrowser';
import { measureNavigations } from './measure/measureNavigations';
import { measureStarts, measureSites, type Target } from './measure/measureSites';
import { measureTaps } from './measure/measureTaps';
import type { BenchOptions } from './options';
import { readMachine } from './report/readMachine';
import type { PagesResult } from './report/Results';
import { summarise, summariseNavigations, summariseTaps } from './report/summarise';
import type { BenchSite } from './sites/BenchSite';
import { startFloorSite } from './sites/floorSite';
import { startMonolithSite } from './sites/monolithSite';
import { installNext, startNextSite } from './sites/nextSite';
import { startFolderSite, toUrlSite } from './sites/otherSites';
import { BENCH_PATHS, listPages, startPortfolioSite } from './sites/portfolioSite';
import { settleAll } from './sites/settleAll';

/** A page of the shell and one of a remote: repeat visits and the monolith are measured on these. */
const ONE_OF_EACH: readonly string[] = ['home', 'demo'];

type Log = (line: string) => void;

/** Measures one page of each kind, and compares it with its floor, a Next application, a monolith and other sites. */
export async function benchPages({ part, runs, urls, dirs }: BenchOptions, log: Log): Promise<PagesResult> {
  return withSites(async (start) => {
    // Installing mostly waits: what a later part needs is installed now too.
    const [portfolio] = await settleAll([
      start(startPortfolioSite(log)),
      installNext(log),
      ...(part === 'all' ? [installLighthouse(log)] : []),
    ]);
    log('Building the same pages as static documents, as a Next application and as one application.');
    const [floor, next, monolith] = await settleAll([
      start(startFloorSite(BENCH_PATHS.site)),
      start(startNextSite(BENCH_PATHS.site)),
      start(startMonolithSite(BENCH_PATHS)),
    ]);
    const others = urls.map(toUrlSite);
    for (const { name, folder } of dirs) others.push(await start(startFolderSite(name, folder)));
    const peers = [portfolio, floor, next];
    // Another site is visited at the given URL and compared with this site's home.
    const groups = BENCH_PAGES.map((page, index) => {
      const isKind = ONE_OF_EACH.includes(page.name);
      return [
        toTarget(portfolio, page, isKind),
        toTarget(floor, page, isKind),
        toTarget(next, page, false),
        ...(isKind ? [toTarget(monolith, page, false)] : []),
        ...(index === 0
          ? others.map((site): Target => ({ site, page, url: site.url, isRepeated: true }))
          : []),
      ];
    });
    const pairs = BENCH_PAGES.map((page) => [portfolio, floor].map((site) => toTarget(site, page, false)));
    // This site and its floor are visited more often, for paints and blocking times, which vary most: an odd number of
    // times in all, so that a median is a visit.
    const startRuns = runs - 1;
    return withBrowser(async (browser) => ({
      ...describe(browser, runs, [...peers, monolith, ...others], BENCH_PAGES),
      startRuns,
      navigations: summariseNavigations(await measureNavigations({ browser, sites: peers, runs, log })),
      medians: summarise(
        await measureSites({ browser, groups, runs, log }),
        await measureStarts({ browser, groups: pairs, runs: startRuns, log }, runs),
      ),
      taps: summariseTaps(await measureTaps({ browser, sites: peers, runs, log })),
    }));
  });
}

/** Measures first visits of every page and of its floor. */
export async function benchEveryPage({ runs }: BenchOptions, log: Log): Promise<PagesResult> {
  return withSites(async (start) => {
    const portfolio = await start(startPortfolioSite(log));
    const floor = await start(startFloorSite(BENCH_PATHS.site));
    const pages = listPages().map(toBenchPage);
    const groups = pages.map((page) => [portfolio, floor].map((site) => toTarget(site, page, false)));
    return withBrowser(async (browser) => ({
      ...describe(browser, runs, [portfolio, floor], pages),
      startRuns: 0,
      medians: summarise(await measureSites({ browser, groups, runs, log })),
      navigations: [],
      taps: [],
    }));
  });
}

function toTarget(site: BenchSite, page: BenchPage, isRepeated: boolean): Target {
  return { site, page, url: site.url + page.path, isRepeated };
}

function describe(
  browser: Browser,
  runs: number,
  sites: readonly BenchSite[],
  pages: readonly BenchPage[],
): Pick<PagesResult, 'machine' | 'runs' | 'sites' | 'pages'> {
  return {
    machine: readMachine(browser.version()),
    runs,
    sites: Object.fromEntries(sites.map(({ name, title }) => [name, title])),
    pages: Object.fromEntries(
      pages.map(({ name, path, kind, interaction }) => [
        name,
        { path, kind, interaction: interaction?.name ?? null },
      ]),
    ),
  };
}

/** Stops everything that was started when it ends. */
async function withSites<Result>(
  use: (start: (site: Promise<BenchSite>) => Promise<BenchSite>) => Promise<Result>,
): Promise<Result> {
  const sites: BenchSite[] = [];
  try {
    return await use(async (starting) => {
      const site = await starting;
      sites.push(site);
      return site;
    });
  } finally {
    await Promise.all(sites.map((site) => site.close()));
  }
}

async function withBrowser<Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await launchBrowser();
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
