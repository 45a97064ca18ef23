import type { Page } from '@playwright/test';
import { SPEC_LIMITS } from '../support/shellLimits';
import { visit } from '../support/shellVisit';
import { expectInTime, stopClock } from '../support/stopClock';
import { expect, test } from '../support/siteTest';

const { startDelayMs, debounceMs, bufferRatio } = SPEC_LIMITS.scrollIndicator;

const getIndicator = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const getCurrent = (page: Page) => getIndicator(page).locator('[aria-current="location"]');

const listNames = async (page: Page) => {
  await expect(getIndicator(page)).toBeVisible();
  return getIndicator(page).locator('a > span').all();
};
const getStart = (element: Element) => element.getBoundingClientRect().left;

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

test('shows the names of all sections in the margin of a very wide window', async ({ page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await visit(page, '/about');
  await expect(getIndicator(page)).toBeVisible();
  const textStart = await page.getByRole('heading', { name: 'Skills', exact: true }).evaluate(getStart);
  for (const name of await listNames(page)) {
    await expect(name).toHaveCSS('opacity', '1');
    expect(await name.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(textStart);
  }
});

test('shows the names of all sections in a narrower window while one is pointed at or focused', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, '/about');
  const names = await listNames(page);
  for (const name of names) await expect(name).toHaveCSS('opacity', '0');
  await getIndicator(page).getByRole('link', { name: 'Process' }).hover();
  for (const name of names) await expect(name).toHaveCSS('opacity', '1');
  // A name is part of its link.
  await names.at(-1)?.click();
  await expect(page).toHaveURL(/#honours$/);
  await expect(getCurrent(page)).toHaveText('Honours and awards');
  const readLength = (link: Element) => getComputedStyle(link, '::before').scale;
  await expect.poll(() => getCurrent(page).evaluate(readLength), 'its line stays long').toBe('1');
  await page.mouse.move(640, 360);
  for (const name of names) await expect(name).toHaveCSS('opacity', '0');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await getIndicator(page).getByRole('link', { name: 'Process' }).focus();
  for (const name of names) await expect(name).toHaveCSS('opacity', '1');
});

test('is not on a phone, which has no room beside the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await visit(page, '/about');
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => url.includes('scroll-indicator'))).toEqual([]);
  await expect(page.locator('nav[aria-label="Sections of this page"]')).toHaveCount(0);
});

test('waits half a second before it starts', async ({ page }) => {
  await visitStopped(page);
  await page.clock.runFor(startDelayMs - 1);
  await expect(getIndicator(page)).toHaveCount(0);
  // Its code may arrive later than the page.
  await expectInTime(page, () => expect(getIndicator(page)).toBeVisible({ timeout: 100 }));
});

test('highlights a section once its top is above the buffer line, 10 ms after scrolling', async ({
  page,
}) => {
  await visitStopped(page);
  await expectInTime(page, () => expect(getCurrent(page)).toHaveText('Skills', { timeout: 100 }));

  await scrollSectionTo(page, 'process', bufferRatio + 0.02);
  await page.clock.runFor(debounceMs * 5);
  await expect(getCurrent(page)).toHaveText('Skills');
  await scrollSectionTo(page, 'process', bufferRatio - 0.02);
  await page.clock.runFor(debounceMs * 5);
  await expect(getCurrent(page)).toHaveText('Process');
});
