import { once } from 'node:events';
import http from 'node:http';
import { toIntegrity } from '@portfolio/registry';
import { listenLocally } from '@portfolio/testing/browser';
import { serveSite } from '../../../compose/host/server/siteServer';
import { type Fault, PORTAL_PATH } from './faultKinds';
import type { FaultRow } from './faultRows';

/** A site with one faulty file. */
export interface FaultServer {
  url: string;
  /** Makes the file faulty from now on. */
  inject(row: FaultRow, fault: Fault): Promise<void>;
  /** Releases waiting and future requests. */
  releaseRequests(): void;
  /** Makes all files correct from now on; waiting requests keep waiting. */
  repair(): void;
  /** Number of faulty responses. */
  countFaults(): number;
  /** Waits until no request is pending, except those that are held back. */
  whenIdle(): Promise<void>;
  /** Fetches a file in its correct form. */
  fetchFile(url: string): Promise<{ status: number; headers: Record<string, string>; body: Buffer }>;
  close(): Promise<void>;
}

/** Serves a composed site through a proxy that makes one file faulty, as a network, a host or a release would. */
export async function serveFaults(site: string): Promise<FaultServer> {
  const upstream = await serveSite({ site, port: 0 });
  let atFault: { row: FaultRow; fault: Fault } | null = null;
  let derived: ((pathname: string, text: string) => string) | null = null;
  let count = 0;
  const pendingResponses = new Set<http.ServerResponse>();
  const waiting = new Set<() => void>();

  async function fetchFile(url: string) {
    const answered = await fetch(upstream.url + url, {
      headers: { 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    const dropped = [
      'content-length',
      'transfer-encoding',
      'connection',
      'keep-alive',
      'etag',
      'last-modified',
    ];
    return {
      status: answered.status,
      headers: Object.fromEntries([...answered.headers].filter(([name]) => !dropped.includes(name))),
      body: Buffer.from(await answered.arrayBuffer()),
    };
  }

  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', upstream.url);
    if (pathname === PORTAL_PATH) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in</h1>');
      return;
    }
    if (derived !== null) {
      const isText = /\.js$|\/[^.]*$/.test(pathname) || pathname === atFault?.row.url;
      if (!isText) return pipeFrom(upstream.url, request, response);
      if (pathname === atFault?.row.url) count += 1;
      const { status, headers, body } = await fetchFile(request.url ?? '/');
      // The policy contains the hashes too.
      const rehashed = Object.entries(headers).map(([name, value]) => [name, derived?.('', value) ?? value]);
      response.writeHead(status, Object.fromEntries(rehashed)).end(derived(pathname, body.toString()));
      return;
    }
    const { row, fault } = atFault ?? {};
    if (row === undefined || fault === undefined || pathname !== row.url)
      return pipeFrom(upstream.url, request, response);
    count += 1;
    if (fault.isOnce) atFault = null;
    if (fault.inject === undefined) {
      pendingResponses.delete(response);
      await new Promise<void>((resolve) => waiting.add(resolve));
      return pipeFrom(upstream.url, request, response);
    }
    fault.inject({ ...(await fetchFile(request.url ?? '/')), response, row });
    // A response without an end must not be waited for.
    if (fault.isEndless) pendingResponses.delete(response);
  }

  const front = await listenLocally(
    http.createServer((request, response) => {
      pendingResponses.add(response);
      response.on('close', () => pendingResponses.delete(response));
      respond(request, response).catch((error: unknown) => response.destroy(error as Error));
    }),
  );
  return {
    url: front.url,
    async inject(row, fault) {
      count = 0;
      derived = fault.release === undefined ? null : await derive(row, fault.release, fetchFile);
      atFault = { row, fault };
    },
    releaseRequests() {
      atFault = null;
      for (const go of waiting) go();
      waiting.clear();
    },
    repair() {
      atFault = null;
      derived = null;
    },
    countFaults: () => count,
    async whenIdle() {
      // A response may cause further requests a moment later.
      for (let quiet = 0; quiet < 3; quiet = pendingResponses.size > 0 ? 0 : quiet + 1)
        await new Promise((resolve) => setTimeout(resolve, 8));
    },
    fetchFile,
    async close() {
      await front.close();
      await upstream.close();
    },
  };
}

/** Derives the release as if the file had been built with the fault: files that contain its hash get the new one. */
async function derive(
  row: FaultRow,
  change: NonNullable<Fault['release']>,
  fetchFile: FaultServer['fetchFile'],
): Promise<(pathname: string, text: string) => string> {
  const hashes = new Map<string, string>();
  const rehash = (text: string) =>
    [...hashes].reduce((result, [before, after]) => result.replaceAll(before, after), text);
  const texts = new Map<string, string>();
  for (const url of [row.url, ...row.carriers]) {
    const before = (await fetchFile(url)).body.toString();
    const after = url === row.url ? change(before, row) : rehash(before);
    if (after === null) throw new Error(`Nothing like this can be released: ${url}.`);
    texts.set(url, after);
    hashes.set(toIntegrity(before), toIntegrity(after));
  }
  return (pathname, text) => texts.get(pathname) ?? rehash(text);
}

async function pipeFrom(
  upstreamUrl: string,
  request: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const { method, headers, url } = request;
  const passed = http.request(upstreamUrl + url, { method, headers });
  request.pipe(passed);
  const [answered] = (await once(passed, 'response')) as [http.IncomingMessage];
  response.writeHead(answered.statusCode ?? 500, answered.headers);
  answered.pipe(response);
}
