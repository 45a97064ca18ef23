import fs from 'node:fs';
import path from 'node:path';
import { joinBrotli, joinGzip } from './compressAfter';
import type { PreparedPages } from './preparePages';
import { describeText, type KeptFile } from './serviceWorker';
import { toHtmlFile } from './toHtmlFile';

interface PlaceOptions {
  pages: PreparedPages;
  /** Paths of the pages, in their order. */
  paths: readonly string[];
  /** How every page of this composition begins. */
  start: Buffer;
  /** Folder of the site that is being composed. */
  site: string;
}

/** What the site must know of its pages. */
export interface PlacedPages {
  /** By path, the pages as they were written. */
  texts: ReadonlyMap<string, KeptFile>;
  /** Every path that a page links to. */
  linkedPaths: ReadonlySet<string>;
}

/**
 * Writes every page into the site, and its compressed copies: the start of this composition and the rest that was kept.
 * Small files, one after the other and without the thread pool, which would cost more than they do.
 */
export function placePages({ pages, paths, start, site }: PlaceOptions): PlacedPages {
  const texts = new Map<string, KeptFile>();
  const linkedPaths = new Set<string>();
  const folders = new Set<string>();
  for (const [index, pagePath] of paths.entries()) {
    const { rest, compressed, links } = pages.read(index);
    const file = path.join(site, toHtmlFile(pagePath));
    const folder = path.dirname(file);
    if (!folders.has(folder)) fs.mkdirSync(folder, { recursive: true });
    folders.add(folder);
    const html = Buffer.concat([start, rest]);
    fs.writeFileSync(file, html);
    if (compressed !== null) {
      fs.writeFileSync(`${file}.br`, joinBrotli(start, compressed.br));
      fs.writeFileSync(`${file}.gz`, joinGzip(html, start.length, compressed.gz));
    }
    texts.set(pagePath, describeText(pagePath, html));
    for (const link of links) linkedPaths.add(link);
  }
  return { texts, linkedPaths };
}
