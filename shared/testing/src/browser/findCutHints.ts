import type { Page } from '@playwright/test';

/**
 * Lists the placeholders that do not fit into their fields.
 *
 * @param page - in the state to check; the values of its fields stay as they are
 */
export const findCutHints = (page: Page): Promise<string[]> =>
  page.locator('input[placeholder]').evaluateAll((fields) =>
    (fields as HTMLInputElement[])
      .filter((field) => {
        // No API measures a placeholder, but the width of a value can be read. Frameworks notice no change: no
        // event is dispatched, and the value is restored at once.
        const { value } = field;
        field.value = field.placeholder;
        const isCut = field.scrollWidth > field.clientWidth;
        field.value = value;
        return isCut;
      })
      .map(({ placeholder }) => placeholder),
  );
