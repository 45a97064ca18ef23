import { expect, type Page } from '@playwright/test';
import { remoteTest } from '@portfolio/testing/browser';
import { readStyleSheet, withoutAtRules } from '../../src/css-testing/styleSheet';

type DemoName = 'pulseAnimation' | 'cardScroller' | 'infiniteScroll';

interface DemoFixtures {
  /** Opens a demo and waits until it answers. `query` begins with "?". */
  openDemo: (name: DemoName, query?: string) => Promise<void>;
  /** From now on serves a demo's style sheet as a browser reads it that knows none of these at-rules. */
  forceWithout: (name: DemoName, atRules: readonly string[]) => Promise<void>;
}

/** A test that fails where the page writes an error or a warning, or throws. */
export const test = remoteTest.extend<DemoFixtures>({
  openDemo: async ({ page }, use) => {
    await use(async (name, query = '') => {
      await page.goto(`/work/CSS/${name}${query}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
  forceWithout: async ({ page }, use) => {
    await use(async (name, atRules) => {
      const css = withoutAtRules(
        readStyleSheet(`${__dirname}/../../src/pages/${name}`, `${name}.css`),
        atRules,
      );
      await page.route(`**/${name}.css`, (route) => route.fulfill({ contentType: 'text/css', body: css }));
    });
  },
});

export { expect };

const SWIPE_STEPS = 10;

/** Swipes over the page as a finger does, by so many pixels from a place on it, and holds still before it lifts. */
export async function swipe(
  page: Page,
  from: { x: number; y: number },
  by: { xPx?: number; yPx?: number },
): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  // Times are said, not taken: a busy machine would turn a pause of its own into a throw.
  const startS = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove', step: number, timeMs: number) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      timestamp: startS + timeMs / 1000,
      touchPoints: [
        {
          x: from.x + ((by.xPx ?? 0) * step) / SWIPE_STEPS,
          y: from.y + ((by.yPx ?? 0) * step) / SWIPE_STEPS,
        },
      ],
    });
  await touch('touchStart', 0, 0);
  for (let step = 1; step <= SWIPE_STEPS; step += 1) await touch('touchMove', step, step * 16);
  for (const timeMs of [400, 500, 600]) await touch('touchMove', SWIPE_STEPS, timeMs);
  await cdp.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    timestamp: startS + 0.7,
    touchPoints: [],
  });
}
