import { readPort } from '@portfolio/build/read-port';
import type { SiteServer } from '../compose/host/server/siteServer';

/** Default port of the composed site; `PORT` overrides it. */
const DEFAULT_PORT = 4173;

/** Starts a server, prints its address, and stops it when the process receives a signal to end. */
export async function serveUntilStopped(start: (port: number) => Promise<SiteServer>): Promise<void> {
  console.log('Starting the server, with the API and its database.');
  const server = await start(readPort(DEFAULT_PORT));
  console.log(`The site is at ${server.url}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit(0)));
}
