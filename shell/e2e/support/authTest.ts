import { findPostgres } from '../../api/api-testing/findPostgres';
import { startPostgres } from '../../api/api-testing/startPostgres';
import { type AuthSite, startAuthSite } from './authSite';
import { test as siteTest } from './siteTest';

export { expect } from '@playwright/test';

/** A database creates its first files within seconds, but on a busy machine it may take a minute. */
const START_TIMEOUT_MS = 180_000;

export type DatabaseKind = 'PGlite' | 'PostgreSQL';

interface AuthWorkerFixtures {
  /** Returns the site with one kind of database; each is started once, on first use. */
  openSite: (kind: DatabaseKind) => Promise<AuthSite>;
}

/** Tests against the composed site with its API, on PGlite unless they ask for the other database. */
export const test = siteTest.extend<object, AuthWorkerFixtures>({
  openSite: [
    // Playwright requires the first argument to be destructured, even if none of it is used.
    // eslint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const sites = new Map<DatabaseKind, Promise<AuthSite>>();
      await use((kind) => {
        const site = sites.get(kind) ?? (kind === 'PGlite' ? startAuthSite() : startPostgresSite());
        sites.set(kind, site);
        return site;
      });
      for (const site of await Promise.allSettled(sites.values()))
        if (site.status === 'fulfilled') await site.value.close();
    },
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
  siteUrl: [
    async ({ openSite }, use) => use((await openSite('PGlite')).url),
    { scope: 'worker', timeout: START_TIMEOUT_MS },
  ],
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
