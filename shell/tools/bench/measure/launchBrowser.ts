import { type Browser, chromium } from '@playwright/test';
import { requireHeadlessBrowser } from '@portfolio/testing/browser';

/** Launches the browser for all measurements. */
export function launchBrowser(port?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: requireHeadlessBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      ...(port === undefined ? [] : [`--remote-debugging-port=${port}`]),
    ],
  });
}
