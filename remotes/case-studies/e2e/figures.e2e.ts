import type { Page } from '@playwright/test';
import { expect, test } from './support/studyTest';

test.use({ hasTouch: true });

const figure = (page: Page, name: string) => page.getByRole('figure').filter({ hasText: name });
const enlarge = (page: Page, name: string) => figure(page, name).getByRole('button', { name: /^Enlarge/ });
/** The dialog's title is the number and the caption's first sentence. */
const dialog = (page: Page, name: string) =>
  page.getByRole('dialog', { name: new RegExp(`^${name.replace('Figure ', '')}\\. `) });

test('a figure is enlarged by keyboard, leads to the next, and returns the focus', async ({
  page,
  openStudy,
}) => {
  await openStudy();
  await enlarge(page, 'Figure 2').press('Enter');
  await expect(dialog(page, 'Figure 2')).toBeVisible();
  await expect(page).toHaveURL(/#payments-review-figure-findings$/);
  await page.keyboard.press('ArrowRight');
  await expect(dialog(page, 'Figure 3')).toBeVisible();
  await expect(page).toHaveURL(/#payments-review-figure-limits$/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/paymentsReview$/);
  await expect(enlarge(page, 'Figure 3')).toBeFocused();
});

test('a link to a figure opens it; swiping shows the next and a tap closes it', async ({
  page,
  openStudy,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStudy('?depth=30s#payments-review-figure-loanwait');
  await expect(dialog(page, 'Figure 6')).toBeVisible();
  await expect(dialog(page, 'Figure 6').getByText('A time, not a duration.')).toBeVisible();
  await dialog(page, 'Figure 6').getByRole('button', { name: 'Previous' }).tap();
  const drawing = dialog(page, 'Figure 5').getByRole('img');
  // Never smaller than it was drawn: small print is read by scrolling.
  await expect.poll(async () => (await drawing.boundingBox())?.width).toBeGreaterThanOrEqual(400);
  await dialog(page, 'Figure 5').getByRole('button', { name: 'Close' }).tap();
  await expect(page).toHaveURL(/paymentsReview\?depth=30s$/);
});

test('figures follow the theme, and print in the light one', async ({ page, openStudy }) => {
  const shown = () =>
    page
      .getByRole('figure')
      .evaluateAll((figures) =>
        figures.map((element) =>
          [...element.querySelectorAll('img')].map((image) => image.checkVisibility()).join(),
        ),
      );
  await page.emulateMedia({ colorScheme: 'dark' });
  await openStudy();
  const expectShown = (pair: string) =>
    expect.poll(async () => [...new Set(await shown())], pair).toEqual([pair]);
  await expectShown('false,true');
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expectShown('true,false');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectShown('true,false');
});

test('the focus ring of a drawing is shown around its frame, and nothing clips it', async ({
  page,
  openStudy,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStudy('', '/work/UI/onboardingScreen');
  for (const name of ['Figure 1', 'Figure 4']) {
    const button = enlarge(page, name);
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    const frame = await button.evaluate((element) => {
      const ancestors: Element[] = [];
      for (let one = element.parentElement; one !== null && one.tagName !== 'FIGURE'; one = one.parentElement)
        ancestors.push(one);
      const at = ancestors.findIndex((one) => getComputedStyle(one).outlineStyle === 'solid');
      const around = ancestors.slice(at + 1).map((one) => getComputedStyle(one).overflowX);
      return { isShown: at >= 0, isCut: around.some((overflow) => overflow !== 'visible') };
    });
    expect(frame, name).toEqual({ isShown: true, isCut: false });
  }
});

test('a drawing that is wider than its frame fades at the edge until it is scrolled to its end', async ({
  page,
  openStudy,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openStudy('', '/work/UI/onboardingScreen');
  const scroller = figure(page, 'Figure 4').locator('span:has(> span > img)');
  await expect(scroller).toHaveCSS('mask-position', /^100% 0/);
  await scroller.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(scroller).toHaveCSS('mask-position', /^0(%|px) 0/);
  await scroller.evaluate((element) => element.scrollTo({ left: 0 }));
  await expect(scroller).toHaveCSS('mask-position', /^100% 0/);
  await page.setViewportSize({ width: 1280, height: 844 });
  await expect(scroller).toHaveCSS('mask-position', /^0(%|px) 0/);
});
