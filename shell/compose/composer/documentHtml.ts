import type { RenderedPage } from '../../src/render';
import type { PageData } from '../../src/site-map/pageData';
import { LATER_MEDIA, RUN_ATTRIBUTE } from '../../src/loading/startScript';
import { NO_SERVICE_WORKER_ATTRIBUTE } from '../../src/offline/serviceWorkerSetting';
import { escapeHtml, toInlineCss, toInlineJson } from './escapeHtml';
import { ICON_SVG_FILE, ICONS, toIconUrl } from './icons';
import { THEME_COLORS, WEB_MANIFEST_FILE } from './webManifest';

/** A file the page needs, with its hash. */
export interface FileRef {
  url: string;
  integrity: string;
}

/** What goes around a rendered page. */
export interface DocumentParts {
  data: PageData;
  rendered: RenderedPage;
  documentTitle: string;
  /** Absolute origin of canonical links. */
  siteUrl: string;
  siteName: string;
  /** Runs before first paint; its hash is in the CSP. */
  themeScript: string;
  /** `@font-face` rules and the like, before the page's own styles. */
  headStyles: string;
  fonts: readonly string[];
  /** Fetches and runs the files of this page after what it shows; its hash is in the CSP. */
  startScript: string;
  /** Run in this order. */
  scripts: readonly FileRef[];
  /** Needed soon after: fetched with the scripts, run by the loaders. */
  preloads: readonly FileRef[];
  stylesheets: readonly FileRef[];
  /** What the style files say: in the document, and fetched for the loaders. */
  pageStyles: string;
  /** Structured data. */
  jsonLd: object;
  pageDataId: string;
  /** Where the data is; null where the page carries it. */
  pageDataUrl: string | null;
}

/**
 * How a page begins. The composition is named here and nowhere else: the rest of most pages outlives it.
 *
 * @param hasServiceWorker - false in a composition that takes the service worker away from those who have it
 */
export function toDocumentStart(compositionId: string, hasServiceWorker: boolean): string {
  return `<!doctype html>
<html lang="en" data-composition="${compositionId}"${hasServiceWorker ? '' : ` ${NO_SERVICE_WORKER_ATTRIBUTE}`}>`;
}

/**
 * Writes the HTML of one route, all but its start. What is fetched for it is named at its end, so that nothing takes a
 * slow connection from the page itself. Same parts, same bytes.
 */
export function toDocumentRest(parts: DocumentParts): string {
  const { rendered } = parts;
  return `
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(parts.documentTitle)}</title>
${toMeta(parts)}
<script>${parts.themeScript}</script>
<script>${parts.startScript}</script>
<style>${parts.headStyles}</style>
${rendered.styles}
${parts.pageStyles === '' ? '' : `<style>${toInlineCss(parts.pageStyles)}</style>`}
<script type="application/ld+json">${toInlineJson(parts.jsonLd)}</script>
</head>
<body>
<div id="root">${rendered.html}</div>
${toDataScript(parts)}
${parts.fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${parts.scripts.map(({ url, integrity }) => toLaterLink(url, 'script', { integrity, runs: true })).join('\n')}
${parts.stylesheets.map(({ url, integrity }) => toLaterLink(url, 'style', { integrity })).join('\n')}
${parts.preloads.map(({ url, integrity }) => toLaterLink(url, 'script', { integrity })).join('\n')}
${parts.pageDataUrl === null ? '' : toLaterLink(parts.pageDataUrl, 'fetch')}
</body>
</html>
`;
}

function toDataScript({ pageDataId, pageDataUrl, data }: DocumentParts): string {
  return pageDataUrl === null
    ? `<script type="application/json" id="${pageDataId}">${toInlineJson(data)}</script>`
    : `<script type="application/json" id="${pageDataId}" data-url="${pageDataUrl}"></script>`;
}

/** No browser fetches it before `startScript` says so. */
function toLaterLink(
  url: string,
  as: 'script' | 'style' | 'fetch',
  { integrity, runs = false }: { integrity?: string; runs?: boolean } = {},
): string {
  const attributes = [
    `rel="preload" media="${LATER_MEDIA}"`,
    ...(runs ? [RUN_ATTRIBUTE] : []),
    `href="${url}" as="${as}"`,
    ...(integrity === undefined ? [] : [`integrity="${integrity}"`]),
    'crossorigin="anonymous"',
  ];
  return `<link ${attributes.join(' ')}>`;
}

function toMeta({ data, documentTitle, siteUrl, siteName }: DocumentParts): string {
  const description = escapeHtml(data.description);
  const title = escapeHtml(documentTitle);
  const isPage = data.page !== 'page-not-found';
  const url = escapeHtml(siteUrl + data.path);
  return [
    `<meta name="description" content="${description}">`,
    ...(isPage ? [`<link rel="canonical" href="${url}">`] : []),
    ...(data.isUnlisted ? ['<meta name="robots" content="noindex">'] : []),
    `<meta property="og:title" content="${title}">`,
    `<meta property="og:description" content="${description}">`,
    `<meta property="og:type" content="${data.page === 'project' ? 'article' : 'website'}">`,
    ...(isPage ? [`<meta property="og:url" content="${url}">`] : []),
    `<meta property="og:site_name" content="${escapeHtml(siteName)}">`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${THEME_COLORS.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${THEME_COLORS.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="/${ICON_SVG_FILE}" type="image/svg+xml">`,
    ...ICONS.filter(({ purpose }) => purpose === 'touch').map(
      ({ file }) => `<link rel="apple-touch-icon" href="${toIconUrl(file)}">`,
    ),
    `<link rel="manifest" href="/${WEB_MANIFEST_FILE}">`,
    '<link rel="alternate" href="/rss.xml" type="application/rss+xml" title="Write-ups">',
  ].join('\n');
}
