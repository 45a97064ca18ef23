import type { Browser } from '@playwright/test';
import { SiteError } from '@portfolio/contract';
import type { BenchSite } from '../sites/BenchSite';
import { settleAll } from '../sites/settleAll';
import { BENCH_TAPS, type BenchTap } from './benchTaps';
import { findAnswerMs } from './findAnswerMs';
import { PHONE } from './measureSites';
import { observeTap } from './observeTap';
import { openTab, type Tab } from './openTab';
import { FAST, SLOW } from './profiles';
import { readInteractionMs } from './readInteractionMs';
import { takeTurns } from './takeTurns';

/** One first tap; times in milliseconds since the touch. */
export interface MeasuredTap {
  tap: string;
  site: string;
  /** Until the next frame, with or without a response: shows how busy the page is. */
  frameMs: number;
  /** Until the frame that shows the response; null if there is none. */
  answerMs: number | null;
}

interface MeasureOptions {
  browser: Browser;
  sites: readonly BenchSite[];
  runs: number;
  log: (line: string) => void;
}

type Point = Readonly<{ x: number; y: number }>;

/** A phone tall enough to show every control without scrolling, which would be a first touch too. */
const TALL_PHONE = { ...PHONE, viewport: { width: 412, height: 1_600 } } as const;
const ANSWER_LIMIT_MS = 15_000;

/** Taps each control right at the first paint of a first visit, on all sites in turn. */
export async function measureTaps({ browser, sites, runs, log }: MeasureOptions): Promise<MeasuredTap[]> {
  const taps: MeasuredTap[] = [];
  const groups: { tap: BenchTap; targets: { site: BenchSite; point: Point }[] }[] = [];
  for (const tap of BENCH_TAPS) {
    const targets = sites.map(async (site) => ({ site, point: await findPoint(browser, site, tap) }));
    groups.push({ tap, targets: await settleAll(targets) });
  }
  log('Taps: the controls are found.');
  for (let run = 1; run <= runs; run += 1) {
    for (const { tap, targets } of groups)
      for (const { site, point } of takeTurns(targets, run))
        taps.push(await measureTap(browser, site, tap, point));
    log(`Taps: run ${run} of ${runs} is done.`);
  }
  return taps;
}

/** Finds the position of a control in an earlier visit: looking for it in the measured one would keep the page busy. */
async function findPoint(browser: Browser, site: BenchSite, { path, selector }: BenchTap): Promise<Point> {
  return withTab(browser, FAST, async ({ page }) => {
    await page.goto(site.url + path, { waitUntil: 'load' });
    const box = await page.locator(selector).first().boundingBox();
    if (box === null)
      throw new SiteError(
        `[bench] Failed to measure the first tap on ${page.url()}: "${selector}" is not visible. Correct it in measure/benchTaps.ts.`,
        'NOT_MEASURED',
      );
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

async function measureTap(
  browser: Browser,
  site: BenchSite,
  { name, path, readState, isNative }: BenchTap,
  point: Point,
): Promise<MeasuredTap> {
  return withTab(browser, SLOW, async ({ page, session }) => {
    await page.addInitScript(`globalThis.benchReadState = ${readState.toString()};`);
    await page.addInitScript(observeTap);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', { name: 'benchPainted' });
    const tapped = new Promise<void>((resolve, reject) => {
      session.once('Runtime.bindingCalled', () => {
        session
          .send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
          .then(() => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }))
          .then(() => resolve(), reject);
      });
    });
    await page.goto(site.url + path, { waitUntil: 'commit' });
    await tapped;
    const canAnswer = isNative || site.hasControls;
    if (canAnswer)
      await page
        .waitForFunction(() => typeof globalThis.benchTap?.afterMs === 'number', null, {
          timeout: ANSWER_LIMIT_MS,
        })
        // Without an answer there is no time, and the limit counts as not measured.
        .catch(() => {});
    const frameMs = await readInteractionMs(page);
    const times = canAnswer ? await page.evaluate(() => globalThis.benchTap) : undefined;
    return {
      tap: name,
      site: site.name,
      frameMs,
      answerMs: times === undefined ? null : findAnswerMs(times),
    };
  });
}

async function withTab<Result>(
  browser: Browser,
  profile: typeof SLOW,
  use: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(TALL_PHONE);
  try {
    return await use(await openTab(context, profile));
  } finally {
    await context.close();
  }
}
