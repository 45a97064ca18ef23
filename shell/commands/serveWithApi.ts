import { assertPortFree } from '@portfolio/build/listen';
import { createApi } from '../api/createApi';
import { closeServer } from '../api/server/closeServer';
import { createNodeListener } from '../api/server/createNodeListener';
import { readEnvironment } from '../api/server/readEnvironment';
import { assertComposed, serveSite, type SiteServer } from '../compose/host/server/siteServer';

/**
 * Serves a composed site together with the API on one origin.
 *
 * @throws {SiteError} if the site is not composed, the port is taken or the API's database is in use
 */
export async function serveWithApi(site: string, port: number): Promise<SiteServer> {
  // Before the database: its errors name neither the folder nor the port.
  assertComposed(site);
  await assertPortFree(port);
  const api = await createApi(readEnvironment(process.env));
  try {
    const canUseDevServers = process.env['PORTFOLIO_DEV_OVERRIDES'] === '1';
    return await serveSite({
      site,
      port,
      api: createNodeListener(api.handle),
      closeServer: (server) => closeServer(server, api.close),
      canUseDevServers,
    });
  } catch (error) {
    await api.close();
    throw error;
  }
}
