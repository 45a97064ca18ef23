import fs from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { guardedTest } from '@portfolio/testing/browser';
import { SITE_INDEX_FILE, type SiteIndex } from '../../compose/site/siteIndex';
import { serveSite } from '../../compose/host/server/siteServer';
import { isPageHydrated } from './isPageHydrated';
import { MAIN_SITE } from './testPaths';

/** What tests share until their worker ends. */
interface Shared {
  close(): unknown;
}

interface SiteWorkerFixtures {
  /** Starts something on its first use in a worker, and later returns the same again. The browser closes after it. */
  startOnce: <T extends Shared>(name: string, start: (browser: Browser) => Promise<T>) => Promise<T>;
}

/**
 * Tests against the composed site; any unexpected console error, warning or exception fails them. `startOnce` is the only
 * fixture of a worker: for tests with others, Playwright would start another worker and another browser.
 */
export const test = guardedTest.extend<{ siteUrl: string }, SiteWorkerFixtures>({
  startOnce: [
    async ({ browser }, use) => {
      const shared = new Map<string, Promise<Shared>>();
      const startOnce = (name: string, start: (browser: Browser) => Promise<Shared>) => {
        const started = shared.get(name) ?? start(browser);
        shared.set(name, started);
        return started;
      };
      await use(startOnce as SiteWorkerFixtures['startOnce']);
      for (const started of await Promise.allSettled(shared.values()))
        if (started.status === 'fulfilled') await started.value.close();
    },
    { scope: 'worker' },
  ],
  siteUrl: async ({ startOnce }, use) => {
    const { url } = await startOnce('site', () => serveSite({ site: MAIN_SITE.site, port: 0 }));
    await use(url);
  },
  baseURL: async ({ siteUrl }, use) => use(siteUrl),
});

export { expect } from '@playwright/test';

/** All pages of the composed site. */
export function readSiteIndex(): SiteIndex {
  return JSON.parse(fs.readFileSync(path.join(MAIN_SITE.site, SITE_INDEX_FILE), 'utf8')) as SiteIndex;
}

/** Waits until React has hydrated the prerendered page: the frame, and the page in it. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(isPageHydrated);
}
