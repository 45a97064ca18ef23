import { expect, type Page } from '@playwright/test';
import { findFaults } from './findFaults';

/** The smallest control that everybody can hit (WCAG 2.2, target size). */
const TARGET_PX = 24;

/**
 * Controls that are too small. A slider is as tall as its line and is moved along it; a file input is hidden behind
 * its button.
 */
const findSmallTargets = (page: Page) =>
  page.locator(':is(button, select, summary, nav a, input:not([type="range"], [type="file"]))').evaluateAll(
    (controls, minPx) =>
      controls
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
          return width > 0 && (width < minPx || height < minPx);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 160)),
    TARGET_PX,
  );

/**
 * Fails where the page as it is overflows its window, has a control that is too small to hit, or a fault that axe finds.
 *
 * @param page - as it is
 * @param state - for the message, such as "an open dialog"
 */
export async function checkPage(page: Page, state: string): Promise<void> {
  // Elements placed by measuring move a frame after the window has changed.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${state}: wider than the window`,
    })
    .toBeLessThanOrEqual(0);
  expect(await findSmallTargets(page), `${state}: too small to hit`).toEqual([]);
  expect(await findFaults(page), `${state}: found by axe`).toEqual([]);
}
