import { stripVTControlCharacters } from 'node:util';
import { findHeadlessBrowser } from '@portfolio/build/find-browser';
import { SiteError } from '@portfolio/contract';
import type { Browser } from 'playwright-core';

const ARGS = [
  '--disable-background-networking',
  // A page cannot behave well just because `navigator.webdriver` says that nobody is there.
  '--disable-blink-features=AutomationControlled',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  // In pictures, letters are as far apart as on a screen.
  '--font-render-hinting=none',
  // The release under test can only reach this machine, whatever origins it declares.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
];

/**
 * Starts an installed Chrome, Chromium or Edge without a window.
 *
 * @throws {SiteError} code `NO_BROWSER`
 */
export async function openBrowser(find: () => string | undefined = findHeadlessBrowser): Promise<Browser> {
  const executablePath = find();
  if (executablePath === undefined)
    throw new SiteError(
      'Failed to load the pages of the release: no Chrome, Chromium or Edge is installed. Run "npm run setup", name one with CHROME_PATH, or pin with --skip-browser "<reason>", which is kept beside the pin.',
      'NO_BROWSER',
    );
  // Imported on demand: only pinning needs it.
  const { chromium } = await import('playwright-core');
  // Chromium cannot use its sandbox as root, and containers usually run as root.
  const chromiumSandbox = process.getuid?.() !== 0;
  return chromium
    .launch({ executablePath, headless: true, chromiumSandbox, args: ARGS })
    .catch((cause: unknown) => {
      throw new SiteError(
        `Failed to load the pages of the release: ${executablePath} does not start (${toReason(cause)}). Run "npm run setup", or name another browser with CHROME_PATH.`,
        'NO_BROWSER',
        { cause },
      );
    });
}

/** The first line that the browser has printed; the error itself lists all of its arguments. */
function toReason(cause: unknown): string {
  const message = stripVTControlCharacters((cause as Error).message);
  return /\[err\] (.+)/.exec(message)?.[1] ?? message.split('\n')[0] ?? '';
}
