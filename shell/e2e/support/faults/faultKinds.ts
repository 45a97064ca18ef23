import type { ServerResponse } from 'node:http';
import type { FaultRow } from './faultRows';

/** The real response of the site's server, and the connection on which to send a faulty one. */
export interface Answer {
  response: ServerResponse;
  headers: Record<string, string>;
  body: Buffer;
  row: FaultRow;
}

/** A column of the matrix: a fault that a network, a host or a release causes in a file. */
export interface Fault {
  name: string;
  /** Sends a faulty response; without it, requests wait until they are released. */
  inject?: (answer: Answer) => void;
  /** Changes the file and its hash: a fault in the release itself. Null if this kind of file cannot have the fault. */
  release?: (content: string, row: FaultRow) => string | null;
  /** Milliseconds on the page's clock after which waiting requests are released. */
  heldMs?: number;
  /** Only the first response is faulty. */
  isOnce?: true;
  /** The response never ends. */
  isEndless?: true;
}

/** Also runs as a script, whatever its content type: the mark shows whether it was executed. */
const HTML = '<!-- Not found -->\nself.faultHasRun = true;\n';

function answerWith(status: number, contentType: string, body: string): Fault['inject'] {
  return ({ response }) => response.writeHead(status, { 'content-type': contentType }).end(body);
}

