import type { Page } from '@playwright/test';
import { resetGrowth, type Setting, SETTINGS } from './support/growth/settings';
import { findLayoutFaults } from './support/growth/findLayoutFaults';
import { writeGrowthTable } from './support/growth/growthTable';
import { visitCompletely } from './support/shellVisit';
import { expect, readSiteIndex, test } from './support/siteTest';

const IS_FULL_RUN = process.env['GROWTH'] === 'all';
const FULL_TIMEOUT_MS = 3_600_000;

/**
 * One page of every layout, with each setting at its tightest width; `GROWTH=all` checks everything and writes the
 * table.
 */
const SAMPLE_PATHS = [
  '/',
  '/work/UX',
  '/contact',
  '/work/UX/paymentsReview',
  '/work/js/drumKit',
  '/work/CSS/pulseAnimation',
  '/work/WebUX/RSVPApp',
];

const SAMPLE_WIDTHS_PX = [320, 960, 1280];

const listWidths = ({ widthsPx }: Setting) =>
  IS_FULL_RUN ? widthsPx : widthsPx.filter((widthPx) => SAMPLE_WIDTHS_PX.includes(widthPx));

/** The size of the page's first headings of both levels, in pixels. */
const measureHeadings = (page: Page) =>
  page.evaluate(() =>
    ['main h1', 'main h2'].map((selector) => {
      const heading = document.querySelector(selector);
      return heading === null ? 0 : Number.parseFloat(getComputedStyle(heading).fontSize);
    }),
  );

test('the headline grows with the text, in letters that keep its words whole, and is never below other headings', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitCompletely(page, '/');
  for (const widthPx of [320, 375, 390, 640, 960, 1280]) {
    await page.setViewportSize({ width: widthPx, height: 800 });
    let before = [0, 0];
    for (const setting of SETTINGS.filter(({ name }) => name.startsWith('default font'))) {
      await setting.set(page);
      const [h1 = 0, h2 = 0] = await measureHeadings(page);
      const place = `${widthPx} px, ${setting.name}`;
      expect.soft(h1, `${place}: h1`).toBeGreaterThanOrEqual(before[0] ?? 0);
      expect.soft(h2, `${place}: h2`).toBeGreaterThanOrEqual(before[1] ?? 0);
      expect.soft(h1, `${place}: h1 and h2`).toBeGreaterThanOrEqual(h2);
      expect.soft(await findBrokenWords(page), place).toEqual([]);
      before = [h1, h2];
    }
    // Twice the text makes it larger everywhere, not only no smaller.
    await resetGrowth(page);
    const [normal = 0] = await measureHeadings(page);
    expect.soft(before[0], `${widthPx} px`).toBeGreaterThan(normal);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  const spacing = SETTINGS.filter(({ name }) => name === 'text spacing');
  expect(spacing).toHaveLength(1);
  await spacing[0]?.set(page);
  expect(await findBrokenWords(page)).toEqual([]);
  await resetGrowth(page);
});

/** Words of the headline that are in more than one line. */
const findBrokenWords = (page: Page) =>
  page.locator('h1').evaluate((heading) =>
    [...heading.childNodes].flatMap((node) => {
      const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
      return [...text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        return lines.size > 1 ? [word] : [];
      });
    }),
  );

test('when text is enlarged in any way, no page scrolls sideways and no control is lost or covered', async ({
  page,
  consoleGuard,
}) => {
  if (IS_FULL_RUN) test.setTimeout(FULL_TIMEOUT_MS);
  consoleGuard.allow(/404/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const rows = new Map<string, string[][]>();
  for (const path of IS_FULL_RUN ? [...readSiteIndex().pages, '/nowhere'] : SAMPLE_PATHS) {
    await visitCompletely(page, path);
    const cells: string[][] = [];
    for (const setting of SETTINGS) {
      await setting.set(page);
      const faults: string[] = [];
      for (const widthPx of listWidths(setting)) {
        await page.setViewportSize({ width: widthPx, height: setting.heightPx });
        let found: readonly string[] = [];
        // Elements that depend on the window's width follow a moment later.
        const poll = expect.poll(async () => (found = await page.evaluate(findLayoutFaults)), {
          timeout: 4_000,
        });
        await poll.toEqual([]).catch(() => {});
        faults.push(...found.map((fault) => `${widthPx} px: ${fault}`));
      }
      expect.soft(faults, `${path}, ${setting.name}`).toEqual([]);
      cells.push(faults);
      await resetGrowth(page);
    }
    rows.set(path, cells);
  }
  if (IS_FULL_RUN) writeGrowthTable(rows);
});
