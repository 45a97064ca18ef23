import type http from 'node:http';
import { readTarget } from '../../http/readRequest';
import { toRefusal } from '../../http/refusals';
import type { Api } from '../createApi';
import { toPlainResponse } from '../requests/responses';

type Chunks = AsyncIterator<Buffer>;

/**
 * How much of a refused body is still read. If a client sends more, it loses the connection and with it the response.
 */
const MAX_DRAINED_BYTES = 4 * 1024 * 1024;

/**
 * Connects the API to a Node server. The body is passed on as a stream, so that the API's own limit applies.
 *
 * @returns a listener for requests of `http.createServer`
 */
export function createNodeListener(
  handle: Api['handle'],
): (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const hangUp = new AbortController();
    outgoing.once('close', () => hangUp.abort());
    try {
      const chunks = incoming[Symbol.asyncIterator]() as Chunks;
      const response = await handle(toRequest(incoming, chunks, hangUp.signal), toConnection(incoming));
      const headers = toNodeHeaders(response.headers);
      const body = Buffer.from(await response.arrayBuffer());
      if (incoming.complete) {
        outgoing.writeHead(response.status, headers).end(body);
        return;
      }
      outgoing.writeHead(response.status, { ...headers, 'Content-Length': body.length, Connection: 'close' });
      outgoing.write(body);
      await drain(chunks);
      outgoing.end();
    } catch {
      // The request cannot be represented as a standard `Request`, for example TRACE.
      const refusal = toRefusal(400);
      const { headers, body } = toPlainResponse(refusal);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(refusal.status, { ...headers, Connection: 'close' }).end(body);
    }
  };
}

/** Each cookie needs a separate header; all other headers occur once. */
function toNodeHeaders(headers: Headers): http.OutgoingHttpHeaders {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

function toRequest(incoming: http.IncomingMessage, chunks: Chunks, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(toAddress(url, headers.host), {
    method,
    signal,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
    ...(hasBody && { body: toStream(chunks), duplex: 'half' }),
  });
}

/** The host is taken from the header, even if the request target names another one. */
function toAddress(target: string, host = 'localhost'): URL {
  const { pathname, search } = readTarget(target);
  return new URL(`http://${host}${pathname}${search}`);
}

/** Replaces Node's own adapter, which throws an uncaught error if data arrives after the stream was cancelled. */
function toStream(chunks: Chunks): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    // No cancel(): ending the iterator would destroy the socket, and with it the response.
  });
}

/** Reads the rest of a body: closing a connection with unread data may lose the response. */
async function drain(chunks: Chunks): Promise<void> {
  let lengthBytes = 0;
  while (lengthBytes < MAX_DRAINED_BYTES) {
    const { done, value } = await chunks.next();
    if (done) return;
    lengthBytes += value.byteLength;
  }
}

function toConnection({ socket }: http.IncomingMessage) {
  return socket.remoteAddress === undefined ? {} : { address: socket.remoteAddress };
}
