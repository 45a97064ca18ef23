import {
  EVENTS_ATTRIBUTE,
  NO_SERVICE_WORKER_ATTRIBUTE,
  PAGE_ATTRIBUTE,
  PAGE_DATA_ID,
  PAGE_END_ATTRIBUTE,
  REMOTE_STYLE_ATTRIBUTE,
  RIGHTS_ATTRIBUTE,
  THEME_ATTRIBUTE,
} from '@portfolio/contract';
import { toDocumentTitle } from '../app/head';
import { FONTS } from '../fonts/fonts';
import { PAGE_GLOBALS } from '../loading/pageGlobals';
import { LATER_MEDIA, RUN_ATTRIBUTE, START_SCRIPT } from '../loading/startScript';
import { SITE } from '../site';
import { hydratesOnInteraction, type PageData, toBrowserData } from '../site-map/pageData';
import { REVOCATIONS_ATTRIBUTE } from '../composition/revocations';
import { SHELL_ATTRIBUTE } from '../composition/shellId';
import { THEME_SCRIPT } from '../theme/themeScript';
import { escapeHtml, toInlineCss, toInlineJson } from './escapeHtml';
import { ICON_SVG_URL, ICONS } from './icons';
import { COMPILED_STYLE_ATTRIBUTE } from '../styles/compiledRemoteStyles';
import { SHELL_STYLE_ATTRIBUTE } from '../styles/compiledStyles';
import { type StyleText, toInlineStyles } from './inlineStyles';
import { toDocumentPolicy } from './policies';
import { SHARE_PICTURE_SIZE, toShareAlt } from './share-picture/sharePicture';
import { toStructuredData } from './structuredData';
import { THEME_COLORS, WEB_MANIFEST_URL } from './webManifest';

/** A file the page needs, with its hash. */
export interface FileRef {
  url: string;
  integrity: string;
}

/** The data that a composition adds to a page. Apart from the page itself, it determines all bytes of the document. */
export interface DocumentSource {
  /** Absolute origin of canonical links. */
  siteUrl: string;
  /** The id of the shell build. */
  shellId: string;
  /**
   * The page's rights, as `toRightsText` returns them, and, if not all pages allow the same scripts, the remote whose
   * scripts it allows; empty without either. If any page has rights, page-not-found has a text of its own. A navigation to
   * a page with another text loads a document.
   */
  rights: string;
  /** Identifies the revoked releases; absent if there are none. */
  revocations?: string;
  /** URL to which load events are sent; absent if they stay in the browser. */
  eventsUrl?: string;
  /** False in a composition that removes the service worker from browsers that have one. */
  hasServiceWorker: boolean;
  /** Run in this order. */
  scripts: readonly FileRef[];
  /** Needed soon after: fetched together with the scripts, but run by the loaders. */
  preloads: readonly FileRef[];
  /** Inlined in the document, and fetched for the loaders if these run soon. */
  stylesheets: readonly (FileRef & StyleText)[];
  /**
   * Hashes of all scripts of the pinned releases, if the page must list them because its host limits header lengths.
   */
  pinnedScripts: readonly string[] | null;
  /** The file with the page's data; null if the page contains it. */
  data: FileRef | null;
  /** The path of the page's share picture; null without one. */
  picture: string | null;
}

/** Ids and attributes that only the shell may write into a document, because its scripts rely on them. */
export const SHELL_MARKS = {
  ids: ['root', PAGE_DATA_ID, ...PAGE_GLOBALS],
  attributes: [
    ...[SHELL_ATTRIBUTE, NO_SERVICE_WORKER_ATTRIBUTE, RUN_ATTRIBUTE, REMOTE_STYLE_ATTRIBUTE, THEME_ATTRIBUTE],
    ...['data-styled', SHELL_STYLE_ATTRIBUTE, COMPILED_STYLE_ATTRIBUTE, PAGE_ATTRIBUTE, PAGE_END_ATTRIBUTE],
  ],
} as const;

/** A rendered page: the content of `#root`, and the rules it uses. */
export interface RenderedPage {
  html: string;
  /** The rules of the shell's components, as text. */
  shellStyles: string;
  /** The compiled rules of the remote's components, as text. */
  compiledStyles: string;
  /** The style element of styled-components, with the rules of the remote's other components; empty without rules. */
  styles: string;
}

/**
 * Generates the HTML document of one route. Links to the files it needs come at the end, so that on a slow connection
 * nothing competes with the page itself. The same page and source always result in the same bytes.
 */
