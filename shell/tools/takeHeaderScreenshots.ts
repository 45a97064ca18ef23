import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';
import { withBrowser } from './pictures/withBrowser';

/** Widths on both sides of each breakpoint of `room`, and common ones in between. */
const WIDTHS_PX = [320, 360, 390, 640, 768, 991, 1024, 1056, 1264, 1280, 1360, 1440];
const TEXT_PERCENT = [100, 150, 200];
const HEIGHT_PX = 260;
const SCROLLED_PX = 200;

const USAGE = `Usage: npm run screenshots:header
  takes pictures of the header at each width, for each text size, at rest and scrolled: one sheet for each text size
  --site <folder>  the site; default shell/dist/site
  --out <folder>   for the sheets; default shell/test-results/header`;

runMain(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      site: { type: 'string', default: SHELL_PATHS.site },
      out: { type: 'string', default: path.join(SHELL_PATHS.root, 'test-results/header') },
    },
  });
  fs.mkdirSync(values.out, { recursive: true });
  await withBrowser(values.site, async (browser, siteUrl) => {
    for (const percent of TEXT_PERCENT)
      for (const isScrolled of [false, true]) {
        const file = path.join(values.out, `${percent}${isScrolled ? '-scrolled' : ''}.png`);
        fs.writeFileSync(
          file,
          await drawSheet(browser, await takeRow(browser, siteUrl, percent, isScrolled)),
        );
        console.log(file);
      }
  });
});

interface Picture {
  title: string;
  png: Buffer;
}

/** Takes pictures of one page in ever wider windows, with enlarged text. */
async function takeRow(
  browser: Browser,
  url: string,
  percent: number,
  isScrolled: boolean,
): Promise<Picture[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.goto(`${url}/about`);
  await page.waitForLoadState('networkidle');
  // By script: the policy of the page blocks added style elements.
  await page.evaluate(
    (size) => document.documentElement.style.setProperty('font-size', size, 'important'),
    `${percent}%`,
  );
  const pictures: Picture[] = [];
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), isScrolled ? SCROLLED_PX : 0);
    await page
      .locator(isScrolled ? 'header[data-mini]' : 'header:not([data-mini])')
      .first()
      .waitFor();
    pictures.push({ title: `${width} px, text ${percent} %`, png: await page.screenshot() });
  }
  await page.close();
  return pictures;
}

async function drawSheet(browser: Browser, pictures: readonly Picture[]): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: Math.max(...WIDTHS_PX) + 16, height: 400 } });
  const rows = pictures.map(
    ({ title, png }) =>
      `<p>${title}</p><img src="data:image/png;base64,${png.toString('base64')}" style="outline:1px solid">`,
  );
  await page.setContent(`<body style="margin:8px;font:14px sans-serif">${rows.join('')}`);
  const sheet = await page.screenshot({ fullPage: true });
  await page.close();
  return sheet;
}
