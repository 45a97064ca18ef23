import { once } from 'node:events';
import http from 'node:http';
import { toIntegrity } from '@portfolio/registry';
import { listenLocally } from '@portfolio/testing/browser';
import { serveSite } from '../../../compose/host/server/siteServer';
import type { FaultAnswer } from './faultKinds';
import type { FaultTarget } from './faultTargets';

/** A site one file of which is at fault. */
export interface FaultServer {
  url: string;
  /** Lets go what waits. */
  letGo(): void;
  /** From now on the file is right; what waits goes on waiting. */
  mend(): void;
  /** How often the file was asked for. */
  countRequests(): number;
  close(): Promise<void>;
}

type Respond = (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void>;

/** Serves a composed site through a front that spoils one file, as a network or a host would. */
export async function serveFault(
  site: string,
  target: FaultTarget,
  answer: FaultAnswer,
): Promise<FaultServer> {
  const upstream = await serveSite({ site, port: 0 });
  const waiting = new Set<() => void>();
  let isFaulty = true;
  let requests = 0;

  const fetchText = async (url: string) => {
    const answered = await fetch(upstream.url + url, { headers: { 'accept-encoding': 'identity' } });
    return {
      headers: getPassedHeaders(answered.headers),
      status: answered.status,
      text: await answered.text(),
    };
  };
  const pass: Respond = (request, response) => pipeFrom(upstream.url, request, response);
  const derived = answer.do === 'release' ? await derive(target, answer, fetchText) : null;

  const respond: Respond = async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', upstream.url);
    if (derived !== null) {
      const isText =
        pathname === target.url || pathname === target.entryUrl || !/\.[a-z0-9]+$/.test(pathname);
      if (!isText) return pass(request, response);
      const { headers, status, text } = await fetchText(request.url ?? '/');
      if (pathname === target.url) requests += 1;
      // The policy names the hashes too.
      const rehashed = Object.entries(headers).map(([name, value]) => [name, derived('', value)]);
      response.writeHead(status, Object.fromEntries(rehashed)).end(derived(pathname, text));
      return;
    }
    if (pathname !== target.url) return pass(request, response);
    requests += 1;
    if (!isFaulty) return pass(request, response);
    if (answer.do === 'hold') {
      await new Promise<void>((resolve) => waiting.add(resolve));
      return pass(request, response);
    }
    if (answer.do === 'answer') {
      response.writeHead(answer.status, { 'content-type': answer.contentType }).end(answer.body);
      return;
    }
    const { headers, text } = await fetchText(pathname);
    if (answer.do === 'change') {
      response.writeHead(200, headers).end(answer.change(text));
      return;
    }
    response.writeHead(200, { ...headers, 'content-length': Buffer.byteLength(text) });
    response.write(text.slice(0, text.length / 2), () => response.destroy());
  };

  const server = http.createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const { url, close } = await listenLocally(server);
  return {
    url,
    letGo() {
      for (const go of waiting) go();
      waiting.clear();
    },
    mend() {
      isFaulty = false;
    },
    countRequests: () => requests,
    async close() {
      await close();
      await upstream.close();
    },
  };
}

/** The release as it would be had the file been built like this: the entry names its hash, and pages the entry's. */
async function derive(
  target: FaultTarget,
  { change }: Extract<FaultAnswer, { do: 'release' }>,
  fetchText: (url: string) => Promise<{ text: string }>,
): Promise<(pathname: string, text: string) => string> {
  const { integrity, url, entryUrl } = target;
  const file = change((await fetchText(url)).text, target);
  const hashes = new Map([[integrity.file, toIntegrity(file)]]);
  const rehash = (text: string) =>
    [...hashes].reduce((result, [before, after]) => result.replaceAll(before, after), text);
  const texts = new Map([[url, file]]);
  if (url !== entryUrl) {
    const entry = rehash((await fetchText(entryUrl)).text);
    texts.set(entryUrl, entry);
    hashes.set(integrity.entry, toIntegrity(entry));
  }
  return (pathname, text) => texts.get(pathname) ?? rehash(text);
}

function getPassedHeaders(headers: Headers): Record<string, string> {
  const dropped = ['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'etag'];
  return Object.fromEntries([...headers].filter(([name]) => !dropped.includes(name)));
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
