import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const PART_LENGTH = 300;
const PAUSE_MS = 40;
/** The rest of a document, below the first screen, comes at once. */
const SLOW_LENGTH = 14_000;

/** A site whose documents arrive in parts, as on a slow network. */
export interface SiteInParts {
  url: string;
  close(): void;
}

/**
 * Serves a site so that the body of each document arrives in parts of 300 characters, every 40 ms.
 *
 * @param siteUrl - origin of the site
 */
export async function serveInParts(siteUrl: string): Promise<SiteInParts> {
  const server = http.createServer((request, response) => void answer(siteUrl, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function answer(
  siteUrl: string,
  { url = '/', headers: { accept = '*/*' } }: http.IncomingMessage,
  response: http.ServerResponse,
): Promise<void> {
  const source = await fetch(siteUrl + url, { headers: { accept, 'accept-encoding': 'identity' } });
  const body = Buffer.from(await source.arrayBuffer());
  const type = source.headers.get('content-type') ?? '';
  const policy = source.headers.get('content-security-policy') ?? '';
  response.writeHead(source.status, { 'content-type': type, 'content-security-policy': policy });
  if (type.startsWith('text/html')) {
    const text = body.toString();
    const start = text.indexOf('<body>');
    const end = start + SLOW_LENGTH;
    response.write(text.slice(0, start));
    for (let at = start; at < end; at += PART_LENGTH) {
      response.write(text.slice(at, Math.min(at + PART_LENGTH, end)));
      await pause(PAUSE_MS);
    }
    response.end(text.slice(end));
  } else response.end(body);
}
