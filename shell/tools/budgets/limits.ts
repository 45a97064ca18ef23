const KIB = 1024;

/** What a page of a kind may cost a first visit. Bytes are gzip, as the site is served; requests are counted. */
export interface PageLimits {
  /** The document with its styles; of a case study without its text. */
  htmlBytes: number;
  /** Scripts that run before the page answers: of a remote's page, before everything around it does. */
  interactiveBytes: number;
  /** All scripts and styles named in the document. */
  codeBytes: number;
  /** Document, scripts, styles, fonts and pictures that are fetched at once. */
  totalBytes: number;
  requests: number;
}

export type PageKind = 'still page' | 'page' | 'list' | 'parts' | 'case study' | 'demo';

/** The limits. Raise one only with the reason in the commit. `shell/PERFORMANCE.md` says which are above the aim. */
export const PAGE_LIMITS: Readonly<Record<PageKind, PageLimits>> = {
  // Nothing on it moves: the scripts are those of the frame alone. The aim is 100 KiB. Home shows
  // pictures of each type of work on its first screen, four of them fetched at once, with their type in outlines.
  'still page': { ...toBytes({ html: 17.4, interactive: 114.9, code: 114.9, total: 187.8 }), requests: 10 },
  // Above the aim are what is left of the router, what asks again for files that do not come, what lets visitors stop
  // and repeat a navigation, what keeps their drafts, and what shows a page as HTML before it comes alive.
  page: { ...toBytes({ html: 16.7, interactive: 124, code: 124, total: 182.7 }), requests: 7 },
  // Up to 36 of 66 projects, with what filters, sorts and pages them; the pictures of the first row are fetched at once.
  list: { ...toBytes({ html: 20.7, interactive: 126.9, code: 126.9, total: 221.9 }), requests: 11 },
  // Not listed; for developers: every part of the design at once.
  parts: { ...toBytes({ html: 25, interactive: 149.5, code: 149.5, total: 217.7 }), requests: 8 },
  // It is read: the scripts are those of the frame alone, as of a page on which nothing moves, and what can be pressed
  // on it is fetched for those who turn to it. Its first figure stands beside the title and is fetched at once.
  'case study': { ...toBytes({ html: 15.6, interactive: 114.9, code: 114.9, total: 182 }), requests: 6 },
  demo: { ...toBytes({ html: 21.6, interactive: 122.7, code: 185.6, total: 248.2 }), requests: 16 },
};

function toBytes(kib: Record<'html' | 'interactive' | 'code' | 'total', number>) {
  return {
    htmlBytes: kib.html * KIB,
    interactiveBytes: kib.interactive * KIB,
    codeBytes: kib.code * KIB,
    totalBytes: kib.total * KIB,
  };
}

/** What one file may weigh, by the beginning of its address; the first that fits holds. */
export const FILE_LIMITS: readonly { name: string; pattern: RegExp; maxBytes: number }[] = [
  { name: 'entry of a remote', pattern: /^\/remotes\/[^/]+\/remoteEntry\.js$/, maxBytes: 9.5 * KIB },
  { name: 'font of every page', pattern: /^\/shell\/assets\/archivo-core\.woff2$/, maxBytes: 44 * KIB },
  { name: 'any other font', pattern: /\.woff2$/, maxBytes: 38 * KIB },
];
