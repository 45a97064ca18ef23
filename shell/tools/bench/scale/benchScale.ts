import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { SITE_INDEX_FILE, type SiteIndex, toHtmlFile } from '../../../compose/site/siteIndex';
import { SHELL_PATHS } from '../../../compose/shell-build/paths';
import { serveSite } from '../../../compose/host/server/siteServer';
import { launchBrowser } from '../measure/launchBrowser';
import { FAST } from '../measure/profiles';
import { visitPage } from '../measure/visitPage';
import { BENCH_CACHE } from '../sites/benchPaths';
import { pinSynthetic, repinSynthetic } from './publishSynthetic';
import { runCompose } from './runCompose';
import type { ScaleResult, ScaleRow } from './ScaleResult';

/** Only the number of remotes grows, so the cost should grow in proportion to it. */
export const SCALE_SIZES: readonly (readonly [remotes: number, pagesEach: number])[] = [
  [4, 50],
  [20, 50],
  [200, 50],
];
const FOLDER = path.join(BENCH_CACHE, 'scale');
/** The remote whose pin changes: neither the first nor the last. */
const CHANGED = 1;

/**
 * Measures how the cost of composing and visiting grows with the number of remotes and pages. The shell must be built.
 *
 * @param sizes - one of {@link SCALE_SIZES} after the other
 * @param report - called after each size with the results so far: the largest takes minutes
 */
export async function benchScale(
  report: (result: ScaleResult) => void,
  log: (line: string) => void,
  sizes: typeof SCALE_SIZES,
): Promise<void> {
  const browser = await launchBrowser();
  try {
    const rows: ScaleRow[] = [];
    for (const [remotes, pagesEach] of sizes) {
      rows.push(await measureSize(browser, remotes, pagesEach));
      log(`${remotes} remotes with ${pagesEach} pages each are done.`);
      report({ cores: os.availableParallelism(), rows });
    }
  } finally {
    await browser.close();
    fs.rmSync(FOLDER, { recursive: true, force: true });
  }
}

async function measureSize(browser: Browser, remotes: number, pagesEach: number): Promise<ScaleRow> {
  fs.rmSync(FOLDER, { recursive: true, force: true });
  const paths = {
    ...SHELL_PATHS,
    pins: path.join(FOLDER, 'pins.json'),
    site: path.join(FOLDER, 'site'),
    cache: path.join(FOLDER, 'cache'),
    registry: path.join(FOLDER, 'registry'),
  };
  pinSynthetic(paths.registry, paths.pins, { remotes, pagesEach });
  const all = runCompose(paths);
  const before = hashPages(paths.site);
  repinSynthetic(paths.registry, paths.pins, CHANGED, pagesEach);
  const one = runCompose(paths);
  const after = hashPages(paths.site);
  const none = runCompose(paths);
  const remotePages = [...after.keys()].filter((page) => page.startsWith('/work/') && page.includes('p'));
  return {
    remotes,
    pages: remotes * pagesEach,
    composeMs: all.ms,
    composeCpuMs: all.cpuMs,
    peakBytes: all.peakBytes,
    changed: {
      composeMs: one.ms,
      composeCpuMs: one.cpuMs,
      renderedPages: one.renderedCount,
      writtenPages: [...after].filter(([page, hash]) => before.get(page) !== hash).length,
      pagesOfRemote: pagesEach,
    },
    unchangedMs: none.ms,
    unchangedCpuMs: none.cpuMs,
    htmlBytes: toMean(
      remotePages.map((page) => fs.statSync(path.join(paths.site, `${toHtmlFile(page)}.br`)).size),
    ),
    ...(await measureFirstVisits(browser, paths.site)),
  };
}

/** Hashes the HTML of each page. */
function hashPages(site: string): Map<string, string> {
  const index = JSON.parse(fs.readFileSync(path.join(site, SITE_INDEX_FILE), 'utf8')) as SiteIndex;
  return new Map(
    index.pages.map((page) => {
      const html = fs.readFileSync(path.join(site, toHtmlFile(page)), 'utf8');
      return [page, createHash('sha256').update(html).digest('hex')];
    }),
  );
}

function toMean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

async function measureFirstVisits(browser: Browser, site: string) {
  const server = await serveSite({ site, port: 0 });
  const measure = async (page: string) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    try {
      const options = { url: server.url + page, profile: FAST, interact: null };
      return (await visitPage(context, options)).totalBytes;
    } finally {
      await context.close();
    }
  };
  try {
    return {
      homeBytes: await measure('/'),
      workBytes: await measure('/work'),
      remotePageBytes: await measure('/work/UI/r1p1'),
    };
  } finally {
    await server.close();
  }
}
