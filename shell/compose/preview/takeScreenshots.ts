import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { serveSite } from '../host/server/siteServer';

/** Widths of a phone and of a desktop, in CSS pixels. */
const WIDTHS = [390, 1440];
const HEIGHT = 900;

/** The pictures of one page. */
export interface PagePictures {
  path: string;
  /**
   * File names, each with its width. A new page has none before, and a removed one none after; a page that looks the
   * same has none at all.
   */
  pictures: readonly { side: 'before' | 'after'; widthPx: number; file: string }[];
}

/**
 * Takes pictures of the first screen of pages of two sites.
 *
 * @param sites - folders of composed sites
 * @param paths - of the pages
 * @param out - output folder
 */
export async function takeScreenshots(
  browser: Browser,
  sites: Readonly<Record<'before' | 'after', string>>,
  paths: readonly string[],
  out: string,
): Promise<PagePictures[]> {
  const found = new Map<string, PagePictures['pictures'][number][]>(paths.map((one) => [one, []]));
  fs.mkdirSync(out, { recursive: true });
  for (const side of ['before', 'after'] as const) {
    const server = await serveSite({ site: sites[side], port: 0 });
    try {
      for (const widthPx of WIDTHS) {
        const viewport = { width: widthPx, height: HEIGHT };
        const context = await browser.newContext({
          viewport,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
        });
        const page = await context.newPage();
        for (const one of paths) {
          const answer = await page.goto(server.url + one, { waitUntil: 'networkidle' });
          if (answer?.status() !== 200) continue;
          await page.evaluate(async () => void (await document.fonts.ready));
          const file = `${one.slice(1).replaceAll('/', '-')}.${widthPx}.${side}.png`;
          await page.screenshot({ path: path.join(out, file), animations: 'disabled' });
          found.get(one)?.push({ side, widthPx, file });
        }
        await context.close();
      }
    } finally {
      await server.close();
    }
  }
  return [...found].map(([one, pictures]) => ({ path: one, pictures: leaveOutEqual(pictures, out) }));
}

/** Removes the pictures at widths at which both sides look the same. */
function leaveOutEqual(pictures: PagePictures['pictures'], out: string): PagePictures['pictures'] {
  const read = (file: string) => fs.readFileSync(path.join(out, file));
  const isEqual = (widthPx: number) => {
    const [before, after] = pictures.filter((one) => one.widthPx === widthPx);
    return before !== undefined && after !== undefined && read(before.file).equals(read(after.file));
  };
  const equal = WIDTHS.filter(isEqual);
  const [left, kept] = [true, false].map((isLeft) =>
    pictures.filter(({ widthPx }) => equal.includes(widthPx) === isLeft),
  );
  for (const { file } of left ?? []) fs.rmSync(path.join(out, file));
  return kept ?? [];
}
