import http from 'node:http';
import { SiteError } from '@portfolio/contract';
import { type ApiOptions, createApi } from '../createApi';
import { waitAtMost } from '../requests/waitAtMost';
import { createNodeListener } from './createNodeListener';

/** Nothing honest takes longer to send a few hundred bytes. */
const REQUEST_TIMEOUT_MS = 30_000;

/** How long answers may take to leave once the functions have stopped. */
const LAST_ANSWERS_MS = 1_000;

/** Functions that listen on a port of their own. */
export interface ApiServer {
  url: string;
  /** Stops listening, lets what is under way finish and closes the database: within 10 seconds, whatever clients hold. */
  close(): Promise<void>;
}

/**
 * Starts the functions alone.
 *
 * @param listen - `port` 0 takes a free one; `host` is 127.0.0.1 unless told otherwise
 * @throws {SiteError} code `PORT_TAKEN`, or one of `createApi`
 */
export async function serveApi(
  options: ApiOptions,
  { port, host = '127.0.0.1' }: { port: number; host?: string },
): Promise<ApiServer> {
  const api = await createApi(options);
  const listener = createNodeListener(api.handle);
  const server = http.createServer((request, response) => void listener(request, response));
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  try {
    await startListening(server, port, host);
  } catch (error) {
    await api.close();
    throw error;
  }
  const address = server.address();
  const usedPort = typeof address === 'object' && address !== null ? address.port : port;
  return {
    url: `http://${host}:${usedPort}`,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await api.close();
      // Answered, but kept open by the other side.
      server.closeIdleConnections();
      await waitAtMost(closed, LAST_ANSWERS_MS);
      server.closeAllConnections();
      await closed;
    },
  };
}

function startListening(server: http.Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new SiteError(
              `Failed to listen on ${host}:${port}: the port is taken. Choose another one with PORT=<number>.`,
              'PORT_TAKEN',
              { cause },
            )
          : cause,
      ),
    );
    server.listen(port, host, resolve);
  });
}
