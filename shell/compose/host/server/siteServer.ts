import fs from 'node:fs';
import type http from 'node:http';
import path from 'node:path';
import { listen } from '@portfolio/build/listen';
import { SiteError } from '@portfolio/contract';
import { toContentType } from '@portfolio/registry';
import { getHeaders, SITE_INDEX_FILE, type SiteIndex } from '../../site/siteIndex';
import { createServer, type RefusalResponse } from '../../../http/createServer';
import { isLoopback } from '../../../http/isLoopback';
import { readTarget } from '../../../http/readRequest';
import { fillDevRules, readDevOrigins } from './readDevOrigins';
import { NOT_FOUND_PATH, resolveRequest } from './resolveRequest';
import { sendFile } from './sendFile';

/** A running server of a composed site. */
export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

/** Path prefix of the API. */
const API_PREFIX = '/api/';

/** Only this machine reaches the server. */
const HOST = '127.0.0.1';

/** Used in headers if the request names no host. */
const UNNAMED_HOST = 'localhost';

interface SiteServerOptions {
  /** Folder of the composed site. */
  site: string;
  /** 0 picks a free port. */
  port: number;
  /**
   * Lets a maintainer's browser load remotes from local dev servers, as chosen in the override panel, which sets a
   * cookie. The service worker is then disabled. Off by default: the cookie is ignored.
   */
  canUseDevServers?: boolean;
  /** Handles everything under `/api/`; without it, those paths are not found. */
  api?: (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;
  /** Closes the server; by default at once, without waiting for pending requests. */
  closeServer?: (server: http.Server) => Promise<void>;
}

/**
 * Checks that there is a site to serve.
 *
 * @throws {SiteError} code `NOT_COMPOSED`
 */
export function assertComposed(site: string): void {
  createCompositionFinder(site)();
}

/**
 * Serves a composed site as a static host would: canonical redirects, 404 status, compressed copies, header rules.
 * Each request is served from a single composition: the one that was live when it arrived.
 *
 * @throws {SiteError} code `NOT_COMPOSED` or `PORT_TAKEN`
 */
export async function serveSite({
  site,
  port,
  api,
  canUseDevServers = false,
  closeServer = closeAtOnce,
}: SiteServerOptions): Promise<SiteServer> {
  const findComposition = createCompositionFinder(site);
  let latest = findComposition();
  const server = createServer({
    listener(request, response) {
      const url = readTarget(request.url ?? '/');
      if (api !== undefined && url.pathname.startsWith(API_PREFIX)) {
        void api(request, response);
        return;
      }
      latest = findComposition();
      serveRequest({ ...latest, canUseDevServers }, url, request, response);
    },
    toResponse: ({ message }) => toRefusalResponse(latest.index, message),
    // Prevents DNS rebinding: another site could point its host name here, and its pages would count as same-origin.
    isKnownHost: isLoopback,
  });
  const url = await listen(server, port, HOST);
  return { url, close: () => closeServer(server) };
}

function closeAtOnce(server: http.Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function toRefusalResponse({ headers }: SiteIndex, message: string): RefusalResponse {
  return {
    headers: {
      ...getHeaders(headers, NOT_FOUND_PATH, UNNAMED_HOST),
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    },
    body: `${message}\n`,
  };
}

/**
 * Creates a function that finds the live composition. Its index may be megabytes, so it is read once per composition.
 */
function createCompositionFinder(site: string): () => Pick<ServeOptions, 'site' | 'index'> {
  let known: { key: string; index: SiteIndex } | undefined;
  return () => {
    // The link is resolved once, so the whole request reads from one folder.
    const folder = fs.existsSync(site) ? fs.realpathSync.native(site) : site;
    const file = path.join(folder, SITE_INDEX_FILE);
    const stats = fs.statSync(file, { throwIfNoEntry: false });
    if (stats === undefined)
      throw new SiteError(
        `Failed to serve ${site}: there is no composed site. Run "npm run compose" first, or name the folder of a composed site.`,
        'NOT_COMPOSED',
      );
    const key = `${folder} ${stats.ino} ${stats.mtimeMs} ${stats.size}`;
    if (known?.key !== key) known = { key, index: JSON.parse(fs.readFileSync(file, 'utf8')) as SiteIndex };
    return { site: folder, index: known.index };
  };
}

interface ServeOptions {
  /** Folder of the composition. */
  site: string;
  index: SiteIndex;
  canUseDevServers: boolean;
}

function serveRequest(
  { site, index, canUseDevServers }: ServeOptions,
  url: URL,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void {
  // HTTP/1.0 requests may have no Host header.
  const { host = UNNAMED_HOST } = request.headers;
  const { devServers } = index;
  const devOrigins = canUseDevServers ? readDevOrigins(devServers, request.headers.cookie) : [];
  // A 304 would make the browser reuse a cached page with its old policy.
  if (devOrigins.length > 0) delete request.headers['if-none-match'];
  const rules = devOrigins.length > 0 ? fillDevRules(devServers, devOrigins) : index.headers;
  if (canUseDevServers)
    for (const [name, value] of Object.entries(devServers.announcement)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response
      .writeHead(405, { ...getHeaders(rules, url.pathname, host), Allow: 'GET, HEAD', 'Content-Length': 0 })
      .end();
    return;
  }
  const found = resolveRequest(url.pathname, index, (file) => isFile(path.join(site, file)));
  if (found.kind === 'redirect') {
    response
      .writeHead(308, {
        ...getHeaders(rules, url.pathname, host),
        Location: found.location + url.search,
        'Content-Length': 0,
      })
      .end();
    return;
  }
  const headers = getHeaders(rules, found.path, host);
  if (devOrigins.length > 0) headers['Cache-Control'] = 'no-store';
  if (canUseDevServers && found.path === devServers.serviceWorker.url) {
    const script = devServers.serviceWorker.prefix + fs.readFileSync(path.join(site, found.file), 'utf8');
    response.writeHead(found.status, { ...headers, 'Content-Type': toContentType(found.file) }).end(script);
    return;
  }
  sendFile({ file: path.join(site, found.file), status: found.status, headers, request, response });
}

function isFile(file: string): boolean {
  try {
    return fs.statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  } catch (error) {
    // No such file: the name is too long for the system to look up, or a part of the path before its end is a file.
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENAMETOOLONG' || code === 'ENOTDIR') return false;
    throw error;
  }
}
