import { expect, type Page } from '@playwright/test';
import { remoteTest } from '@portfolio/testing/browser';

interface DemoFixtures {
  /** Opens a demo and waits until it answers. `address` is a query or a hash. */
  openDemo: (id: string, address?: string) => Promise<void>;
  /** Goes to the list of demos without a reload: the page is left as in the shell. */
  leaveDemo: () => Promise<void>;
}

/** A test that fails where the page writes an error or a warning, or throws. */
export const test = remoteTest.extend<DemoFixtures>({
  openDemo: async ({ page, consoleGuard }, use) => {
    // The browser's own advice to those who read pixels often.
    consoleGuard.allow(/^Canvas2D: Multiple readback/);
    await use(async (id, address = '') => {
      await page.goto(`/work/js/${id}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
    });
  },
  leaveDemo: async ({ page }, use) => {
    await use(async () => {
      await page.getByRole('link', { name: 'JavaScript demos' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'JavaScript demos' })).toBeVisible();
    });
  },
});

export { expect };

/** Moves the mouse over an element along places given as shares of its width and height. */
export async function drag(
  page: Page,
  box: { x: number; y: number; width: number; height: number },
  places: readonly (readonly [x: number, y: number])[],
): Promise<void> {
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const;
  const [first, ...rest] = places;
  if (first === undefined) return;
  await page.mouse.move(...at(first));
  await page.mouse.down();
  for (const place of rest) await page.mouse.move(...at(place), { steps: 8 });
  await page.mouse.up();
}
