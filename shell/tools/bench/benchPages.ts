import { BENCH_PAGES } from './measure/benchPages';
import { launchBrowser } from './measure/launchBrowser';
import { measureSites, type Target } from './measure/measureSites';
import type { BenchOptions } from './options';
import { readMachine } from './report/readMachine';
import type { PagesResult } from './report/Results';
import { summarise } from './report/summarise';
import type { BenchSite } from './sites/BenchSite';
import { startFloorSite } from './sites/floorSite';
import { startMonolithSite } from './sites/monolithSite';
import { startFolderSite, toUrlSite } from './sites/otherSites';
import { BENCH_PATHS, startPortfolioSite } from './sites/portfolioSite';

/** Measures the pages of this site beside its floor, the same as one application, and other sites. */
export async function benchPages(
  { runs, urls, dirs }: BenchOptions,
  log: (line: string) => void,
): Promise<PagesResult> {
  const sites: BenchSite[] = [];
  try {
    sites.push(await startPortfolioSite(log));
    sites.push(await startFloorSite(BENCH_PATHS.site));
    log('Building the same pages as one application.');
    sites.push(await startMonolithSite(BENCH_PATHS));
    const targets = BENCH_PAGES.flatMap((page) =>
      sites.map((site): Target => ({
        site,
        page,
        url: site.url + page.path,
        isInteractive: site.isHydrated,
      })),
    );
    const own = sites.length;
    sites.push(...urls.map(toUrlSite));
    for (const { name, folder } of dirs) sites.push(await startFolderSite(name, folder));
    // Another site is visited where it was named, beside this site's home.
    const home = BENCH_PAGES.slice(0, 1);
    targets.push(
      ...sites
        .slice(own)
        .flatMap((site) => home.map((page): Target => ({ site, page, url: site.url, isInteractive: false }))),
    );
    const browser = await launchBrowser();
    try {
      return {
        machine: readMachine(browser.version()),
        runs,
        sites: Object.fromEntries(sites.map(({ name, title }) => [name, title])),
        pages: Object.fromEntries(
          BENCH_PAGES.map(({ name, path, interaction }) => [name, { path, interaction }]),
        ),
        medians: summarise(await measureSites({ browser, targets, runs, log })),
      };
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.all(sites.map((site) => site.close()));
  }
}
