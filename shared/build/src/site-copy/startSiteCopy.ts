import { randomUUID } from 'node:crypto';
import http from 'node:http';
import {
  COMPOSITION_URL,
  DEV_SERVERS_ALLOWED,
  DEV_SERVERS_HEADER,
  type RemoteModule,
} from '@portfolio/contract';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { listen } from '../listen';
import { servePage } from './servePage';
import { addToFacts } from './localPages';
import { createOverrideScript } from './overrideScript';
import { LIMIT_MS, type SiteFacts } from './readDeployedSite';

const HOST = '127.0.0.1';

/** Replaces the service worker of the site, which would respond with cached pages. */
const WORKER_FILE = '/sw.js';
const NO_WORKER = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.registration.unregister()));
`;

interface SiteCopyOptions {
  /** The origin of the deployed site. */
  site: string;
  facts: SiteFacts;
  id: string;
  /** The origin of the remote's dev server. */
  devOrigin: string;
  port: number;
  /** The description of the remote in its current sources. */
  loadLocal: () => Promise<Pick<RemoteModule, 'catalogue' | 'connectOrigins'>>;
}

/**
 * Serves a deployed site with a local remote in it, on this machine only. Files, data and other remotes come from the
 * deployed site, unchanged.
 */
export async function startSiteCopy(
  options: SiteCopyOptions,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { site, facts, id, devOrigin, port, loadLocal } = options;
  const url = `http://${HOST}:${port}`;
  const remote = { id, devOrigin };
  const script = createOverrideScript(id, devOrigin, randomUUID());
  const releaseUrl = facts.remotes.find((one) => one.id === id)?.baseUrl ?? `${devOrigin}/`;
  const proxy = createProxyMiddleware({
    target: site,
    changeOrigin: true,
    autoRewrite: true,
    protocolRewrite: 'http',
    logLevel: 'silent',
    onError: (error, _request, response) =>
      refuse(response as http.ServerResponse, 502, describe(site, error)),
  });

  async function handle(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { headers, method } = request;
    if (!isOwnHost(headers.host, port)) {
      refuse(response, 403, `This address is ${url}. Open it under this name.`);
      return;
    }
    const target = new URL(request.url ?? '/', url);
    const askSite = (path: string) =>
      fetch(site + path, {
        redirect: 'manual',
        headers: { accept: 'text/html', cookie: headers.cookie ?? '' },
        signal: AbortSignal.timeout(LIMIT_MS),
      });
    if (target.pathname === WORKER_FILE) {
      send(response, 200, { 'content-type': 'text/javascript; charset=utf-8' }, NO_WORKER);
    } else if (target.pathname === COMPOSITION_URL) {
      const now = (await (await askSite(COMPOSITION_URL)).json()) as SiteFacts;
      const { catalogue } = await loadLocal();
      send(
        response,
        200,
        { 'content-type': 'application/json; charset=utf-8', [DEV_SERVERS_HEADER]: DEV_SERVERS_ALLOWED },
        JSON.stringify(addToFacts(now, remote, catalogue)),
      );
    } else if (method === 'GET' && headers.accept?.includes('text/html') === true) {
      const page = await servePage(
        { url: target, isFetched: headers['sec-fetch-dest'] === 'empty' },
        { remote, local: await loadLocal(), script, releaseUrl, askSite },
      );
      send(response, page.status, { ...page.headers, ...toOwnLocation(page.headers, site) }, page.body);
    } else {
      await proxy(request as never, response as never, () => {});
    }
  }

  const server = http.createServer((request, response) => {
    handle(request, response).catch((error: unknown) => refuse(response, 502, describe(site, error)));
  });
  await listen(server, port, HOST);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Prevents DNS rebinding: another site could point its host name here, and would then count as same-origin. */
function isOwnHost(host: string | undefined, port: number): boolean {
  return host === `${HOST}:${port}` || host === `localhost:${port}`;
}

/** A redirect within the site stays in the local copy. */
function toOwnLocation({ location }: Record<string, string>, site: string): Record<string, string> {
  return location?.startsWith(`${site}/`) === true ? { location: location.slice(site.length) } : {};
}

function send(
  response: http.ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string | Buffer,
): void {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body);
}

function refuse(response: http.ServerResponse, status: number, text: string): void {
  if (response.headersSent) response.destroy();
  else send(response, status, { 'content-type': 'text/plain; charset=utf-8' }, `${text}\n`);
}

function describe(site: string, error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string }; message: string };
  return `${site} did not answer: ${cause?.code ?? message}. Check whether the site is up, and load the page again.`;
}
