import {
  EVENTS_ATTRIBUTE,
  NO_SERVICE_WORKER_ATTRIBUTE,
  PAGE_ATTRIBUTE,
  PAGE_DATA_ID,
  PAGE_END_ATTRIBUTE,
  REMOTE_STYLE_ATTRIBUTE,
  RIGHTS_ATTRIBUTE,
} from '@portfolio/contract';
import { type Allowance, type LocalRights, relaxPolicy } from './relaxHeaders';

/** The part of a page's data that is read or written here. */
export interface SitePageData {
  path: string;
  page: string;
  title: string;
  description: string;
  crumbs: readonly { title: string; path: string }[];
  project?: {
    remote: { id: string };
    previous: { title: string; path: string };
    next: { title: string; path: string };
  };
}

const DATA_ELEMENT = new RegExp(
  `<script type="application/json" id="${PAGE_DATA_ID}"([^>]*)>([^]*?)</script>`,
);

/**
 * Reads the data in a document of the site.
 *
 * @param html - the document
 * @param fetchJson - fetches a file of the site, for a document that only links to its data
 * @returns null if the document is no page of the site
 */
export async function readSiteData(
  html: string,
  fetchJson: (url: string) => Promise<unknown>,
): Promise<SitePageData | null> {
  const [, attributes = '', text = ''] = DATA_ELEMENT.exec(html) ?? [];
  const url = / data-url="([^"]+)"/.exec(attributes)?.[1];
  if (url !== undefined) return (await fetchJson(url)) as SitePageData;
  return text === '' ? null : (JSON.parse(text) as SitePageData);
}

/** The element with the data of a page. */
export function toDataElement(data: object): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${PAGE_DATA_ID}">${text}</script>`;
}

/** Sets the rights on the start tag of a document: the shell loads another document for a page that has others. */
export function setRights(html: string, { permissions, connectOrigins }: LocalRights): string {
  const text = [...permissions, ...connectOrigins].join(' ').replaceAll('"', '&quot;');
  return html.replace(/<html[^>]*>/, (tag) => {
    const bare = tag.replace(new RegExp(` ${RIGHTS_ATTRIBUTE}="[^"]*"`), '');
    return text === '' ? bare : bare.replace('>', ` ${RIGHTS_ATTRIBUTE}="${text}">`);
  });
}

/** The start tag of a document: pages of one shell and the same rights have the same. */
export function findStartTag(html: string): string {
  return /<html[^>]*>/.exec(html)?.[0] ?? '<html lang="en">';
}

/**
 * Relaxes a document of the site for the local copy: it allows and names the local remote, sends no events, and neither
 * uses nor leaves a service worker.
 */
export function relaxDocument(html: string, allowance: Allowance): string {
  return html
    .replace(/<html[^>]*>/, (tag) =>
      tag
        .replace(new RegExp(` ${EVENTS_ATTRIBUTE}="[^"]*"`), '')
        .replace(new RegExp(` ${NO_SERVICE_WORKER_ATTRIBUTE}(?=[ >])`), '')
        .replace('>', ` ${NO_SERVICE_WORKER_ATTRIBUTE}>`),
    )
    .replace(
      /(<meta http-equiv="Content-Security-Policy" content=")([^"]*)/,
      (_tag, start: string, policy: string) => start + relaxPolicy(policy, allowance),
    )
    .replace(/<script>/, (tag) => `<script>${allowance.script}</script>\n${tag}`);
}

/** The files that a page would need: pictures, its data, and those below the URL of a release. */
function isForPage(link: string, releaseUrl: string): boolean {
  return / as="(?:image|fetch)"/.test(link) || link.includes(` href="${releaseUrl}`);
}

/**
 * Takes the page out of a document, and leaves the frame: header, breadcrumb and footer. With this data the shell
 * hydrates the frame alone.
 *
 * @param html - the document
 * @param data - the data of the frame
 * @param releaseUrl - the URL of the files of the page's release
 */
export function toFrame(html: string, data: object, releaseUrl: string): string {
  const start = html.indexOf('>', html.indexOf(`<div ${PAGE_ATTRIBUTE}="`)) + 1;
  const end = html.lastIndexOf(`</div><template ${PAGE_END_ATTRIBUTE}`);
  const frame = start > 0 && end > start ? html.slice(0, start) + html.slice(end) : html;
  return frame
    .replace(DATA_ELEMENT, () => toDataElement(data))
    .replace(new RegExp(`<style ${REMOTE_STYLE_ATTRIBUTE}="[^]*?</style>`), '')
    .replace(/<link rel="preload"[^>]*>/g, (link) => (isForPage(link, releaseUrl) ? '' : link));
}
