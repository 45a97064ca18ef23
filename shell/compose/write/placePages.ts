import fs from 'node:fs';
import path from 'node:path';
import { joinBrotli, joinGzip } from '../render/compressAfter';
import { linkOrCopy } from './linkOrCopy';
import { findPlaced, type PlacedPages } from './placedPages';
import type { PreparedPages } from '../render/preparePages';
import { describeText, type KeptFile } from './serviceWorker';
import { toHtmlFile } from '../site/toHtmlFile';

const COPIES = ['', '.br', '.gz'] as const;

interface PlaceOptions {
  pages: PreparedPages;
  /** Paths of the pages, in their order. */
  paths: readonly string[];
  /** How every page of this composition begins. */
  start: Buffer;
  /** Folder of the site that is being composed. */
  site: string;
  /** Folder of the site that it takes the place of, where there is one. */
  previousSite: string;
}

/**
 * Writes every page into the site, and its compressed copies: the start of this composition and the rest that was kept.
 * Where the site before has exactly these pages they are shared with it. Small files, one after the other and without
 * the thread pool, which would cost more than they do.
 */
export function placePages({ pages, paths, start, site, previousSite }: PlaceOptions): PlacedPages {
  const placed = findPlaced(previousSite, pages.signature);
  const texts = new Map<string, KeptFile>();
  const linkedPaths = new Set(placed?.linkedPaths);
  const folders = new Set<string>();
  for (const [index, pagePath] of paths.entries()) {
    const name = toHtmlFile(pagePath);
    const file = path.join(site, name);
    const folder = path.dirname(file);
    if (!folders.has(folder)) fs.mkdirSync(folder, { recursive: true });
    folders.add(folder);
    const text = placed?.texts.get(pagePath);
    if (text !== undefined && shareFiles(path.join(previousSite, name), file, placed?.placedMs ?? 0)) {
      texts.set(pagePath, text);
      continue;
    }
    const { rest, compressed, links } = pages.read(index);
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

/** Shares a page and its copies, unless one is missing or was written to since it was placed. */
function shareFiles(previous: string, file: string, placedMs: number): boolean {
  const isAsPlaced = COPIES.every((ending) => {
    const stats = fs.statSync(previous + ending, { throwIfNoEntry: false });
    return stats !== undefined && stats.mtimeMs <= placedMs;
  });
  if (isAsPlaced) for (const ending of COPIES) linkOrCopy(previous + ending, file + ending);
  return isAsPlaced;
}
