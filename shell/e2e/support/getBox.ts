import type { Locator } from '@playwright/test';

/** Where an element is in the window, in CSS pixels. */
export const getBox = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x, y, width, height };
  });
