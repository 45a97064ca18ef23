import { expect, test as base } from '@playwright/test';

interface StudyFixtures {
  /** Opens the payments review, or the study of another path. `address` is a query or a hash. */
  openStudy: (address?: string, path?: string) => Promise<void>;
}

/** A test that fails where the page writes an error or a warning, or throws. */
export const test = base.extend<StudyFixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  page: async ({ page }, use) => {
    const complaints: string[] = [];
    // Every browser asks for one, and a remote alone has none.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    page.on('console', (message) => {
      const isOurs = !/^\[(webpack-dev-server|HMR)\]|net::ERR_BLOCKED_BY_CLIENT/.test(message.text());
      if (['error', 'warning'].includes(message.type()) && isOurs) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await use(page);
    expect(complaints).toEqual([]);
  },
  openStudy: async ({ page }, use) => {
    await use(async (address = '', path = '/work/UX/paymentsReview') => {
      await page.goto(path + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
});

export { expect };
