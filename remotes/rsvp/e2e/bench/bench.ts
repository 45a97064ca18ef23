import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { reportFailure } from '@portfolio/build/report-failure';
import { SiteError } from '@portfolio/contract';
import { requireHeadlessBrowser } from '@portfolio/testing/browser';
import { PAGE, createGuestPage, toParty } from '../support/guestTest';
import { buildStandalone } from './buildStandalone';
import { runInteractions } from './interactions';
import { type LongestTasks, recordTasks } from './mainThread';
import { toReport } from './report';

const DIR = path.resolve(__dirname, '../..');
const ORIGIN = 'http://localhost:1';
const DEFAULT_RUNS = '5';
/** Two are practically an empty list, but allow every interaction: one can be removed, both are a range. */
const SIZES = [2, 500] as const;
const CPU_RATE = 4;

const DOCUMENT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Guest list</title><div id="root"></div><script src="/standalone.js"></script></html>';

/** Opens the built page in its own window, with a party of `size`, and runs every interaction. */
async function runOnce(browser: Browser, files: string, size: number): Promise<LongestTasks> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const file = path.join(files, new URL(route.request().url()).pathname);
    if (fs.existsSync(file) && fs.statSync(file).isFile()) return route.fulfill({ path: file });
    return route.fulfill({ contentType: 'text/html', body: DOCUMENT });
  });
  await page.goto(`${ORIGIN}${PAGE}`);
  const guests = createGuestPage(page);
  await guests.importCsv(toParty(size));
  await guests.expectStored(size);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  const tasks = await recordTasks(browser, page, () => runInteractions(page, 'Guest 001'));
  await context.close();
  return tasks;
}

/** Without a run, the report would be written without a figure. */
function readRunCount(setting = process.env['BENCH_RUNS'] ?? DEFAULT_RUNS): number {
  if (/^[1-9]\d*$/.test(setting)) return Number(setting);
  throw new SiteError(
    `Failed to read BENCH_RUNS: "${setting}" is not a number of runs. Write a whole number from 1, or leave it unset for ${DEFAULT_RUNS}.`,
    'BAD_SETTING',
  );
}

async function main(): Promise<void> {
  const runCount = readRunCount();
  const files = await buildStandalone(DIR);
  const runs = new Map<number, LongestTasks[]>(SIZES.map((size) => [size, []]));
  for (let run = 0; run <= runCount; run += 1) {
    for (const size of SIZES) {
      const browser = await chromium.launch({
        executablePath: requireHeadlessBrowser(),
        args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      });
      const tasks = await runOnce(browser, files, size);
      await browser.close();
      // The first run of each only warms up the disk and the browser's caches.
      if (run > 0) runs.get(size)?.push(tasks);
    }
    console.log(`[rsvp] Run ${run} of ${runCount} is done.`);
  }
  const report = toReport({
    small: runs.get(SIZES[0]) ?? [],
    large: runs.get(SIZES[1]) ?? [],
    sizes: SIZES,
    cpuRate: CPU_RATE,
  });
  fs.writeFileSync(path.join(DIR, 'BENCH.md'), report.markdown);
  console.log(report.markdown);
  if (report.tooLong.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => reportFailure(error));
