import { test as base } from '@playwright/test';

/** Console output that a visit may not have. */
export interface ConsoleGuard {
  /** Lets messages that match pass, such as the browser's own note about a 404. */
  allow(pattern: RegExp): void;
}

/** Tests that fail where the page writes an error or a warning to the console, or throws. */
export const guardedTest = base.extend<{ consoleGuard: ConsoleGuard }>({
  consoleGuard: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [
        /^Service Worker registration blocked by Playwright$/,
        // Says only that the machine took its time between fetching a file and running it.
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
      // A page goes on fetching when its test has ended.
      if (!hasCrashed) await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = messages.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The page wrote to the console:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});
