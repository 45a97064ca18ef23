import type { Locator, Page } from '@playwright/test';
import { expectInFirstScreen, FIRST_SCREENS } from '@portfolio/testing/browser';
import { DEMO_NAMES, expect, test } from './support/demoTest';

const INSTRUMENTS: Readonly<Record<(typeof DEMO_NAMES)[number], (page: Page) => Locator>> = {
  pulseAnimation: (page) => page.locator('.pulseAnimation-stage'),
  cardScroller: (page) => page.getByRole('list').first(),
  infiniteScroll: (page) => page.locator('.infiniteScroll-frame').first(),
};

for (const name of DEMO_NAMES)
  test(`${name}: the demo itself is in the first view, on a desk and on a phone`, async ({
    page,
    openDemo,
  }) => {
    for (const size of FIRST_SCREENS) {
      await page.setViewportSize(size);
      await openDemo(name);
      // A layer of its own: nothing in it paints over the bars of the page.
      await expect(page.locator('#demo')).toHaveCSS('isolation', 'isolate');
      await expectInFirstScreen(INSTRUMENTS[name](page));
    }
  });
