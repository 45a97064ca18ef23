import fs from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { serveSite } from '../host/server/siteServer';

/** Widths of a phone and of a desk, in CSS pixels. */
const WIDTHS = [390, 1440];
const HEIGHT = 900;

/** The pictures of one page. */
export interface PagePictures {
  path: string;
  /** Names of files, each with its width; only those that there are: a page may be new, or gone. */
  pictures: readonly { side: 'before' | 'after'; widthPx: number; file: string }[];
}

/**
 * Takes pictures of pages of two sites, as they are first seen.
 *
 * @param sites - folders of composed sites
 * @param paths - of the pages
 * @param out - folder that gets the pictures
 */
export async function takePictures(
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
          const answer = await page.goto(server.url + one, { waitUntil: 'load' });
          if (answer?.status() !== 200) continue;
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
  return [...found].map(([one, pictures]) => ({ path: one, pictures }));
}