export function toDocument(data: PageData, rendered: RenderedPage, source: DocumentSource): string {
  const {
    shellId,
    rights,
    revocations = '',
    eventsUrl = '',
    hasServiceWorker,
    scripts,
    preloads,
    stylesheets,
  } = source;
  const fileStyles = toInlineCss(toInlineStyles(stylesheets));
  const shellStyles = toInlineCss(rendered.shellStyles);
  const remoteStyles = toRenderedCss(rendered.styles);
  const compiledStyles = toInlineCss(rendered.compiledStyles);
  const styles = [FONTS.styles, shellStyles, remoteStyles, compiledStyles, fileStyles];
  return `<!doctype html>
<html lang="en" ${SHELL_ATTRIBUTE}="${shellId}"${rights === '' ? '' : ` ${RIGHTS_ATTRIBUTE}="${escapeHtml(rights)}"`}${revocations === '' ? '' : ` ${REVOCATIONS_ATTRIBUTE}="${revocations}"`}${eventsUrl === '' ? '' : ` ${EVENTS_ATTRIBUTE}="${escapeHtml(eventsUrl)}"`}${hasServiceWorker ? '' : ` ${NO_SERVICE_WORKER_ATTRIBUTE}`}>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${toDocumentPolicy(styles, source.pinnedScripts)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(toDocumentTitle(data))}</title>
${toMeta(data, source)}
<script>${THEME_SCRIPT}</script>
<script>${START_SCRIPT}</script>
<style>${FONTS.styles}</style>
<style ${SHELL_STYLE_ATTRIBUTE}>${shellStyles}</style>
${rendered.styles.replace(STYLE_ELEMENT, (_element, start: string) => `${start}${remoteStyles}</style>`)}
${compiledStyles === '' ? '' : `<style ${COMPILED_STYLE_ATTRIBUTE}>${compiledStyles}</style>`}
${toPageStyles(data, fileStyles)}
<script type="application/ld+json">${toInlineJson(toStructuredData(data, source.siteUrl))}</script>
${toDataScript(data, source.data)}
</head>
<body>
<div id="root">${rendered.html}</div>
${FONTS.preloads.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`).join('\n')}
${scripts.map(({ url, integrity }) => toDeferredLink(url, 'script', { integrity, runs: true })).join('\n')}
${(hydratesOnInteraction(data) ? [] : stylesheets).map(({ url, integrity }) => toDeferredLink(url, 'style', { integrity })).join('\n')}
${preloads.map(({ url, integrity }) => toDeferredLink(url, 'script', { integrity })).join('\n')}
${source.data === null ? '' : toDeferredLink(source.data.url, 'fetch')}
</body>
</html>
`;
}

/** A remote's components may write any text into the rules: it must not be able to close the style element. */
function toRenderedCss(element: string): string {
  return toInlineCss(STYLE_ELEMENT.exec(element)?.[2] ?? '');
}

/** Matches the single style element of styled-components. */
const STYLE_ELEMENT = /^(<style[^>]*>)([^]*)<\/style>$/;

/** Lists the paths to which a page's HTML links, without duplicates, in their original spelling. */
export function listLinkedPaths(html: string): string[] {
  return [...new Set([...html.matchAll(/ href="(\/[^"?#]*)/g)].map(([, path = '']) => path))];
}

/** The inlined style files of the page; those of a remote are marked with its id. */
function toPageStyles({ project }: PageData, css: string): string {
  const owner = project === undefined ? '' : ` ${REMOTE_STYLE_ATTRIBUTE}="${project.remote.id}"`;
  return css === '' ? '' : `<style${owner}>${css}</style>`;
}

/**
 * Placed before everything that a remote rendered, and close to it, because the two compress better together. The
 * styles, which precede it, are escaped and cannot close their element.
 */
function toDataScript(data: PageData, file: FileRef | null): string {
  return file === null
    ? `<script type="application/json" id="${PAGE_DATA_ID}">${toInlineJson(toBrowserData(data))}</script>`
    : `<script type="application/json" id="${PAGE_DATA_ID}" data-url="${file.url}" data-integrity="${file.integrity}"></script>`;
}

/** No browser fetches it before `startScript` activates it. */
function toDeferredLink(
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

function toMeta(data: PageData, { siteUrl, picture }: DocumentSource): string {
  const description = escapeHtml(data.description);
  const title = escapeHtml(toDocumentTitle(data));
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
    `<meta property="og:site_name" content="${escapeHtml(SITE.name)}">`,
    ...(picture === null ? [] : toPictureMeta(data, siteUrl + picture)),
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${THEME_COLORS.light}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${THEME_COLORS.dark}" media="(prefers-color-scheme: dark)">`,
    `<link rel="icon" href="${ICON_SVG_URL}" type="image/svg+xml">`,
    ...ICONS.filter(({ purpose }) => purpose === 'touch').map(
      ({ url: iconUrl }) => `<link rel="apple-touch-icon" href="${iconUrl}">`,
    ),
    `<link rel="manifest" href="${WEB_MANIFEST_URL}">`,
    '<link rel="alternate" href="/rss.xml" type="application/rss+xml" title="Write-ups">',
  ].join('\n');
}

/** The meta tags for the large picture that sites and messengers show next to a link to the page. */
function toPictureMeta(data: PageData, url: string): string[] {
  const { widthPx, heightPx } = SHARE_PICTURE_SIZE;
  return [
    `<meta property="og:image" content="${escapeHtml(url)}">`,
    `<meta property="og:image:width" content="${widthPx}">`,
    `<meta property="og:image:height" content="${heightPx}">`,
    `<meta property="og:image:alt" content="${escapeHtml(toShareAlt(data))}">`,
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
