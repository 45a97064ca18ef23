import type { Page } from '@playwright/test';
import { expect } from './siteTest';

type Window = typeof globalThis & { struckPads?: Set<string> };

/** Records each pad that lights up: it only does so for a moment, which a test on a busy machine may miss. */
const noteStruckPads = () => {
  const { document } = globalThis as Window;
  if ((globalThis as Window).struckPads !== undefined) return;
  const struck = new Set<string>();
  Object.assign(globalThis, { struckPads: struck });
  new MutationObserver(() => {
    for (const pad of document.querySelectorAll('[data-playing]')) struck.add(pad.textContent);
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['data-playing'] });
};

/**
 * Strikes a drum pad until the page has been hydrated, and expects it to light up.
 *
 * @param name - of the pad
 * @param strike - how to strike it (default: the key of the kick drum)
 */
export async function expectPadToPlay(
  page: Page,
  name = 'kick',
  strike = () => page.keyboard.press('d'),
): Promise<void> {
  await expect(async () => {
    await page.evaluate(noteStruckPads);
    await strike();
    const struck = await page.evaluate(() => [...((globalThis as Window).struckPads ?? [])]);
    expect(struck).toContainEqual(expect.stringMatching(new RegExp(`^${name} `)));
  }).toPass();
}
