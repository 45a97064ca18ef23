import { expect, type CDPSession, test } from '@playwright/test';
import { checkPage } from './checkPage';
import { guardedTest } from './guardedTest';
import { LOOKS, pickLooks, showLook } from './looks';
import { drag, swipe } from './pointer';

type WithoutFirst<Args extends unknown[]> = Args extends [unknown, ...infer Rest] ? Rest : never;

/** The fixtures of a remote's browser tests, in addition to Playwright's. */
export interface RemoteFixtures {
  /** Opens a path of the remote and waits until its page and fonts have loaded and it reacts to input. */
  openPage: (path: string) => Promise<void>;
  /** Fails if the page in its current state overflows, or has a control that is too small or an axe violation. */
  checkPage: (...args: WithoutFirst<Parameters<typeof checkPage>>) => Promise<void>;
  /**
   * Checks the page in one of three looks, always the same for a page: light and wide, dark and narrow, or with forced
   * colours. With `LOOKS=all`, in every one.
   */
  checkLooks: () => Promise<void>;
  /** Swipes one finger; for taps use Playwright's. Both need `test.use({ hasTouch: true })`. */
  swipe: (...args: WithoutFirst<Parameters<typeof swipe>>) => Promise<void>;
  /** Drags over an element with the mouse. */
  drag: typeof drag;
  /** The browser's debugger, for what Playwright's API does not cover. */
  cdp: CDPSession;
}

/**
 * Tests of a remote on its own page, with the React of production. They fail if the page writes an error or a warning
 * to the console, or throws.
 */
export const remoteTest = guardedTest.extend<RemoteFixtures>({
  openPage: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // Effects run after the first paint.
      await page.evaluate(
        () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1_000 })),
      );
    });
  },
  checkPage: async ({ page }, use) => use((state) => checkPage(page, state)),
  checkLooks: async ({ page }, use, { title }) => {
    await use(async () => {
      for (const look of pickLooks(LOOKS, title))
        await test.step(look.name, async () => {
          await showLook(page, look);
          await checkPage(page, look.name);
        });
    });
  },
  swipe: async ({ cdp }, use) => use((...args) => swipe(cdp, ...args)),
  // Playwright requires a destructured first argument, even if it is empty.
  // oxlint-disable-next-line no-empty-pattern -- see above
  drag: async ({}, use) => use(drag),
  cdp: async ({ page, context }, use) => use(await context.newCDPSession(page)),
});
