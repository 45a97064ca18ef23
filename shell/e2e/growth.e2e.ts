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
