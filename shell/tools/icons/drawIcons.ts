import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { BROWSER_CONFIG } from '@portfolio/testing/browser';
import { readArguments } from '../../compose/terminal/readArguments';
import { runMain } from '../../compose/terminal/runMain';
import { SHELL_PATHS } from '../../compose/shell-build/paths';
import { ICON_SVG_URL, ICONS } from '../../src/site-files/icons';

const PUBLIC_FOLDER = path.join(SHELL_PATHS.root, 'public');

/** How much may be cut off a maskable icon on each side, as a fraction of its size. */
const MASK_MARGIN = 0.1;

const USAGE = `Usage: npm run icons
  draws the icons of the installed site into shell/public/icons, from icon.svg`;

runMain(async () => {
  readArguments(USAGE, {});
  const svg = fs.readFileSync(path.join(PUBLIC_FOLDER, ICON_SVG_URL), 'utf8');
  const background = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(svg)?.[1] ?? '';
  const browser = await chromium.launch(BROWSER_CONFIG.use.launchOptions);
  try {
    const page = await browser.newPage();
    for (const { url, sizePx, purpose } of ICONS) {
      const margin = purpose === 'maskable' ? MASK_MARGIN * sizePx : 0;
      await page.setViewportSize({ width: sizePx, height: sizePx });
      await page.setContent(
        `<style>body{margin:0;padding:${margin}px;background:${background}}svg{display:block;inline-size:${sizePx - 2 * margin}px}</style>${svg}`,
      );
      await page.screenshot({ path: path.join(PUBLIC_FOLDER, url) });
    }
    console.log(`Drew ${ICONS.length} icons into ${PUBLIC_FOLDER}.`);
  } finally {
    await browser.close();
  }
});
