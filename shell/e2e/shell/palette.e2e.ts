import type { Page } from '@playwright/test';
import { expectFocusOnPage, expectHeading, PHONE, visit } from '../support/shellVisit';
import { expect, test } from '../support/siteTest';

const getButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' });
const getPalette = (page: Page) => page.getByRole('dialog', { name: 'Go to' });
const getField = (page: Page) => getPalette(page).getByRole('combobox');

test('Ctrl+K finds a demo and Enter opens it without a new document, with the focus on its heading', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.keyboard.press('Control+k');
  // Type at once, without waiting for the field: the palette is still loading.
  await page.keyboard.type('drum');
  await expect(getField(page)).toBeFocused();
  await expect(getField(page)).toHaveValue('drum');
  await expect(getPalette(page).getByRole('option').first()).toHaveText(/Drum kit/);
  await page.keyboard.press('Enter');
  await expectHeading(page, 'Drum kit');
  await expect(getPalette(page)).toBeHidden();
  await expectFocusOnPage(page);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the button opens the palette, Escape closes it, and the focus returns', async ({ page }) => {
  await visit(page, '/about');
  await getButton(page).click();
  await expect(getField(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getPalette(page)).toBeHidden();
  await expect(getButton(page)).toBeFocused();
});

test('the shortcut is ignored while the visitor is typing', async ({ page }) => {
  await visit(page, '/work');
  // The browser's own Ctrl+K must be suppressed; the palette may take a while to load.
  await page.evaluate(() => {
    const taken: boolean[] = [];
    Object.assign(window, { taken });
    window.addEventListener('keydown', (event) => {
      if (event.key === 'k') taken.push(event.defaultPrevented);
    });
  });
  await page.getByRole('searchbox', { name: 'Search' }).press('Control+k');
  await expect(getPalette(page)).toBeHidden();
  await page.getByRole('heading', { level: 1 }).press('Control+k');
  await expect(getPalette(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { taken: boolean[] }).taken)).toEqual([false, true]);
});

test('pages of this visit are listed first', async ({ page }) => {
  await visit(page, '/about');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Contact/ })
    .click();
  await expectHeading(page, 'Contact');
  await getButton(page).click();
  await expect(getPalette(page).getByRole('group', { name: 'Recent' }).getByRole('option')).toHaveText(
    /About/,
  );
});

test('the palette works offline once its list has loaded', async ({ page, context, consoleGuard }) => {
  consoleGuard.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await visit(page, '/about');
  await getButton(page).click();
  await expect(getPalette(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await getButton(page).click();
  await page.keyboard.type('konmai');
  await expect(getPalette(page).getByRole('option')).toHaveText(/Konami/);
});

test('a list that fails to load is reported, and Retry loads it', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Failed to load resource/);
  let isMissing = true;
  await page.route('**/search.json', (route) => (isMissing ? route.abort() : route.continue()));
  await visit(page, '/about');
  await page.keyboard.press('Control+k');
  await expect(getPalette(page).getByRole('alert')).toContainText('could not be loaded');
  isMissing = false;
  await getPalette(page).getByRole('button', { name: 'Retry' }).click();
  await expect(getPalette(page).getByRole('option').first()).toBeVisible();
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('a tap on a place opens it', async ({ page }) => {
    await visit(page, '/about');
    await getButton(page).tap();
    await getPalette(page).getByRole('option', { name: 'Contact' }).tap();
    await expectHeading(page, 'Contact');
    await expect(getPalette(page)).toBeHidden();
  });
});
