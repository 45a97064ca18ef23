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
      const allowed: RegExp[] = [/^Service Worker registration blocked by Playwright$/];
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(String(error)));
      await use({ allow: (pattern) => allowed.push(pattern) });
      // A page goes on fetching when its test has ended.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      const unexpected = messages.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      if (unexpected.length > 0) throw new Error(`The page wrote to the console:\n${unexpected.join('\n')}`);
    },
    { auto: true },
  ],
});

/** Guarded tests of a remote alone on its dev server. */
export const remoteTest = guardedTest.extend<{ devServer: null }>({
  devServer: [
    async ({ page, consoleGuard }, use) => {
      consoleGuard.allow(/^\[(webpack-dev-server|HMR)\]/);
      // Every browser asks for one, and a remote alone has none.
      await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
      // A file that is saved meanwhile must not reload the page under test.
      await page.routeWebSocket('**/ws', () => {});
      await use(null);
    },
    { auto: true },
  ],
});
