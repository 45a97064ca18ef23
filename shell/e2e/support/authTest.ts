import { findPostgres } from '../../api/api-testing/findPostgres';
import { startPostgres } from '../../api/api-testing/startPostgres';
import { type AuthSite, startAuthSite } from './authSite';
import { test as siteTest } from './siteTest';

export { expect } from '@playwright/test';

export type DatabaseKind = 'PGlite' | 'PostgreSQL';

interface AuthFixtures {
  /** Returns the site with one kind of database; each is started once, on first use. */
  openSite: (kind: DatabaseKind) => Promise<AuthSite>;
}

/** Tests against the composed site with its API, on PGlite unless they ask for the other database. */
export const test = siteTest.extend<AuthFixtures>({
  openSite: async ({ startOnce }, use) =>
    use((kind) =>
      startOnce(`site on ${kind}`, () => (kind === 'PGlite' ? startAuthSite() : startPostgresSite())),
    ),
  siteUrl: async ({ openSite }, use) => use((await openSite('PGlite')).url),
});

async function startPostgresSite(): Promise<AuthSite> {
  const programs = findPostgres();
  if ('reason' in programs) throw new Error(programs.reason);
  const database = await startPostgres(programs.folder);
  const site = await startAuthSite(database.url);
  return {
    url: site.url,
    async close() {
      await site.close();
      await database.stop();
    },
  };
}
