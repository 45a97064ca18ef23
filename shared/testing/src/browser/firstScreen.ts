import { expect, type Locator } from '@playwright/test';

/** A desk and a phone, before anything is scrolled. */
export const FIRST_SCREENS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** What the shell's header and breadcrumbs take from a page that a remote shows without them. */
const SHELL_BARS_PX = 130;
const ENOUGH_PX = 300;

/**
 * Fails where less than half of an element, and less than 300 px of it, is above the fold of a page that has just been
 * opened.
 *
 * @param instrument - what the page is about
 */
export async function expectInFirstScreen(instrument: Locator): Promise<void> {
  await expect(instrument).toBeVisible();
  await expect
    .poll(
      () =>
        instrument.evaluate(
          (element, { barsPx, enoughPx }) => {
            const { top, height } = element.getBoundingClientRect();
            const visiblePx = Math.min(height, window.innerHeight - barsPx - top - window.scrollY);
            return Math.round(visiblePx - Math.min(enoughPx, height / 2));
          },
          { barsPx: SHELL_BARS_PX, enoughPx: ENOUGH_PX },
        ),
      { message: 'px of it in the first view beyond what is enough' },
    )
    .toBeGreaterThanOrEqual(0);
}
