import http from 'node:http';
import { listenLocally } from '@portfolio/testing/browser';
import type { ShellPaths } from '../../compose/shell-build/paths';
import { serveSite, type SiteServer } from '../../compose/host/server/siteServer';

/** A fault in the responses to some requests. */
export interface Fault {
  path: (path: string) => boolean;
  kind: 'missing' | 'broken' | 'reset' | 'cut short' | 'one byte changed' | 'hangs';
}

/** A server on one URL that can switch to another composition, return faulty files, or go down. */
export interface ChangingSite {
  readonly url: string;
  /** Paths requested since the last call. */
  takeRequests(): string[];
  /** Paths, once for each time that their content was sent: not if the browser was told that its copy is still right. */
  readonly sent: readonly string[];
  show(site: ShellPaths): Promise<void>;
  /** Responds to one path with a text, even if the site has a file there. */
  replace(path: string, content: string): void;
  /** Requests that still hang because of the previous fault are aborted. */
  fail(fault: Fault | null): void;
  setDown(isDown: boolean): void;
  close(): Promise<void>;
}

/** Starts a server that is up and serves the given site. */
export async function serveChangingSite(first: ShellPaths): Promise<ChangingSite> {
  const sites = new Map<string, SiteServer>();
  const replaced = new Map<string, string>();
  let current: SiteServer | undefined;
  let fault: Fault | null = null;
  let isDown = false;
  let requests: string[] = [];
  const sent: string[] = [];
  let hanging: http.ServerResponse[] = [];

  const server = http.createServer((request, response) => {
    const path = request.url ?? '/';
    requests.push(path);
    const text = replaced.get(path);
    const kind = fault?.path(path) === true ? fault.kind : null;
    if (isDown || kind === 'reset') response.destroy();
    else if (kind === 'hangs') hanging.push(response);
    else if (text !== undefined) response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text);
    else if (kind === 'missing') response.writeHead(404).end('Not here');
    else if (kind === 'broken') response.writeHead(500).end('Broken');
    else
      forward(`${current?.url}${path}`, request, response, kind, () => {
        if (response.statusCode !== 304) sent.push(path);
      });
  });

  const { url, close } = await listenLocally(server);
  const site: ChangingSite = {
    url,
    sent,
    takeRequests() {
      const taken = requests;
      requests = [];
      return taken;
    },
    async show(paths) {
      current = sites.get(paths.site) ?? (await serveSite({ site: paths.site, port: 0 }));
      sites.set(paths.site, current);
    },
    replace: (path, content) => void replaced.set(path, content),
    fail(next) {
      fault = next;
      for (const response of hanging) response.destroy();
      hanging = [];
    },
    setDown(next) {
      isDown = next;
      if (isDown) server.closeAllConnections();
    },
    async close() {
      await close();
      for (const one of sites.values()) await one.close();
    },
  };
  await site.show(first);
  return site;
}

function forward(
  url: string,
  { method, headers }: http.IncomingMessage,
  response: http.ServerResponse,
  kind: Fault['kind'] | null,
  handleAnswer: () => void,
): void {
  // Request the uncompressed file: changing a byte of a compressed one would merely make it unreadable.
  const asked = kind === null ? headers : { ...headers, 'accept-encoding': 'identity' };
  http
    .request(url, { method, headers: asked }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.concat(chunks);
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        handleAnswer();
        if (kind === 'cut short') {
          response.write(body.subarray(0, body.length / 2), () => response.destroy());
          return;
        }
        if (kind === 'one byte changed' && body.length > 0) body[body.length - 1] = 0x20 ^ (body.at(-1) ?? 0);
        response.end(body);
      });
    })
    .on('error', () => response.destroy())
    .end();
}
