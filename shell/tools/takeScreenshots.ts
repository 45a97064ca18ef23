import path from 'node:path';
import type { Browser } from '@playwright/test';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';
import { createVisitor } from './pictures/createVisitor';
import { openSettled } from './pictures/openSettled';
import { assertPaths, listPaths } from './pictures/sitePaths';
import { withBrowser } from './pictures/withBrowser';

const WIDTHS_PX = [360, 768, 1440] as const;
const THEMES = ['light', 'dark'] as const;
const HEIGHT_PX = 900;
const DEFAULT_FOLDER = path.join(SHELL_PATHS.root, 'test-results/screenshots');

interface Look {
  widthPx: (typeof WIDTHS_PX)[number];
  theme: (typeof THEMES)[number];
}

const USAGE = `Usage: npm run screenshots -- [path ...]
  takes a screenshot of every page of a composed site, or of these, at each width and in each theme
  --site <folder>  the site; default shell/dist/site
  --out <folder>   for the pictures; default shell/test-results/screenshots
  --fold           only the part that is visible without scrolling`;

runMain(async () => {
  const { values, positionals } = readArguments(USAGE, {
    options: {
      site: { type: 'string', default: SHELL_PATHS.site },
      out: { type: 'string', default: DEFAULT_FOLDER },
      fold: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const paths = positionals.length > 0 ? positionals : listPaths(values.site);
  assertPaths(values.site, paths);
  await withBrowser(values.site, async (browser, siteUrl) => {
    for (const widthPx of WIDTHS_PX)
      await Promise.all(
        THEMES.map((theme) =>
          takePageScreenshots({
            browser,
            siteUrl,
            paths,
            folder: values.out,
            isWholePage: !values.fold,
            look: { widthPx, theme },
          }),
        ),
      );
  });
  console.log(`${paths.length * WIDTHS_PX.length * THEMES.length} pictures are in ${values.out}.`);
});

interface PictureOptions {
  browser: Browser;
  siteUrl: string;
  paths: readonly string[];
  folder: string;
  isWholePage: boolean;
  look: Look;
}

async function takePageScreenshots({
  browser,
  siteUrl,
  paths,
  folder,
  isWholePage,
  look: { widthPx, theme },
}: PictureOptions): Promise<void> {
  const page = await createVisitor(browser, {
    siteUrl,
    screen: { width: widthPx, height: HEIGHT_PX },
    theme,
  });
  for (const pagePath of paths) {
    await openSettled(page, pagePath);
    const file = path.join(folder, `${widthPx}-${theme}`, `${toFileName(pagePath)}.png`);
    await page.screenshot({ path: file, fullPage: isWholePage, animations: 'disabled' });
  }
  await page.context().close();
}

function toFileName(pagePath: string): string {
  return pagePath === '/' ? 'home' : pagePath.slice(1).replace(/[/?#]/g, '-');
}
