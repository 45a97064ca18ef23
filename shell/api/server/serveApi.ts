import { listen } from '@portfolio/build/listen';
import { createServer } from '../../http/createServer';
import { type ApiOptions, createApi } from '../createApi';
import { toPlainResponse } from '../requests/responses';
import { closeServer } from './closeServer';
import { createNodeListener } from './createNodeListener';

/** No legitimate client takes longer to send a few hundred bytes. */
const REQUEST_TIMEOUT_MS = 30_000;

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
    toResponse: toPlainResponse,
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
    close: () => closeServer(server, api.close),
  };
}
