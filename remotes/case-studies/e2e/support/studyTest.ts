import { expect } from '@playwright/test';
import { remoteTest } from '@portfolio/testing/browser';

interface StudyFixtures {
  /** Opens the payments review, or the study at another path. `address` is a query or a hash. */
  openStudy: (address?: string, path?: string) => Promise<void>;
}

export const test = remoteTest.extend<StudyFixtures>({
  contextOptions: { reducedMotion: 'reduce' },
  openStudy: async ({ openPage, consoleGuard }, use) => {
    // Tests without images block them.
    consoleGuard.allow(/net::ERR_BLOCKED_BY_CLIENT/);
    await use((address = '', path = '/work/UX/paymentsReview') => openPage(path + address));
  },
});

export { expect };
