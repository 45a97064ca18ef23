import fs from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { guardedTest } from '@portfolio/testing/browser';
import { SITE_INDEX_FILE, type SiteIndex } from '../../compose/site/siteIndex';
import { serveSite } from '../../compose/host/server/siteServer';
import { isPageAlive } from './isPageAlive';
import { MAIN_SITE } from './testPaths';

interface SiteWorkerFixtures {
  siteUrl: string;
}

/** Tests against the composed site; any unexpected console error, warning or exception fails them. */
export const test = guardedTest.extend<object, SiteWorkerFixtures>({
  siteUrl: [
    // Playwright requires the first argument to be destructured, even if none of it is used.
    // eslint-disable-next-line no-empty-pattern -- see above
    async ({}, use) => {
      const server = await serveSite({ site: MAIN_SITE.site, port: 0 });
      await use(server.url);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

export { expect } from '@playwright/test';

/** All pages of the composed site. */
export function readSiteIndex(): SiteIndex {
  return JSON.parse(fs.readFileSync(path.join(MAIN_SITE.site, SITE_INDEX_FILE), 'utf8')) as SiteIndex;
}

/** Waits until React has hydrated the prerendered page: the frame, and the page in it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isPageAlive);
}
