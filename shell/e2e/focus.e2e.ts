import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './support/siteTest';
import { visit } from './support/shellVisit';

const expectFocusOnHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused();

test('a page opened by a link has the focus on its heading, a remote’s page too', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Work/ }).click();
  await expectFocusOnHeading(page, 'Work');
  await page.getByRole('main').getByRole('link', { name: 'No surprise limits' }).click();
  await expectFocusOnHeading(page, /Payments app review|No surprise limits/);
});

test('a page opened from the palette has the focus on its heading', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('drum');
  await expect(page.getByRole('option', { name: /^Drum kit/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expectFocusOnHeading(page, 'Drum kit');
});

/** Runs in the page. Describes the element that covers the whole focused element, if there is one. */
function findCover(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.05, 0.5, 0.95];
  const hits = shares.flatMap((x) =>
    shares.map((y) => document.elementFromPoint(left + x * width, top + y * height)),
  );
  if (hits.some((hit) => hit !== null && (element.contains(hit) || hit.contains(element)))) return null;
  return `${element.textContent} is under ${hits.find((hit) => hit !== null)?.textContent ?? 'the edge'}`;
}

for (const size of [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
])
  test(`no focused element is covered by an alert in a window of ${size.width} px`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await waitForHydration(page);
    const alert = page.getByRole('status').filter({ hasText: 'Welcome' });
    await expect(alert).toBeVisible();
    // While the pointer is over an alert, it stays.
    await alert.dispatchEvent('pointerover');
    const covers: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      // After two frames, the browser has scrolled and the alert has moved.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      // Behind the last element of the page, before its first one again.
      if (await page.evaluate(() => document.activeElement === document.body)) break;
      const cover = await page.evaluate(findCover);
      if (cover !== null) covers.push(cover);
    }
    await expect(alert).toBeVisible();
    expect(covers).toEqual([]);
  });
