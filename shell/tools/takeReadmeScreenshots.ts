import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { SiteError } from '@portfolio/contract';
import { SHELL_PATHS } from '../compose/shell-build/paths';
import { readArguments } from '../compose/terminal/readArguments';
import { runMain } from '../compose/terminal/runMain';
import { createVisitor } from './pictures/createVisitor';
import { openSettled } from './pictures/openSettled';
import {
  README_FOLDER,
  README_PICTURES,
  README_SCREENS,
  type ReadmePicture,
} from './pictures/readmePictures';
import { assertPaths } from './pictures/sitePaths';
import { withBrowser } from './pictures/withBrowser';

/** Longer than the ruler of the sections waits before it appears. */
const QUIET_MS = 1_000;
const MOST_TRIES = 20;

const USAGE = `Usage: npm run screenshots:readme
  takes the pictures of README.md
  --site <folder>  the site; default shell/dist/site
  --out <folder>   for the pictures; default shell/screenshots`;

runMain(async () => {
  const { values } = readArguments(USAGE, {
    options: {
      site: { type: 'string', default: SHELL_PATHS.site },
      out: { type: 'string', default: README_FOLDER },
    },
  });
  assertPaths(
    values.site,
    README_PICTURES.map((picture) => picture.path),
  );
  fs.mkdirSync(values.out, { recursive: true });
  await withBrowser(values.site, async (browser, siteUrl) => {
    for (const picture of README_PICTURES) {
      const png = await takePicture(browser, siteUrl, picture);
      fs.writeFileSync(path.join(values.out, picture.file), png);
      console.log(`${picture.file}: ${Math.ceil(png.length / 1024)} KiB`);
    }
  });
  console.log(`${README_PICTURES.length} pictures of the README are in ${values.out}.`);
});

async function takePicture(browser: Browser, siteUrl: string, picture: ReadmePicture): Promise<Buffer> {
  const page = await createVisitor(browser, {
    siteUrl,
    screen: README_SCREENS[picture.screen],
    theme: picture.theme,
  });
  await openSettled(page, picture.path);
  if (picture.clicks !== undefined) {
    await page.getByRole('button', { name: picture.clicks }).click();
    await page.getByRole('dialog').waitFor();
    await page.mouse.move(0, 0);
  }
  const png = await takeQuietPicture(page);
  await page.context().close();
  return png;
}

/** Takes pictures until the page has not changed for a while. */
async function takeQuietPicture(page: Page): Promise<Buffer> {
  let previous: Buffer | undefined;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const png = await page.screenshot({ animations: 'disabled' });
    if (previous?.equals(png) === true) return png;
    previous = png;
    await page.waitForTimeout(QUIET_MS);
  }
  throw new SiteError(
    `Failed to take a picture of ${page.url()}: it still changes after ${MOST_TRIES} pictures. Find out what moves although reduced motion is asked for.`,
    'NEVER_QUIET',
  );
}
