import { expect } from '@playwright/test';
import { remoteTest } from '@portfolio/testing/browser';
import { readStyleSheet, withoutAtRules } from '../../src/css-testing/styleSheet';

export const DEMO_NAMES = ['pulseAnimation', 'cardScroller', 'infiniteScroll'] as const;

type DemoName = (typeof DEMO_NAMES)[number];

interface DemoFixtures {
  /** Opens a demo and waits until it reacts to input. `query` starts with "?". */
  openDemo: (name: DemoName, query?: string) => Promise<void>;
  /** From now on serves a demo's style sheet without these at-rules, as read by a browser that does not know them. */
  forceWithout: (name: DemoName, atRules: readonly string[]) => Promise<void>;
}

export const test = remoteTest.extend<DemoFixtures>({
  openDemo: async ({ openPage }, use) => use((name, query = '') => openPage(`/work/CSS/${name}${query}`)),
  forceWithout: async ({ page }, use) => {
    await use(async (name, atRules) => {
      const css = withoutAtRules(
        readStyleSheet(`${__dirname}/../../src/pages/${name}`, `${name}.css`),
        atRules,
      );
      await page.route(`**/${name}.*.css`, (route) => route.fulfill({ contentType: 'text/css', body: css }));
    });
  },
});

export { expect };
