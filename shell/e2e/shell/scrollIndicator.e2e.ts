import type { Page } from '@playwright/test';
import { SPEC_LIMITS } from '../support/shellLimits';
import { visit } from '../support/shellVisit';
import { stopClock } from '../support/stopClock';
import { expect, test } from '../support/siteTest';

const { startDelayMs, debounceMs, bufferRatio } = SPEC_LIMITS.scrollIndicator;

const getIndicator = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const getCurrent = (page: Page) => getIndicator(page).locator('[aria-current="location"]');

/**
 * Scrolls a section's top to a fraction of the window's height. Scroll events need a real frame, whatever the clock
 * says.
 */
const scrollSectionTo = (page: Page, id: string, ratio: number) =>
  page.evaluate(
    ([sectionId, share]) =>
      new Promise((resolve) => {
        const top = document.getElementById(sectionId)?.getBoundingClientRect().top ?? 0;
        window.addEventListener('scroll', resolve, { once: true });
        window.scrollBy({ top: top - window.innerHeight * share, behavior: 'instant' });
      }).then(() => undefined),
    [id, ratio] as const,
  );

/** Opens a page with a stopped clock. Its timers have started once its title is measured. */
async function visitStopped(page: Page): Promise<void> {
  await stopClock(page);
  await visit(page, '/about');
  await expect(page.getByRole('main').locator('[data-redlines=measured]')).toBeVisible();
}

test('lists the sections that have an id, and goes to them by keyboard', async ({ page }) => {
  await visit(page, '/about');
  await expect(getIndicator(page).getByRole('link')).toHaveText([
    'Skills',
    'Process',
    'Certificates',
    'Honours and awards',
  ]);
  await getIndicator(page).getByRole('link', { name: 'Certificates' }).press('Enter');
  await expect(page).toHaveURL(/#certificates$/);
  await expect(page.getByRole('heading', { name: 'Certificates' })).toBeInViewport();
  await expect(getCurrent(page)).toHaveText('Certificates');
});

test('waits half a second before it starts', async ({ page }) => {
  await visitStopped(page);
  await page.clock.runFor(startDelayMs - 1);
  await expect(getIndicator(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(getIndicator(page)).toBeVisible();
});

test('highlights a section once its top is above the buffer line, 10 ms after scrolling', async ({
  page,
}) => {
  await visitStopped(page);
  await page.clock.runFor(startDelayMs);
  await expect(getCurrent(page)).toHaveText('Skills');

  await scrollSectionTo(page, 'process', bufferRatio + 0.02);
  await page.clock.runFor(debounceMs * 5);
  await expect(getCurrent(page)).toHaveText('Skills');
  await scrollSectionTo(page, 'process', bufferRatio - 0.02);
  await page.clock.runFor(debounceMs * 5);
  await expect(getCurrent(page)).toHaveText('Process');
});
