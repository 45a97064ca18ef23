import { type Browser, chromium } from '@playwright/test';
import { requireBrowser } from '@portfolio/testing/browser';
import { serveSite } from '../../compose/host/server/siteServer';

/**
 * Serves a site and starts a browser for it. Both end when the work does: a command in which a server still listens
 * never ends, not even if there is no browser.
 *
 * @param site - folder of the composed site
 * @param work - gets the browser and the site's URL
 */
export async function withBrowser(
  site: string,
  work: (browser: Browser, siteUrl: string) => Promise<void>,
): Promise<void> {
  const executablePath = requireBrowser();
  const server = await serveSite({ site, port: 0 });
  try {
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
    try {
      await work(browser, server.url);
    } finally {
      await browser.close();
    }
  } finally {
    await server.close();
  }
}
