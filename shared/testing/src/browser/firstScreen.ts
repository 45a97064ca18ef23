import { expect, type Locator, type Page, test } from '@playwright/test';

/** A desk and a phone, before anything is scrolled. */
const FIRST_SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** The height of the shell's header and breadcrumbs, which a remote alone does not show. */
const SHELL_BARS_PX = 130;
const ENOUGH_PX = 300;

/**
 * Fails where a demo is not what its page begins with, on a desk and on a phone: where less than half of its instrument,
 * and less than 300 px of it, is above the fold of the page as it opens, or where it could paint over the page's bars.
 *
 * @param page - the tab in which it is opened
 * @param open - opens the page of the demo
 * @param instrument - what the page is about
 */
export async function expectDemoFirst(
  page: Page,
  open: () => Promise<void>,
  instrument: Locator,
): Promise<void> {
  for (const size of FIRST_SCREENS)
    await test.step(`the first view in a window of ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await open();
      await expect(page.locator('#demo')).toHaveCSS('isolation', 'isolate');
      await expect(instrument).toBeVisible();
      await expect
        .poll(() => instrument.evaluate(measureRoom, { barsPx: SHELL_BARS_PX, enoughPx: ENOUGH_PX }), {
          message: 'px of it in the first view beyond what is enough',
        })
        .toBeGreaterThanOrEqual(0);
    });
}

/** Runs in the page. How many pixels more than enough of an element can be seen before anything is scrolled. */
function measureRoom(element: Element, { barsPx, enoughPx }: { barsPx: number; enoughPx: number }): number {
  const { top, height } = element.getBoundingClientRect();
  const visiblePx = Math.min(height, window.innerHeight - barsPx - top - window.scrollY);
  return Math.round(visiblePx - Math.min(enoughPx, height / 2));
}
