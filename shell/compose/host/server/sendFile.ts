import fs from 'node:fs';
import type http from 'node:http';
import { toContentType } from '@portfolio/registry';
import { parseRange } from './parseRange';

const ENCODINGS = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const;

interface SendOptions {
  file: string;
  status: 200 | 404;
  headers: Record<string, string>;
  request: http.IncomingMessage;
  response: http.ServerResponse;
}

/** Answers with a file: its compressed copy where there is one, a part of it, or nothing where the visitor has it. */
export function sendFile({ file, status, headers, request, response }: SendOptions): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = ENCODINGS.find(
    ({ name, ending }) => accepted.includes(name) && fs.existsSync(file + ending),
  );
  const content = fs.readFileSync(encoding === undefined ? file : file + encoding.ending);
  const etag = `"${fs.statSync(file).mtimeMs.toString(36)}-${content.length.toString(36)}"`;
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304, { ...headers, ETag: etag }).end();
    return;
  }
  // Compressed copies are small texts; only what is stored as it is, such as a film, is sent in parts.
  const range =
    encoding === undefined && status === 200 ? parseRange(request.headers.range, content.length) : null;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${content.length}` }).end();
    return;
  }
  const body = range === null ? content : content.subarray(range.first, range.last + 1);
  response.writeHead(range === null ? status : 206, {
    ...headers,
    'Content-Type': toContentType(file),
    'Content-Length': body.length,
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...(encoding === undefined ? { 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': encoding.name }),
    ...(range === null ? {} : { 'Content-Range': `bytes ${range.first}-${range.last}/${content.length}` }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
