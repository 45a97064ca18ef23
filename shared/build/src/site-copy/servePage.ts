import { type CatalogueEntry, type RemoteModule, toPathKey } from '@portfolio/contract';
import {
  FRAME_SCRIPT,
  listPaged,
  type LocalRemote,
  type PagedEntry,
  toFrameData,
  toFramePath,
  toLocalData,
  toLocalDocument,
} from './localPages';
import { type Allowance, type LocalRights, relaxHeaders } from './relaxHeaders';
import {
  findStartTag,
  readSiteData,
  relaxDocument,
  setRights,
  type SitePageData,
  toFrame,
} from './siteDocument';

/** A response to a request for a page. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  /** Bytes for a file that is opened in a tab, such as a picture. */
  body: string | Buffer;
}

interface PageRequest {
  url: URL;
  /** True if the shell fetches the page, false if the browser loads a document. */
  isFetched: boolean;
}

interface ServeOptions {
  remote: LocalRemote;
  /** The sources as they are now. */
  local: Pick<RemoteModule, 'catalogue' | 'connectOrigins'>;
  /** The inline script that makes the browser use the local remote. */
  script: string;
  /** The URL of the files of the deployed release. */
  releaseUrl: string;
  /** Requests a path of the deployed site. */
  askSite: (path: string) => Promise<Response>;
}

/** A page without rights, whose frame also surrounds pages that the site does not have. */
const FRAME_PATH = '/work';

/**
 * Responds to a request for a page. Pages of the local remote come in two steps: the document is the frame of the
 * deployed page, from which the shell fetches the data of the page, and renders it with the local code. All others are
 * the deployed ones.
 */
export async function servePage(
  { url, isFetched }: PageRequest,
  options: ServeOptions,
): Promise<PageResponse> {
  const { remote, local, script, askSite } = options;
  const { pathname, search } = url;
  const entry = findEntry(local.catalogue, pathname);
  const { devOrigin } = remote;
  if (entry === undefined)
    return passOn(await askSite(pathname + search), { devOrigin, script, rights: null });
  const { path } = entry;
  const isFrame = pathname === toFramePath(path);
  if (pathname !== path && !isFrame) return redirectTo(path + search);
  if (!isFrame && !isFetched) return redirectTo(toFramePath(path) + search);

  const rights = toRights(entry, local);
  const frame = await askFrame(path, options);
  if (frame.data === null) return passOn(frame.response, { devOrigin, script, rights }, frame.html);
  const html = setRights(frame.html, rights);
  if (isFetched) {
    const data = toLocalData(entry, local.catalogue, remote, frame.isOfPage ? frame.data : null);
    return {
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
      body: toLocalDocument(data, findStartTag(html)),
    };
  }
  const frameHtml = toFrame(html, toFrameData(frame.data, path), options.releaseUrl);
  return passOn(frame.response, { devOrigin, script: `${script};${FRAME_SCRIPT}`, rights }, frameHtml);
}

/** Paths match case-insensitively, and with a slash at the end. */
function findEntry(catalogue: readonly CatalogueEntry[], pathname: string): PagedEntry | undefined {
  const key = toPathKey(pathname);
  return listPaged(catalogue).find(({ path }) => path.toLowerCase() === key);
}

/** The rights of a page according to its sources, as the composer would allow them. */
function toRights(
  { connectOrigins = [], permissions = [] }: PagedEntry,
  { connectOrigins: ofAll = [] }: ServeOptions['local'],
): LocalRights {
  return { connectOrigins: [...new Set([...ofAll, ...connectOrigins])], permissions };
}

/** A document of the site, with its data. */
interface Frame {
  /** Has the headers of a page without rights. */
  response: Response;
  html: string;
  /** Null if it is no page of the site. */
  data: SitePageData | null;
  /** False if the site does not have the page: the document is another one. */
  isOfPage: boolean;
}

async function askFrame(path: string, { askSite }: ServeOptions): Promise<Frame> {
  const [own, other] = await Promise.all([askSite(path), askSite(FRAME_PATH)]);
  const [ownHtml, otherHtml] = await Promise.all([own.text(), other.text()]);
  const isOfPage = own.status === 200;
  const html = isOfPage ? ownHtml : otherHtml;
  const data = await readSiteData(html, async (url) => (await askSite(url)).json());
  return { response: other.status === 200 ? other : own, html, data, isOfPage };
}

async function passOn(response: Response, allowance: Allowance, html?: string): Promise<PageResponse> {
  const isDocument =
    html !== undefined || response.headers.get('content-type')?.startsWith('text/html') === true;
  return {
    status: response.status,
    headers: relaxHeaders(response.headers, allowance),
    body: isDocument
      ? relaxDocument(html ?? (await response.text()), allowance)
      : Buffer.from(await response.arrayBuffer()),
  };
}

function redirectTo(location: string): PageResponse {
  return { status: 302, headers: { location, 'cache-control': 'no-store' }, body: '' };
}
