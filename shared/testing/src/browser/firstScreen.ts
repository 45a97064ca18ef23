import { expect, type Locator, type Page, test } from '@playwright/test';

/** A desktop and a phone, before any scrolling. */
const FIRST_SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** The height of the shell's header and breadcrumbs, which a remote alone does not show. */
const SHELL_BARS_PX = 130;
const ENOUGH_PX = 300;

/**
 * Fails if a page does not open on its demo, on a desktop and on a phone: if less than half of the instrument and less
 * than 300 px of it is above the fold, or if it could paint over the bars of the page.
 *
 * @param page - the tab that opens it
 * @param open - opens the page of the demo
 * @param instrument - the main part of the demo
 */
export async function expectDemoFirst(
  page: Page,
  open: () => Promise<void>,
  instrument: Locator,
): Promise<void> {
  await open();
  for (const size of FIRST_SCREENS)
    await test.step(`the first view in a window of ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await expect(page.locator('#demo')).toHaveCSS('isolation', 'isolate');
      await expect(instrument).toBeVisible();
      await expect
        .poll(() => instrument.evaluate(measureRoom, { barsPx: SHELL_BARS_PX, enoughPx: ENOUGH_PX }), {
          message: 'visible px in the first view beyond the minimum',
        })
        .toBeGreaterThanOrEqual(0);
    });
}

/** Runs in the page. By how many pixels the visible part of an element, before any scrolling, exceeds the minimum. */
function measureRoom(element: Element, { barsPx, enoughPx }: { barsPx: number; enoughPx: number }): number {
  const { top, height } = element.getBoundingClientRect();
  const visiblePx = Math.min(height, window.innerHeight - barsPx - top - window.scrollY);
  return Math.round(visiblePx - Math.min(enoughPx, height / 2));
}