/** If possible, the file stays valid: only its hash prevents it from being used. */
export function changeOneByte(body: Buffer, { type }: FaultRow): Buffer {
  const text = body.toString('latin1');
  const changed = {
    script: () => text.replace('"use strict"', '"use strics"'),
    style: () => text.replace(/0(?=[.;p])/, '1'),
    data: () => text.replace('{', '('),
    // Changes the hashes of the page's scripts, so that none of them can run.
    page: () =>
      text.replace(/(data-run [^>]*integrity="sha256-)(.)/, (_all, start, sign) => start + flip(sign)),
    worker: () => text.replace('{', '('),
    ornament: () => text,
  }[type]();
  const result = Buffer.from(changed, 'latin1');
  if (result.equals(body)) {
    const middle = Math.floor(body.length / 2);
    result[middle] = (result[middle] ?? 0) ^ 1;
  }
  return result;
}

const flip = (sign: string) => (sign === 'A' ? 'B' : 'A');

/** The file of another build, complete and valid. */
export function makeStale(body: Buffer, { type }: FaultRow): Buffer | string {
  const text = body.toString('latin1');
  if (type === 'script' || type === 'worker') return Buffer.from(`self.faultHasRun=true;${text}`, 'latin1');
  // A page that names files which no longer exist on the host.
  if (type === 'page')
    return Buffer.from(
      text
        .replace(/(\/shell\/[\w-]+\.)[0-9a-f]{8}(?=\.js)/g, '$1' + '00000000')
        .replace(/ data-shell="/, '$&0'),
      'latin1',
    );
  if (type === 'data') return text.replace(/("shellHash":")./, '$10').replace(/^\[\{[^}]*\},/, '[');
  return type === 'style' ? `${text}\n.stale { margin: 1px; }` : body;
}

/** Makes the exports of a file throw when they are used for rendering. */
function throwWhenUsed(content: string, { type, part, container, chunks }: FaultRow): string | null {
  const mark = 'self.faultHasRun = true;';
  if (type === 'data') return '{}';
  if (type === 'page') return content.replace(/(<script[^>]*id="page-data"[^>]*>)[^<]*/, '$1{}');
  if (type === 'style')
    return `@font-face { font-family: Archivo; src: url("/remotes/none.woff2"); }\n${content}\nmain { background: url("/remotes/none.svg"); }\n`;
  if (type !== 'script' || part === undefined) return null;
  if (part === 'entry')
    return `${content};${mark}${container} = { ...${container}, get() { throw new Error('render'); } };`;
  return `${mark}(() => {
  const chunks = (globalThis['${chunks}'] ||= []);
  const push = chunks.push;
  chunks.push = (data) => {
    chunks.push = push;
    const fail = () => { throw new Error('render'); };
    const failAll = (parts) => Object.fromEntries(Object.keys(parts).map((name) => [name, typeof parts[name] === 'function' ? fail : parts[name]]));
    for (const [id, factory] of Object.entries(data[1]))
      data[1][id] = function (module, ...rest) {
        factory.call(this, module, ...rest);
        const { exports } = module;
        if ('${part}' === 'exposed' && typeof exports.pages === 'object')
          module.exports = { ...exports, pages: failAll(exports.pages) };
        if ('${part}' === 'page' && typeof exports.default === 'function') module.exports = { default: fail };
        if ('${part}' === 'shell') module.exports = failAll(exports);
      };
    return push.call(chunks, data);
  };
})();
${content}`;
}

function throwAtOnce(content: string, { type }: FaultRow): string | null {
  if (type === 'data') return 'null';
  if (type === 'page') return content.replace(/(<script[^>]*id="page-data"[^>]*>)[^<]*/, '$1null');
  if (type === 'style') return "<html>}}} throw new Error('evaluation'); {{{";
  return type === 'ornament' ? null : "self.faultHasRun = true; throw new Error('evaluation');";
}

/** The middle of a file; for a page, the middle of its readable part. */
export function findMiddle(body: Buffer, { type }: FaultRow): number {
  const start = type === 'page' ? body.indexOf('<main') : 0;
  return Math.floor((start + body.length) / 2);
}

const FOR_A_YEAR = 'public, max-age=31536000, immutable';

const corruptByte =
  (caching: string): Fault['inject'] =>
  ({ response, headers, body, row }) =>
    response.writeHead(200, { ...headers, 'cache-control': caching }).end(changeOneByte(body, row));

/** The columns of the fault matrix. */
export const FAULTS: readonly Fault[] = [
  { name: 'hangs' },
  { name: 'slow', heldMs: 60_000 },
  { name: 'arrives after the time-out', heldMs: 130_000 },
  {
    name: 'one byte a second',
    isEndless: true,
    inject({ response, headers, body, row }) {
      let sent = findMiddle(body, row);
      response.writeHead(200, { ...headers, 'content-length': body.length });
      response.write(body.subarray(0, sent));
      const timer = setInterval(() => response.write(body.subarray(sent, (sent += 1))), 1_000);
      response.on('close', () => clearInterval(timer));
    },
  },
  { name: '404 as HTML', inject: answerWith(404, 'text/html', HTML) },
  { name: '404 as JSON', inject: answerWith(404, 'application/json', '{"error":404}') },
  { name: '500', inject: answerWith(500, 'text/javascript', HTML) },
  { name: 'reset', inject: ({ response }) => response.destroy() },
  {
    name: 'cut short',
    inject({ response, headers, body, row }) {
      response.writeHead(200, { ...headers, 'content-length': body.length });
      response.write(body.subarray(0, findMiddle(body, row)));
      // A browser that has not processed this part by then does not show it.
      setTimeout(() => response.destroy(), row.type === 'page' ? 1_000 : 50);
    },
  },
  {
    name: 'redirect',
    inject: ({ response }) => response.writeHead(302, { location: PORTAL_PATH }).end(),
  },
  {
    name: 'wrong type',
    inject: ({ response, headers, body }) =>
      response.writeHead(200, { ...headers, 'content-type': 'text/plain' }).end(body),
  },
  {
    name: 'stale file',
    inject: ({ response, headers, body, row }) => response.writeHead(200, headers).end(makeStale(body, row)),
  },
  { name: 'one byte changed', inject: corruptByte('no-store') },
  { name: 'corrupted once, then right', inject: corruptByte('no-store'), isOnce: true },
  { name: 'corrupted and cached', inject: corruptByte(FOR_A_YEAR), isOnce: true },
  { name: 'throws on evaluation', release: throwAtOnce },
  { name: 'throws on render', release: throwWhenUsed },
];

/** Where a captive portal redirects all requests. */
export const PORTAL_PATH = '/sign-in-to-this-network';
