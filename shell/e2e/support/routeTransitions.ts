import type { Page } from '@playwright/test';

/** A route transition at the moment it starts. */
export interface SeenTransition {
  kind: string | null;
  direction: string | null;
  overflow: string;
}

/** Records each transition when it starts: it may be over before the test can look. */
export const noteTransitions = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const seen: SeenTransition[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const kind = root.getAttribute('data-route-transition');
      const direction = root.getAttribute('data-route-direction');
      if (kind !== null) seen.push({ kind, direction, overflow: getComputedStyle(root).overflowY });
    }).observe(root, { attributeFilter: ['data-route-transition'] });
  });

/** The transitions since {@link noteTransitions}. */
export const readTransitions = (page: Page): Promise<SeenTransition[]> =>
  page.evaluate(() => (window as unknown as { seen: SeenTransition[] }).seen);
