import { createServer } from '../../http/createServer';
import { listen } from '../../http/listen';
import { type ApiOptions, createApi } from '../createApi';
import { toPlainAnswer } from '../requests/answers';
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
 * @param listen - `port` 0 takes a free one; `host` is 127.0.0.1 by default
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
      // Answered, but kept open by the other side.
      server.closeIdleConnections();
      await waitAtMost(closed, LAST_ANSWERS_MS);
      server.closeAllConnections();
      await closed;
    },
  };
}
