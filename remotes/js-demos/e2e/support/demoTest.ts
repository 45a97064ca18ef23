import { expect } from '@playwright/test';
import { remoteTest } from '@portfolio/testing/browser';

interface DemoFixtures {
  /** Opens a demo and waits until it reacts to input. `address` is a query or a hash. */
  openDemo: (id: string, address?: string) => Promise<void>;
  /** Goes to the list of demos without a reload: the page is unmounted as in the shell. */
  leaveDemo: () => Promise<void>;
}

export const test = remoteTest.extend<DemoFixtures>({
  openDemo: async ({ openPage, consoleGuard }, use) => {
    // The browser's advice to pages that read pixels often.
    consoleGuard.allow(/^Canvas2D: Multiple readback/);
    await use((id, address = '') => openPage(`/work/js/${id}${address}`));
  },
  leaveDemo: async ({ page }, use) => {
    await use(async () => {
      await page.getByRole('link', { name: 'JavaScript demos' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'JavaScript demos' })).toBeVisible();
    });
  },
});

export { expect };
