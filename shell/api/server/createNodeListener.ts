import type http from 'node:http';
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
    ...(hasBody && { body: toStream(incoming), duplex: 'half' }),
  });
}

/** Node's own adapter throws out of reach when a stream that was cancelled goes on arriving, and ends the process. */
function toStream(incoming: http.IncomingMessage): ReadableStream<Uint8Array> {
  const chunks = incoming[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    // To end the iterator would destroy the socket, and with it the answer.
    cancel: () => void incoming.pause(),
  });
}

function toConnection({ socket }: http.IncomingMessage) {
  return socket.remoteAddress === undefined ? {} : { address: socket.remoteAddress };
}
