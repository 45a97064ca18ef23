import { expect, type Page } from '@playwright/test';

/** Opens the disclosure that contains the states, if it is not open yet. */
export async function openStates(page: Page): Promise<void> {
  await page
    .locator('details', { hasText: /^Show another state of this demo/ })
    .evaluate((details: HTMLDetailsElement) => (details.open = true));
}

/**
 * Switches to each labelled state, checks that page and address show it, and goes back to the real one.
 *
 * @param titles - from the label on the switch to a text that is visible in that state
 */
export async function showStates(page: Page, titles: Readonly<Record<string, string>>): Promise<void> {
  await openStates(page);
  const states = page.getByRole('group', { name: 'Show another state of this demo' });
  for (const [name, title] of Object.entries(titles)) {
    await states.getByRole('button', { name, exact: true }).click();
    await expect(page.getByText(title)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`[?&]state=${name.toLowerCase()}`));
  }
  await states.getByRole('button', { name: /^Actual state/ }).click();
  await expect(page).not.toHaveURL(/state=/);
}
