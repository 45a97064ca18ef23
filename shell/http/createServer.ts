import http from 'node:http';
import type { Duplex } from 'node:stream';
import { findFault } from './readRequest';
import { type Refusal, toParserRefusal, toRefusal } from './refusals';
import { toLogText } from './toLogText';

/** How long a refused client may go on sending: if the connection is closed at once, the response may get lost. */
const LINGER_MS = 1_000;

/**
 * How long an idle connection stays open: longer than the 60 s for which nginx and most load balancers keep theirs.
 * Node's 5 s would end some just as they send the next request on it, which they report as 502.
 */
const KEEP_ALIVE_MS = 65_000;

/** Headers and body of a refusal. */
export interface RefusalResponse {
  headers: Readonly<Record<string, string>>;
  body: string;
}

interface Options {
  listener: http.RequestListener;
  toResponse: (refusal: Refusal) => RefusalResponse;
  /** Whether the server answers to a host name; default it answers to all. */
  isKnownHost?: (hostname: string) => boolean;
  /** Timeouts of Node's server. */
  limits?: Pick<http.ServerOptions, 'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'>;
}

/**
 * Creates a server whose refusals have the headers of its other responses. This includes refusals that Node would send
 * by itself: of requests that are malformed, too long, too slow, or without a host.
 */
export function createServer({ listener, toResponse, isKnownHost, limits = {} }: Options): http.Server {
  const responses = new WeakMap<Duplex, http.ServerResponse>();
  const refused = new WeakSet<Duplex>();
  const toParts = (refusal: Refusal) => {
    const { headers, body } = toResponse(refusal);
    const closing = { ...headers, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' };
    return { headers: closing, body };
  };

  function refuse(response: http.ServerResponse, refusal: Refusal): void {
    const { headers, body } = toParts(refusal);
    response.writeHead(refusal.status, headers).end(body);
  }

  function refuseOnSocket(socket: Duplex, refusal: Refusal): void {
    if (refused.has(socket)) return;
    refused.add(socket);
    const response = responses.get(socket);
    const isResponding = response?.headersSent === true && !response.writableFinished;
    if (!socket.writable || isResponding) {
      socket.destroy();
      return;
    }
    const { headers, body } = toParts(refusal);
    const lines = Object.entries({ Date: new Date().toUTCString(), ...headers });
    const head = [
      `HTTP/1.1 ${refusal.status} ${http.STATUS_CODES[refusal.status]}`,
      ...lines.map((line) => line.join(': ')),
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  }

  const nodeOptions = { keepAliveTimeout: KEEP_ALIVE_MS, ...limits, requireHostHeader: false };
  return http
    .createServer(nodeOptions, (request, response) => {
      responses.set(request.socket, response);
      const fault = findFault(request, isKnownHost);
      if (fault !== null) {
        refuse(response, toRefusal(fault));
        return;
      }
      try {
        listener(request, response);
      } catch (error) {
        console.error(describeFailure(request, error));
        if (response.headersSent) response.destroy();
        else refuse(response, toRefusal(500));
      }
    })
    .on('checkExpectation', (_request, response: http.ServerResponse) => refuse(response, toRefusal(417)))
    .on('connect', (_request, socket) => {
      // Node leaves the socket to us, with its errors: a reset would otherwise end the process.
      socket.on('error', () => socket.destroy());
      refuseOnSocket(socket, toRefusal(405));
    })
    .on('clientError', (error: NodeJS.ErrnoException, socket) =>
      refuseOnSocket(socket, toParserRefusal(error.code)),
    );
}

/**
 * Describes a failure for the log. Its message may quote the request, so it is escaped; the stack frames are our own.
 */
function describeFailure({ method = '', url = '' }: http.IncomingMessage, error: unknown): string {
  const what = `Failed to answer ${method} ${toLogText(url)}: `;
  if (!(error instanceof Error)) return what + toLogText(String(error));
  const { name, message, stack = '' } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length);
  return `${what}${name}: ${toLogText(message)}${frames}`;
}
