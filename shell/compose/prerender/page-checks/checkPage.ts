import type { RenderedPage } from '../../shell-build/shellBuild';
import { findElementFault } from './elements';
import { findPreloadFault } from './preloads';
import { findStyleFault } from './styles';
import { type PageFault, toPageError } from './pageFault';
import { listNodes, parseBetween } from './parsePage';

/** Raise it when the checks of pages change: pages in the cache that only the earlier ones have seen are rendered again. */
export const PAGE_CHECKS = 10;

/** Markup that only the shell may write. */
export interface ShellMarks {
  ids: readonly string[];
  attributes: readonly string[];
}

export interface PageCheckOptions {
  /** The same page as rendered by the shell alone, with the slot in place of the remote's page. */
  frame: RenderedPage;
  slot: string;
  marks: ShellMarks;
  /** URL of the release's browser files. */
  baseUrl: string;
}

const OUTSIDE: PageFault = {
  found: 'HTML outside the page: it changes the markup that the shell renders around it',
  remedy: 'Remove the code that changes React, styled-components or built-in objects of JavaScript.',
};

/**
 * Checks what a sandbox rendered for a page of a release. The HTML around the remote's part must match what the shell
 * renders, byte for byte. The remote's part may not have elements or attributes that run code, change the document, or
 * are reserved for the shell.
 *
 * @throws {SiteError} code `BAD_PAGE`
 */
export function checkPage(page: RenderedPage, options: PageCheckOptions): RenderedPage {
  const fault = findPageFault(page, options);
  if (fault === null) return page;
  throw toPageError(fault);
}

function findPageFault(
  { html, ...styles }: RenderedPage,
  { frame, slot, marks, baseUrl }: PageCheckOptions,
): PageFault | null {
  const [before = '', after = ''] = frame.html.split(slot);
  // React writes the preload links for a page's pictures before everything else.
  const start = html.indexOf(before);
  if (start < 0 || !html.endsWith(after)) return OUTSIDE;
  const preloads = html.slice(0, start);
  const own = html.slice(start + before.length, html.length - after.length);
  const frameIds = [...frame.html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
  const foreign = { ids: new Set([...marks.ids, ...frameIds]), attributes: new Set(marks.attributes) };
  for (const node of listNodes(parseBetween(before, own, after))) {
    const fault = findElementFault(node, foreign);
    if (fault !== null) return fault;
  }
  return findPreloadFault(preloads, baseUrl) ?? findStyleFault(styles, frame);
}
