import type { Page } from '@playwright/test';
import { isPageHydrated } from '../isPageHydrated';

/** The tab as a visitor sees it. */
export interface View {
  path: string;
  /** Visible headings of the first level. */
  headings: string[];
  /** Whether a document has loaded that is not part of the site, such as a browser's error page. */
  isForeign: boolean;
  /** Whether the page is hydrated. */
  isLive: boolean;
  /** Whether the loading of another page is announced. */
  isWaiting: boolean;
  /** Whether there is a failure message with a retry button. */
  hasRetry: boolean;
}

/** A tab without a document, or one that does not respond. */
export const NOWHERE: View = {
  path: '',
  headings: [],
  isForeign: false,
  isLive: false,
  isWaiting: false,
  hasRetry: false,
};

/** Reads the tab; returns `NOWHERE` while a document is being replaced. */
export async function readView(page: Page): Promise<View> {
  try {
    const isLive = await page.evaluate(isPageHydrated);
    const seen = await page.evaluate(() => {
      const isSeen = (element: Element) => element.checkVisibility();
      return {
        path: location.pathname,
        headings: [...document.querySelectorAll('h1')]
          .filter(isSeen)
          .map((heading) => (heading.textContent ?? '').replace(/\s+/g, ' ').trim()),
        isForeign: document.getElementById('root') === null && document.readyState === 'complete',
        // The page of the parts shows a loading screen in an article.
        isWaiting: [...document.querySelectorAll('dialog[open], [role=status]')].some(
          (element) =>
            isSeen(element) &&
            element.closest('article') === null &&
            /please wait while the content|is on its way/.test(element.textContent ?? ''),
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

/** Presses a visible retry button, as a visitor would. */
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
