import type { Locator } from '@playwright/test';

/** The position and size of an element in the window, in CSS pixels. */
export const getBox = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x, y, width, height };
  });
