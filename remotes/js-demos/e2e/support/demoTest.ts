import { expect, test as base, type Page } from '@playwright/test';

interface DemoFixtures {
  /** Opens a demo and waits until it answers. `address` is a query or a hash. */
  openDemo: (id: string, address?: string) => Promise<void>;
}

/** A test that fails where the page writes an error or a warning, or throws. */
export const test = base.extend<DemoFixtures>({
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    // Every browser asks for one, and a remote alone has none.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    page.on('console', (message) => {
      const isOurs = !/^\[(webpack-dev-server|HMR)\]|^Canvas2D: Multiple readback/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && isOurs) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    expect(complaints).toEqual([]);
  },
  openDemo: async ({ page }, use) => {
    await use(async (id, address = '') => {
      await page.goto(`/work/js/${id}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
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
