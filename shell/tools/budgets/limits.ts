const KIB = 1024;

/** Limits for a first visit to a page. Bytes are gzip, as served; requests are a count. */
export interface PageLimits {
  /** The document including its styles; for a case study, without its text. */
  htmlBytes: number;
  /** The shell's own scripts: all of them run before a page of the shell, or the frame of a remote's page, is interactive. */
  interactiveBytes: number;
  /** All scripts and styles named in the document. */
  codeBytes: number;
  /** Document, scripts, styles, fonts and pictures that are loaded at once. */
  totalBytes: number;
  requests: number;
}

export type PageKind = 'still page' | 'page' | 'list' | 'parts' | 'case study' | 'demo';

/**
 * The limits. If you raise one, give the reason in the commit. `shell/PERFORMANCE.md` says which are above the
 * target.
 */
export const PAGE_LIMITS: Readonly<Record<PageKind, PageLimits>> = {
  // Only the scripts of the frame; below 100 KiB including those that load when the page is idle. Home shows pictures of
  // each type of work on its first screen, four of them loaded at once, with their text as outlines.
  'still page': { ...toBytes({ html: 16.3, interactive: 97.5, code: 97.5, total: 169.6 }), requests: 10 },
  // Above the target because of the rest of the router, retries of failed files, stopping and repeating a navigation,
  // saving drafts, and showing a page as HTML before it is hydrated.
  page: { ...toBytes({ html: 14.7, interactive: 106.3, code: 106.3, total: 164.4 }), requests: 7 },
  // Up to 36 of 66 projects, with filters, sorting and paging; the pictures of the first row are loaded at once.
  list: { ...toBytes({ html: 18.9, interactive: 109.9, code: 109.9, total: 202.5 }), requests: 11 },
  // Unlisted page for developers with every component of the design.
  parts: { ...toBytes({ html: 22.4, interactive: 135, code: 135, total: 200.8 }), requests: 8 },
  // For reading: only the scripts of the frame, as on a still page; code for its controls is loaded when a visitor
  // hovers or focuses one. Its first figure is next to the title and is loaded at once. Arguments, steps and notes have
  // separate styles.
  'case study': { ...toBytes({ html: 15, interactive: 97.5, code: 97.5, total: 163.5 }), requests: 6 },
  // The shell's own scripts, with those that load when the page is idle, stay within 110 KiB; the rest is the remote's.
  demo: { ...toBytes({ html: 19.9, interactive: 108.3, code: 151.1, total: 210.8 }), requests: 16 },
};

function toBytes(kib: Record<'html' | 'interactive' | 'code' | 'total', number>) {
  return {
    htmlBytes: kib.html * KIB,
    interactiveBytes: kib.interactive * KIB,
    codeBytes: kib.code * KIB,
    totalBytes: kib.total * KIB,
  };
}

/** The maximum size of single files, by a pattern of their URL; the first match applies. */
export const FILE_LIMITS: readonly { name: string; pattern: RegExp; maxBytes: number }[] = [
  { name: 'entry of a remote', pattern: /^\/remotes\/[^/]+\/remoteEntry\.js$/, maxBytes: 5 * KIB },
  { name: 'font of every page', pattern: /^\/shell\/assets\/archivo-core\.woff2$/, maxBytes: 44 * KIB },
  { name: 'any other font', pattern: /\.woff2$/, maxBytes: 38 * KIB },
];
