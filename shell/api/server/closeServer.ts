import type http from 'node:http';
import { waitAtMost } from '../requests/waitAtMost';

/** How long it may take to send the last responses after the API has stopped. */
const LAST_RESPONSES_MS = 1_000;

/** Stops listening, lets the API complete its pending requests, and closes all connections. */
export async function closeServer(server: http.Server, closeApi: () => Promise<void>): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  await closeApi();
  // Keep-alive connections: their requests are complete, but the client keeps them open.
  server.closeIdleConnections();
  await waitAtMost(closed, LAST_RESPONSES_MS);
  server.closeAllConnections();
  await closed;
}
