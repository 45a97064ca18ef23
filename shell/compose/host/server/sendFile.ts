import fs from 'node:fs';
import type http from 'node:http';
import { toContentType } from '@portfolio/registry';
import Negotiator from 'negotiator';
import send from 'send';

/** The compressed copies of a file, the better one first. */
const ENDINGS: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** The option is newer than the types: which of two encodings is taken that the visitor likes alike. */
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

/** Answers with a file: its compressed copy where there is one, a part of it, or nothing where the visitor has it. */
export function sendFile({ file, status, headers, request, response }: SendOptions): void {
  const available = Object.keys(ENDINGS).filter((name) => fs.existsSync(file + ENDINGS[name]));
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
  send(request, encodeURI(encoding === undefined ? file : file + ENDINGS[encoding]), {
    // Which file it is was decided above, hidden ones included.
    dotfiles: 'allow',
    // Only what is stored as it is, such as a film, is sent in parts.
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

/** Conditions count for what is there only: RFC 9110, section 13.2.1. */
const CONDITIONS = ['if-match', 'if-unmodified-since'];

/** Headers of a request that the file is sent without. */
function listIgnored(file: string, status: number, { range = '' }: http.IncomingHttpHeaders): string[] {
  if (status === 404) return CONDITIONS;
  // The last bytes of a file that has fewer are all of it; `send` would refuse them.
  const lastBytes = /^bytes=-(\d+)$/.exec(range)?.[1];
  return lastBytes !== undefined && Number(lastBytes) > fs.statSync(file).size ? ['range'] : [];
}
