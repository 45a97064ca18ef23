import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ADA, register } from '../../api/api-testing/calls';
import { copyEmptyDatabase } from '../../api/api-testing/copyEmptyDatabase';
import { CHEAP_COST, NO_LIMITS } from '../../api/api-testing/startTestApi';
import { createApi } from '../../api/createApi';
import { createNodeListener } from '../../api/server/createNodeListener';
import { serveSite } from '../../compose/host/server/siteServer';
import { MAIN_SITE } from './testPaths';

const BOOTSTRAP_TOKEN = 'bootstrap-token-of-browser-tests';

/** The first account of every site. */
export const ADMIN = { ...ADA, name: 'The admin', isAdmin: 1 };

/** The composed site with its own API. */
export interface AuthSite {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the site with an API and a database that no other test uses.
 *
 * @param databaseUrl - a PostgreSQL server; default PGlite in a temporary folder
 */
export async function startAuthSite(databaseUrl?: string): Promise<AuthSite> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portfolio-auth-site-'));
  if (databaseUrl === undefined) copyEmptyDatabase(path.join(folder, 'database'));
  const api = await createApi({
    database: databaseUrl === undefined ? { folder: path.join(folder, 'database') } : { url: databaseUrl },
    keys: { file: path.join(folder, 'keys.json') },
    limits: NO_LIMITS,
    passwordCost: CHEAP_COST,
    bootstrapToken: BOOTSTRAP_TOKEN,
    log: () => {},
  });
  const server = await serveSite({ site: MAIN_SITE.site, port: 0, api: createNodeListener(api.handle) });
  await register(server.url, ADMIN, { authorization: `Bearer ${BOOTSTRAP_TOKEN}` }, 1);
  return {
    url: server.url,
    async close() {
      await server.close();
      await api.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
