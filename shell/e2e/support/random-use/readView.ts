import type { Page } from '@playwright/test';
import { isPageAlive } from '../isPageAlive';

/** What a visitor can tell of the tab. */
export interface View {
  path: string;
  /** Those of the first level that can be seen. */
  headings: string[];
  /** Whether it has come, and is no document of the site, such as a browser's error page. */
  isForeign: boolean;
  /** Whether its own code answers. */
  isLive: boolean;
  /** Whether another page is announced. */
  isWaiting: boolean;
  /** Whether something says that it failed, and offers to try again. */
  hasRetry: boolean;
}

/** A tab without a document, or one that does not answer. */
export const NOWHERE: View = {
  path: '',
  headings: [],
  isForeign: false,
  isLive: false,
  isWaiting: false,
  hasRetry: false,
};

/** Reads the tab; a document that is just going away is nowhere. */
export async function readView(page: Page): Promise<View> {
  try {
    const isLive = await page.evaluate(isPageAlive);
    const seen = await page.evaluate(() => {
      const isSeen = (element: Element) => element.checkVisibility();
      return {
        path: location.pathname,
        headings: [...document.querySelectorAll('h1')]
          .filter(isSeen)
          .map((heading) => (heading.textContent ?? '').replace(/\s+/g, ' ').trim()),
        isForeign: document.getElementById('root') === null && document.readyState === 'complete',
        // What a page itself says of something on its way is not meant.
        isWaiting: [...document.querySelectorAll('dialog[open], main, [role=status]')].some(
          (element) =>
            isSeen(element) &&
            (element.matches('main')
              ? /please wait while the content/
              : /please wait while the content|is on its way/
            ).test(element.textContent ?? ''),
        ),
        hasRetry: [...document.querySelectorAll('[role=alert] button')].some(
          (button) => isSeen(button) && /^(Try again|Retry)/.test(button.textContent ?? ''),
        ),
      };
    });
    return { ...seen, isLive };
  } catch {
    return NOWHERE;
  }
}

/** Presses what offers to try again, as a visitor would. */
export async function pressRetry(page: Page): Promise<void> {
  await page
    .evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('[role=alert] button')];
      buttons
        .find((button) => button.checkVisibility() && /^(Try again|Retry)/.test(button.textContent ?? ''))
        ?.click();
    })
    .catch(() => {});
}
