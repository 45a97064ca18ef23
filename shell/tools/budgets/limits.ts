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

export type PageKind = 'page' | 'list' | 'parts' | 'case study' | 'demo';

/** The limits. Raise one only with the reason in the commit. `shell/PERFORMANCE.md` says which are above the aim. */
export const PAGE_LIMITS: Readonly<Record<PageKind, PageLimits>> = {
  // 110 KiB of scripts is the aim; what is left of the router lies above it, and what asks again for files that do not
  // come and lets visitors stop and repeat a navigation.
  page: { ...toBytes({ html: 16.7, interactive: 118.8, code: 118.8, total: 177.8 }), requests: 7 },
  // Up to 36 of 66 projects, with what filters, sorts and pages them.
  list: { ...toBytes({ html: 20.2, interactive: 120.6, code: 120.6, total: 194.6 }), requests: 8 },
  // Not listed; for developers: every part of the design at once.
  parts: { ...toBytes({ html: 24.7, interactive: 145.2, code: 145.2, total: 213.2 }), requests: 8 },
  'case study': { ...toBytes({ html: 15.5, interactive: 117.8, code: 180.8, total: 239.2 }), requests: 12 },
  demo: { ...toBytes({ html: 21.4, interactive: 117.8, code: 180.8, total: 243.2 }), requests: 16 },
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
