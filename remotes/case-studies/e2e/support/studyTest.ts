import { expect } from '@playwright/test';
import { remoteTest } from '@portfolio/testing/browser';

interface StudyFixtures {
  /** Opens the payments review, or the study of another path. `address` is a query or a hash. */
  openStudy: (address?: string, path?: string) => Promise<void>;
}

/** A test that fails where the page writes an error or a warning, or throws. */
export const test = remoteTest.extend<StudyFixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  openStudy: async ({ page, consoleGuard }, use) => {
    // Tests without images block them.
    consoleGuard.allow(/net::ERR_BLOCKED_BY_CLIENT/);
    await use(async (address = '', path = '/work/UX/paymentsReview') => {
      await page.goto(path + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
});

export { expect };
