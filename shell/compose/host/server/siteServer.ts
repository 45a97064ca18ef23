import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { SiteError } from '@portfolio/contract';
import { toContentType } from '@portfolio/registry';
import { getHeaders, SITE_INDEX_FILE, type SiteIndex } from '../../site/siteIndex';
import { fillDevRules, readDevOrigins } from './readDevOrigins';
import { resolveRequest } from './resolveRequest';
import { sendFile } from './sendFile';

/** A running server of a composed site. */
export interface SiteServer {
  url: string;
  close(): Promise<void>;
}

/** Where the functions answer. */
const API_PREFIX = '/api/';

interface SiteServerOptions {
  /** Folder of the composed site. */
  site: string;
  /** 0 takes a free one. */
  port: number;
  host?: string;
  /**
   * Lets a maintainer's browser load remotes from dev servers of this machine: those its cookie names, which the
   * override panel sets. No service worker then stands between. Off by default, and then such a cookie changes nothing.
   */
  canUseDevServers?: boolean;
  /** Answers everything under `/api/`; without it those paths are not found. */
  api?: (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;
}

/**
 * Serves a composed site as a static host would: canonical redirects, 404 status, compressed copies, header rules.
 * Each request is answered from one composition: the one that was live when it came.
 *
 * @throws {SiteError} code `NOT_COMPOSED` or `PORT_TAKEN`
 */
export async function serveSite({
  site,
  port,
  host = '127.0.0.1',
  api,
  canUseDevServers = false,
}: SiteServerOptions): Promise<SiteServer> {
  const findComposition = createCompositionFinder(site);
  findComposition();
  const server = http.createServer((request, response) => {
    if (api !== undefined && request.url?.startsWith(API_PREFIX)) {
      void api(request, response);
      return;
    }
    try {
      answer({ ...findComposition(), canUseDevServers }, request, response);
    } catch (error) {
      console.error(error);
      response
        .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end('The server failed to answer.');
    }
  });
  await listen(server, port, host);
  const address = server.address();
  const usedPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${usedPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Finds the live composition. Its index is read once: on a large site it is megabytes. */
function createCompositionFinder(site: string): () => Pick<AnswerOptions, 'site' | 'index'> {
  let known: { key: string; index: SiteIndex } | undefined;
  return () => {
    // The link is followed once: all that this request reads is in the folder that it named.
    const folder = fs.existsSync(site) ? fs.realpathSync.native(site) : site;
    const file = path.join(folder, SITE_INDEX_FILE);
    const stats = fs.statSync(file, { throwIfNoEntry: false });
    if (stats === undefined)
      throw new SiteError(
        `Failed to serve ${site}: there is no composed site. Run "npm run compose" first.`,
        'NOT_COMPOSED',
      );
    const key = `${folder} ${stats.ino} ${stats.mtimeMs} ${stats.size}`;
    if (known?.key !== key) known = { key, index: JSON.parse(fs.readFileSync(file, 'utf8')) as SiteIndex };
    return { site: folder, index: known.index };
  };
}

function listen(server: http.Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new SiteError(
              `Failed to listen on ${host}:${port}: the port is taken. Choose another one with PORT=<number>.`,
              'PORT_TAKEN',
              { cause },
            )
          : cause,
      ),
    );
    server.listen(port, host, resolve);
  });
}

/** A path that begins with two slashes would be read as a host. */
function toUrl(target: string): URL {
  return new URL(target.startsWith('//') ? `http://localhost${target}` : target, 'http://localhost');
}

/** The host that was asked; none that could say more than a host in a header. */
function findHost({ headers: { host = '' } }: http.IncomingMessage): string | undefined {
  return /^[\w.:[\]-]+$/.test(host) ? host : undefined;
}

interface AnswerOptions {
  /** Folder of the composition. */
  site: string;
  index: SiteIndex;
  canUseDevServers: boolean;
}

function answer(
  { site, index, canUseDevServers }: AnswerOptions,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): void {
  const url = toUrl(request.url ?? '/');
  const host = findHost(request);
  const { devServers } = index;
  const devOrigins = canUseDevServers ? readDevOrigins(devServers, request.headers.cookie) : [];
  // A page that the browser has came with another policy, which it would use again.
  if (devOrigins.length > 0) delete request.headers['if-none-match'];
  const rules = devOrigins.length > 0 ? fillDevRules(devServers, devOrigins) : index.headers;
  if (canUseDevServers)
    for (const [name, value] of Object.entries(devServers.announcement)) response.setHeader(name, value);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...getHeaders(rules, url.pathname, host), Allow: 'GET, HEAD' }).end();
    return;
  }
  const isFile = (file: string) =>
    fs.statSync(path.join(site, file), { throwIfNoEntry: false })?.isFile() === true;
  const found = resolveRequest(url.pathname, index, isFile);
  if (found.kind === 'redirect') {
    response
      .writeHead(308, { ...getHeaders(rules, url.pathname, host), Location: found.location + url.search })
      .end();
    return;
  }
  const headers = getHeaders(rules, found.status === 404 ? '/404' : url.pathname, host);
  if (devOrigins.length > 0) headers['Cache-Control'] = 'no-store';
  if (canUseDevServers && url.pathname === devServers.serviceWorker.url) {
    const script = devServers.serviceWorker.prefix + fs.readFileSync(path.join(site, found.file), 'utf8');
    response.writeHead(found.status, { ...headers, 'Content-Type': toContentType(found.file) }).end(script);
    return;
  }
  sendFile({ file: path.join(site, found.file), status: found.status, headers, request, response });
}
