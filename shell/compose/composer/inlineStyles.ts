import fs from 'node:fs/promises';
import path from 'node:path';
import type { FileRef } from './documentHtml';

/** A relative address in a style: neither complete, nor from the root, nor data, nor a part of the document. */
const RELATIVE_URL = /url\(\s*(['"]?)(?![a-z]+:|\/|#)([^'")]+)\1\s*\)/gi;

/**
 * Reads style files as text for the document: a page is then styled from its first byte, and a style file that hangs
 * does not keep it from being shown.
 *
 * @param site - folder of the site, with the files in it
 */
export async function readStyles(site: string, stylesheets: readonly FileRef[]): Promise<string> {
  const texts = await Promise.all(
    stylesheets.map(async ({ url }) => withUrlsOf(url, await fs.readFile(path.join(site, url), 'utf8'))),
  );
  return texts.join('\n');
}

/** Makes relative addresses complete: in the document they would be relative to the page. */
export function withUrlsOf(styleUrl: string, css: string): string {
  return css.replace(RELATIVE_URL, (_match, quote: string, url: string) => {
    const { pathname, search, hash } = new URL(url, new URL(styleUrl, 'http://localhost'));
    return `url(${quote}${pathname}${search}${hash}${quote})`;
  });
}
