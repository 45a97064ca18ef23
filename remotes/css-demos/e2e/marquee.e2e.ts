import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';

const LAST_UNIT = 'Ångström';

const marquee = (page: Page) => page.getByRole('region', { name: 'Old units of length', exact: true });
const readRows = (page: Page) =>
  marquee(page)
    .locator('.infiniteScroll-row')
    .evaluateAll((rows) =>
      rows.map((row) =>
        row
          .getAnimations()
          .map(({ playState }) => playState)
          .join(),
      ),
    );
const readOverflow = (page: Page) => marquee(page).evaluate((element) => getComputedStyle(element).overflowX);

/** Expects the static version, a plain list: no copy, nothing cut off, scrollable by keyboard. */
async function expectList(page: Page): Promise<void> {
  await expect.poll(() => readRows(page)).toEqual(['', '']);
  expect(await readOverflow(page)).toBe('auto');
  await expect(marquee(page).locator('.infiniteScroll-row[inert]')).toBeHidden();
  await marquee(page).press('ArrowRight');
  await expect.poll(() => marquee(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await marquee(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(marquee(page).getByText(LAST_UNIT).first()).toBeInViewport();
}

test.describe('the marquee', () => {
  test.use({ hasTouch: true });

  test('closes its loop with a copy, pauses for pointer and keyboard, and becomes a list on Space until a tap', async ({
    page,
    openDemo,
  }) => {
    await openDemo('infiniteScroll');
    await expect.poll(() => readRows(page)).toEqual(['running', 'running']);
    await marquee(page).hover();
    await expect.poll(() => readRows(page)).toEqual(['paused', 'paused']);
    const [list, copy] = await marquee(page)
      .locator('.infiniteScroll-row')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
    expect(copy?.width).toBeCloseTo(list?.width ?? 0, 1);
    expect(copy?.left).toBeCloseTo((list?.left ?? 0) + (list?.width ?? 0), 1);
    await page.mouse.move(0, 0);
    await expect.poll(() => readRows(page)).toEqual(['running', 'running']);
    const hold = page.getByRole('checkbox', { name: 'Hold it still' });
    await page.locator('h1').focus();
    await page.keyboard.press('Tab');
    await expect(hold).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(marquee(page)).toBeFocused();
    await expect.poll(() => readRows(page)).toEqual(['paused', 'paused']);

    await hold.press('Space');
    await expectList(page);
    await hold.tap();
    await page.locator('h1').focus();
    await expect.poll(() => readRows(page)).toEqual(['running', 'running']);
  });

  test('has no fade under forced colours, and is a list under reduced motion and without media queries', async ({
    page,
    openDemo,
    forceWithout,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openDemo('infiniteScroll');
    await expect.poll(() => readRows(page)).toEqual(['running', 'running']);
    expect(await marquee(page).evaluate((element) => getComputedStyle(element).maskImage)).toBe('none');

    await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
    await expectList(page);
    await expect(page.getByText('so the rows are already still')).toBeVisible();

    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await forceWithout('infiniteScroll', ['@media']);
    await page.reload();
    await expectList(page);
  });
});
