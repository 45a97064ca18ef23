import { expect, test as base, type Page } from '@playwright/test';

interface DemoFixtures {
  /** Lets the page of this test write errors and warnings that match, such as a request that is made to fail. */
  allowComplaints: (pattern: RegExp) => void;
  /** Opens a demo and waits until it answers. `address` is a query or a hash. */
  openDemo: (id: string, address?: string) => Promise<void>;
  /** Goes to the list of demos without a reload: the page is left as in the shell. */
  leaveDemo: () => Promise<void>;
}

/** What the dev server and the browser say about themselves. */
const NOT_OURS = /^\[(webpack-dev-server|HMR)\]|^Canvas2D: Multiple readback/;

/** A test that fails where the page writes an error or a warning, or throws. */
export const test = base.extend<DemoFixtures & { allowed: RegExp[] }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  allowed: async ({}, use) => use([NOT_OURS]),
  allowComplaints: async ({ allowed }, use) => use((pattern) => void allowed.push(pattern)),
  page: async ({ page, allowed }, use) => {
    const complaints: string[] = [];
    const note = (text: string) => {
      if (!allowed.some((pattern) => pattern.test(text))) complaints.push(text);
    };
    // Every browser asks for one, and a remote alone has none.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    // The dev server's own line: a file that is saved meanwhile must not reload the page under test.
    await page.routeWebSocket('**/ws', () => {});
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(message.text());
    });
    page.on('pageerror', (error) => note(error.message));
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
  leaveDemo: async ({ page }, use) => {
    await use(async () => {
      await page.getByRole('link', { name: 'All demos' }).click();
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
