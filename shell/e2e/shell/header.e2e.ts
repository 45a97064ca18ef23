import type { Page } from '@playwright/test';
import { expect, test } from '../support/siteTest';
import { expectHeading, PHONE, visit } from '../support/shellVisit';

const getBanner = (page: Page) => page.getByRole('banner');
const getMenu = (page: Page) => page.getByRole('button', { name: 'Menu' });
const getNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });

/** A page that is still being hydrated may miss the first wheel event. */
async function scrollUntilMini(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 450);
    await expect(getBanner(page)).toHaveAttribute('data-mini', { timeout: 1000 });
  }).toPass();
}

test('the navigation has four entries, each with an icon and its tagline', async ({ page }) => {
  await visit(page, '/about');
  const entries = getNav(page).getByRole('link');
  await expect(entries).toHaveText([
    /^Home\s*is where we all want to be$/,
    /^Work\s*puts my skills to test$/,
    /^About\s*to know me better as a professional$/,
    /^Contact\s*will help you get in touch with me$/,
  ]);
  for (const entry of await entries.all()) await expect(entry.locator('svg')).toBeVisible();
  await expect(getNav(page).getByRole('link', { name: /About/ })).toHaveAttribute('aria-current', 'page');
  await expect(getBanner(page).getByRole('link', { name: /home$/ }).first()).toHaveAttribute('href', '/');
});

test('the header becomes mini when scrolling down and full when scrolling up', async ({ page }) => {
  await visit(page, '/about');
  const header = getBanner(page);
  await scrollUntilMini(page);
  await page.mouse.wheel(0, -150);
  await expect(header).not.toHaveAttribute('data-mini');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: PHONE });

  test('the mini header becomes full when the navigation is shown', async ({ page }) => {
    await visit(page, '/about');
    await scrollUntilMini(page);
    await getMenu(page).click();
    await expect(getBanner(page)).not.toHaveAttribute('data-mini');
  });

  test('the menu button opens and closes the menu', async ({ page }) => {
    await visit(page, '/about');
    await expect(getNav(page)).toBeHidden();
    await getMenu(page).click();
    await expect(getNav(page)).toBeVisible();
    await getMenu(page).click();
    await expect(getNav(page)).toBeHidden();
  });

  test('Tab follows the controls as they are drawn, into the open menu and past it', async ({ page }) => {
    await visit(page, '/about');
    const press = async (key: string) => {
      await page.keyboard.press(key);
      return page.evaluate(() => document.activeElement?.textContent?.replace(/\s+/g, ' ').trim());
    };
    await getBanner(page).getByRole('link', { name: /home$/ }).first().focus();
    const forward = [await press('Tab'), await press('Tab'), await press('Tab'), await press('Tab')];
    expect(forward).toEqual([expect.stringMatching(/^Search/), 'Sign in', 'Dark theme', 'Menu']);
    await page.keyboard.press('Enter');
    await expect(getNav(page)).toBeVisible();
    expect(await press('Tab')).toMatch(/^Home/);
    expect(await press('Shift+Tab')).toBe('Menu');
    expect(await press('Shift+Tab')).toBe('Dark theme');
  });

  test('a click outside the header closes the menu', async ({ page }) => {
    await visit(page, '/about');
    await getMenu(page).click();
    await expect(getNav(page)).toBeVisible();
    await page.mouse.click(PHONE.width / 2, PHONE.height - 20);
    await expect(getNav(page)).toBeHidden();
    await expectHeading(page, 'About');
  });

  test('Escape closes the menu and returns the focus to its button', async ({ page }) => {
    await visit(page, '/about');
    await getMenu(page).press('Enter');
    await expect(getNav(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(getNav(page).getByRole('link', { name: /Home/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(getNav(page)).toBeHidden();
    await expect(getMenu(page)).toBeFocused();
  });

  test('the menu closes when one of its links is followed', async ({ page }) => {
    await visit(page, '/about');
    await getMenu(page).click();
    await getNav(page)
      .getByRole('link', { name: /Contact/ })
      .click();
    await expectHeading(page, 'Contact');
    await expect(getNav(page)).toBeHidden();
  });
});
