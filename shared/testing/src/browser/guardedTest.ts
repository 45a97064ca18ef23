import { test as base } from '@playwright/test';

/** Console output that fails a test. */
export interface ConsoleGuard {
  /** Allows messages that match, such as the browser's own note about a 404. */
  allow(pattern: RegExp): void;
}

/** Tests that fail if the page writes an error or a warning to the console, or throws. */
export const guardedTest = base.extend<{ consoleGuard: ConsoleGuard }>({
  consoleGuard: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [
        /^Service Worker registration blocked by Playwright$/,
        // Only says that the machine was slow to run a file after fetching it.
        /was preloaded using link preload but not used within a few seconds/,
      ];
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      let hasCrashed = false;
      page.on('crash', () => {
        hasCrashed = true;
      });
      await use({ allow: (pattern) => allowed.push(pattern) });
      // Pages continue to fetch after the test has ended.
      if (!hasCrashed) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = messages.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The page wrote to the console:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});
