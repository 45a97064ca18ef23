import type http from 'node:http';
import { Readable } from 'node:stream';
import type { Api } from '../createApi';

/**
 * Puts the functions behind a server of Node. The body is handed on as a stream, so the functions' own limit holds.
 *
 * @returns a listener for requests of `http.createServer`
 */
export function createNodeListener(
  handle: Api['handle'],
): (request: http.IncomingMessage, response: http.ServerResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    try {
      const answer = await handle(toRequest(incoming), toConnection(incoming));
      outgoing.writeHead(answer.status, {
        ...Object.fromEntries(answer.headers),
        // What was not read of a body would otherwise be taken for the next request.
        ...(incoming.complete ? {} : { Connection: 'close' }),
      });
      outgoing.end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      // No valid request can be made of it, such as one with a broken Host.
      if (!outgoing.headersSent) outgoing.writeHead(400, { Connection: 'close' });
      outgoing.end();
    }
  };
}

function toRequest(incoming: http.IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, `http://${headers.host ?? 'localhost'}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    ),
    ...(hasBody && { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' }),
  });
}

function toConnection({ socket }: http.IncomingMessage) {
  return socket.remoteAddress === undefined ? {} : { address: socket.remoteAddress };
}
