import type { Page } from '@playwright/test';

/** A route transition at the moment it starts. */
export interface SeenTransition {
  kind: string | null;
  direction: string | null;
  overflow: string;
  /** Whether the new page starts invisible. */
  isFading: boolean;
  /** The distance from which the new page slides in; empty if it does not. */
  from: string;
}

/** Records each transition when it starts: it may be over before the test can look. */
export const noteTransitions = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const seen: SeenTransition[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const kind = root.getAttribute('data-route-transition');
      if (kind === null) return;
      const style = getComputedStyle(root);
      const animations = document.querySelector('main')?.getAnimations() ?? [];
      seen.push({
        kind,
        direction: root.getAttribute('data-route-direction'),
        overflow: style.overflowY,
        isFading: animations.some(
          ({ effect }) =>
            effect instanceof KeyframeEffect && effect.getKeyframes().some(({ opacity }) => opacity === '0'),
        ),
        from: style.getPropertyValue('--from').trim(),
      });
    }).observe(root, { attributeFilter: ['data-route-transition'] });
  });

/** The transitions since {@link noteTransitions}. */
export const readTransitions = (page: Page): Promise<SeenTransition[]> =>
  page.evaluate(() => (window as unknown as { seen: SeenTransition[] }).seen);
