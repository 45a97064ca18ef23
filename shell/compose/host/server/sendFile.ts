import fs from 'node:fs';
import type http from 'node:http';
import { toContentType } from '@portfolio/registry';
import Negotiator from 'negotiator';
import send from 'send';

/** The compressed copies of a file, the smaller one first. */
const EXTENSIONS: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** The types lack this option: the preferred encoding if the client accepts several equally. */
interface Preferring {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

interface SendOptions {
  file: string;
  status: 200 | 404;
  headers: Record<string, string>;
  request: http.IncomingMessage;
  response: http.ServerResponse;
}

/** Sends a file: its compressed copy if there is one, a range of it, or 304 if the client has it already. */
export function sendFile({ file, status, headers, request, response }: SendOptions): void {
  const available = Object.keys(EXTENSIONS).filter((name) => fs.existsSync(file + EXTENSIONS[name]));
  const negotiator: Preferring = new Negotiator(request);
  const [preferred] = negotiator.encodings([...available, 'identity'], { preferred: available });
  const encoding = available.find((name) => name === preferred);
  response.statusCode = status;
  for (const [name, value] of Object.entries({ ...headers, Vary: 'Accept-Encoding' }))
    response.setHeader(name, value);
  response.setHeader('Content-Type', toContentType(file));
  if (encoding !== undefined) response.setHeader('Content-Encoding', encoding);
  const isWhole = encoding !== undefined || status === 404;
  const ignored = listIgnored(file, status, request.headers);
  request.headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !ignored.includes(name)),
  );
  send(request, encodeURI(encoding === undefined ? file : file + EXTENSIONS[encoding]), {
    // The caller has decided which file to send, even if it is hidden.
    dotfiles: 'allow',
    // Ranges are only served of files without a compressed copy, such as videos.
    acceptRanges: !isWhole,
    cacheControl: false,
    lastModified: false,
  })
    .on('error', ({ status: failure = 500 }: { status?: number }) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      response.removeHeader('Content-Encoding');
      response.writeHead(failure, { 'Content-Length': 0 }).end();
    })
    .pipe(response);
}

/** Preconditions only apply if the resource exists: RFC 9110, section 13.2.1. */
const CONDITIONS = ['if-match', 'if-unmodified-since'];

/** Lists request headers to ignore for this file. */
function listIgnored(file: string, status: number, { range = '' }: http.IncomingHttpHeaders): string[] {
  if (status === 404) return CONDITIONS;
  // A suffix range longer than the file means the whole file; `send` would reject it.
  const lastBytes = /^bytes=-(\d+)$/.exec(range)?.[1];
  return lastBytes !== undefined && Number(lastBytes) > fs.statSync(file).size ? ['range'] : [];
}
