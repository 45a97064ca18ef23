import { expectInFirstScreen, FIRST_SCREENS } from '@portfolio/testing/browser';
import { DEMO_IDS } from './support/demoIds';
import { expect, test } from './support/demoTest';
import { INSTRUMENTS } from './support/instruments';

for (const id of DEMO_IDS)
  test(`${id}: the demo itself is in the first view, on a desk and on a phone`, async ({
    page,
    openDemo,
  }) => {
    for (const size of FIRST_SCREENS) {
      await page.setViewportSize(size);
      await openDemo(id);
      // A layer of its own: nothing in it paints over the bars of the page.
      await expect(page.locator('#demo')).toHaveCSS('isolation', 'isolate');
      await expectInFirstScreen(INSTRUMENTS[id]?.(page) ?? page.locator(`main of ${id}`));
    }
  });
