import http from 'node:http';
import { listenLocally } from '@portfolio/testing/browser';
import { serveSite } from '../../compose/host/server/siteServer';

/** What a network or a host makes of an answer. */
export const SHELL_FAULTS = [
  'one byte changed, and cached',
  'a page in its place, and cached',
  'not found',
  'out of order',
  'cut',
  'reset',
  'hangs',
] as const;
export type ShellFault = (typeof SHELL_FAULTS)[number];

/** A site some of whose files are at fault. */
export interface ShellFaultServer {
  url: string;
  /** From now on all files are right; what hangs goes on hanging. */
  repair(): void;
  /** How many answers were at fault. */
  countFaults(): number;
  close(): Promise<void>;
}

interface ShellFaultOptions {
  site: string;
  /** The path of the files at fault. */
  files: RegExp;
  fault: ShellFault;
  /** So many answers are at fault; without it, all are. */
  times?: number;
}

/** Serves a composed site through a front that spoils files of the shell. */
export async function serveShellFault({
  site,
  files,
  fault,
  times = Infinity,
}: ShellFaultOptions): Promise<ShellFaultServer> {
  const upstream = await serveSite({ site, port: 0 });
  let left = times;
  let count = 0;

  async function respond(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const path = request.url ?? '/';
    const answer = await fetch(upstream.url + path, {
      headers: { accept: request.headers.accept ?? '*/*', 'accept-encoding': 'identity' },
      redirect: 'manual',
    });
    const headers = Object.fromEntries(
      [...answer.headers].filter(
        ([name]) => !['connection', 'keep-alive', 'transfer-encoding'].includes(name),
      ),
    );
    const body = Buffer.from(await answer.arrayBuffer());
    if (left <= 0 || !files.test(new URL(path, upstream.url).pathname)) {
      response.writeHead(answer.status, headers).end(body);
      return;
    }
    left -= 1;
    count += 1;
    spoil(fault, { response, headers, body });
  }

  const front = await listenLocally(
    http.createServer((request, response) => {
      respond(request, response).catch((error: unknown) => response.destroy(error as Error));
    }),
  );
  return {
    url: front.url,
    repair() {
      left = 0;
    },
    countFaults: () => count,
    async close() {
      await front.close();
      await upstream.close();
    },
  };
}

interface Answer {
  response: http.ServerResponse;
  headers: Record<string, string>;
  body: Buffer;
}

function spoil(fault: ShellFault, { response, headers, body }: Answer): void {
  const { 'content-length': _length, ...others } = headers;
  switch (fault) {
    case 'one byte changed, and cached':
      body[body.length - 1] = (body.at(-1) ?? 0) ^ 1;
      response.writeHead(200, headers).end(body);
      return;
    case 'a page in its place, and cached':
      response
        .writeHead(200, { ...others, 'content-type': 'text/html' })
        .end('<!doctype html><title>Sign in</title>');
      return;
    case 'not found':
      response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>Not found</title>');
      return;
    case 'out of order':
      response.writeHead(503, { 'content-type': 'text/plain' }).end('Try later.');
      return;
    case 'cut':
      response.writeHead(200, headers).write(body.subarray(0, body.length / 2), () => response.destroy());
      return;
    case 'reset':
      response.destroy();
      return;
    case 'hangs':
  }
}
