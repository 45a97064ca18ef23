import { expect, type Page } from '@playwright/test';

/** Opens the drawer in which the states are folded away, if it is not open already. */
export async function openStates(page: Page): Promise<void> {
  await page
    .locator('details', { hasText: /^Show another state of this demo/ })
    .evaluate((drawer: HTMLDetailsElement) => (drawer.open = true));
}

/**
 * Shows each state by the labelled switch, sees that the page and the address say so, and goes back to the real one.
 *
 * @param titles - the name on the switch, and a text that is seen in that state
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
