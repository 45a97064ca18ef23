import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { toHtmlFile } from '../../compose/site/siteIndex';
import type { PageKind } from './limits';

export type FileKind = 'html' | 'script' | 'late script' | 'style' | 'font' | 'picture' | 'data';

/** One file that a first visit loads, under its name without the hash. */
export interface PageFile {
  name: string;
  kind: FileKind;
  bytes: number;
}

export interface MeasuredPage {
  path: string;
  kind: PageKind;
  files: readonly PageFile[];
}

const TEXT_ROUTES = /^\/work\/(UX|UI)\//;

const STILL_PAGES = ['/', '/about', '/blogs', '/siteMap', '/TermsOfService', '/PrivacyPolicy', '/disclaimer'];

/** Determines the kind of a page. */
export function getPageKind(pagePath: string): PageKind {
  if (/^\/work(\/[^/]+)?$/.test(pagePath)) return 'list';
  if (['/parts', '/composition'].includes(pagePath)) return 'parts';
  if (TEXT_ROUTES.test(pagePath)) return 'case study';
  if (STILL_PAGES.includes(pagePath)) return 'still page';
  return pagePath.split('/').length > 3 ? 'demo' : 'page';
}

/**
 * Lists the files that a browser loads for a page before any scrolling: those that its HTML names.
 *
 * @param site - folder of a composed site
 */
export function measurePage(site: string, pagePath: string): MeasuredPage {
  const kind = getPageKind(pagePath);
  const html = fs.readFileSync(path.join(site, toHtmlFile(pagePath)), 'utf8');
  const counted = kind === 'case study' ? html.replace(/<main\b[\s\S]*<\/main>/, '') : html;
  const toFile = (url: string, fileKind: FileKind): PageFile => ({
    name: withoutHash(url),
    kind: fileKind,
    bytes: readServedBytes(path.join(site, url)),
  });
  // A map, since a preloaded picture is also in the page.
  const found = new Map<string, PageFile>();
  for (const [tag] of html.matchAll(/<(?:link|script|img)\b[^>]*>/g)) {
    const url = /\b(?:src|href)="(\/[^"]*)"/.exec(tag)?.[1];
    const fileKind = findKind(tag);
    if (url !== undefined && fileKind !== null) found.set(url, toFile(url, fileKind));
  }
  return {
    path: pagePath,
    kind,
    files: [
      { name: `the HTML of ${pagePath}`, kind: 'html', bytes: zlib.gzipSync(counted, { level: 9 }).length },
      ...found.values(),
    ],
  };
}

function findKind(tag: string): FileKind | null {
  if (tag.startsWith('<script')) return 'script';
  if (tag.startsWith('<img')) return tag.includes('loading="lazy"') ? null : 'picture';
  if (!tag.includes('rel="preload"')) return tag.includes('rel="stylesheet"') ? 'style' : null;
  // A remote's own scripts: the frame around its page is interactive before they arrive.
  if (tag.includes('as="script"')) return /"\/remotes\//.test(tag) ? 'late script' : 'script';
  if (tag.includes('as="image"')) return 'picture';
  if (tag.includes('as="fetch"')) return 'data';
  return tag.includes('as="font"') ? 'font' : 'style';
}

/** Turns `/shell/main.00d0d87f.js` into `/shell/main.js`, which does not change with the content. */
export function withoutHash(url: string): string {
  return url.replace(/\.[0-9a-f]{8}(?=\.\w+$)/, '');
}

/** Bytes on the wire: the gzip copy, or the file itself if there is none. */
function readServedBytes(file: string): number {
  const packed = `${file}.gz`;
  return fs.statSync(fs.existsSync(packed) ? packed : file).size;
}
