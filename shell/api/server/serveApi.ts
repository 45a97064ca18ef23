import { createServer } from '../../http/createServer';
import { listen } from '../../http/listen';
import { type ApiOptions, createApi } from '../createApi';
import { toPlainAnswer } from '../requests/answers';
import { waitAtMost } from '../requests/waitAtMost';
import { createNodeListener } from './createNodeListener';

/** No legitimate client takes longer to send a few hundred bytes. */
const REQUEST_TIMEOUT_MS = 30_000;

/** How long it may take to send the last responses after the API has stopped. */
const LAST_ANSWERS_MS = 1_000;

/** The API on its own port. */
export interface ApiServer {
  url: string;
  /** Stops listening, lets pending requests finish and closes the database: within 10 seconds, whatever clients do. */
  close(): Promise<void>;
}

/**
 * Starts the API alone.
 *
 * @param listen - `port` 0 picks a free one; `host` is 127.0.0.1 by default
 * @throws {SiteError} code `PORT_TAKEN`, or one of `createApi`
 */
export async function serveApi(
  options: ApiOptions,
  { port, host = '127.0.0.1' }: { port: number; host?: string },
): Promise<ApiServer> {
  const api = await createApi(options);
  const listener = createNodeListener(api.handle);
  const server = createServer({
    listener: (request, response) => void listener(request, response),
    toAnswer: toPlainAnswer,
    limits: { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS },
  });
  let url: string;
  try {
    url = await listen(server, port, host);
  } catch (error) {
    await api.close();
    throw error;
  }
  return {
    url,
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      await api.close();
      // Keep-alive connections: their requests are answered, but the client keeps them open.
      server.closeIdleConnections();
      await waitAtMost(closed, LAST_ANSWERS_MS);
      server.closeAllConnections();
      await closed;
    },
  };
}
