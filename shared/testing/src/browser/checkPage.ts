import { expect, type Page } from '@playwright/test';
import { findCutHints } from './findCutHints';
import { findFaults } from './findFaults';

/** The minimum size of a control (WCAG 2.2, target size). */
const TARGET_PX = 24;

/**
 * Finds controls that are too small. Sliders are exempt, because they are as tall as their track and are dragged along
 * it; so are file inputs, which are hidden behind their button.
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
 * Fails if the page in its current state overflows the window, or has a control that is too small, a hint that is cut or
 * an axe violation.
 *
 * @param page - in the state to check
 * @param state - for the message, such as "an open dialog"
 */
export async function checkPage(page: Page, state: string): Promise<void> {
  // Elements that are placed by measuring move one frame after the window has changed.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: `${state}: wider than the window`,
    })
    .toBeLessThanOrEqual(0);
  expect(await findSmallTargets(page), `${state}: too small to hit`).toEqual([]);
  expect(await findCutHints(page), `${state}: hints that are cut`).toEqual([]);
  expect(await findFaults(page), `${state}: found by axe`).toEqual([]);
}
