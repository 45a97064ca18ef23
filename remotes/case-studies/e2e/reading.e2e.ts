import type { Page } from '@playwright/test';
import { expect, test } from './support/studyTest';

test.use({ hasTouch: true });

const depth = (page: Page, name: RegExp) => page.getByRole('radio', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const contents = (page: Page) => page.getByRole('navigation', { name: 'On this page' });
const current = (page: Page) => contents(page).locator('[aria-current="location"]');

test('the reading depth changes by keyboard, mouse and touch, and is kept in the address', async ({
  page,
  openStudy,
}) => {
  await openStudy();
  await expect(heading(page, 'The nine findings')).toBeVisible();
  await depth(page, /^All/).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(/\?depth=5min$/);
  await expect(heading(page, 'The nine findings')).toHaveCount(0);
  await expect(page.getByText('I walked through three tasks')).toBeVisible();

  await page.getByText('30 seconds').click();
  await expect(page.getByText('I walked through three tasks')).toHaveCount(0);
  await expect(page.getByText('I walked through the app alone, without users.')).toBeVisible();

  await page.reload();
  await expect(depth(page, /^30/)).toBeChecked();
  await expect(heading(page, 'Nine cards, four grades')).toBeVisible();
  await page.getByText(/^All, /).tap();
  await expect(page).toHaveURL(/paymentsReview$/);
  await expect(heading(page, 'The nine findings')).toBeVisible();
});

for (const widthPx of [820, 1440])
  test(`at a glance, the pictures of a row begin at one height, whatever their headings, ${widthPx} px wide`, async ({
    page,
    openStudy,
  }) => {
    await page.setViewportSize({ width: widthPx, height: 900 });
    await openStudy('?depth=30s');
    await expect(page.locator('[data-brief]')).toBeVisible();
    await page
      .locator('[data-brief] h2')
      .first()
      .evaluate((element) => element.append(' and a few more words, for a second line'));
    const rows = await page.locator('[data-brief] section').evaluateAll((sections) =>
      sections.flatMap((section) => {
        const picture = section.querySelector('img');
        if (picture === null) return [];
        const toTop = (element: Element) => Math.round(element.getBoundingClientRect().top);
        return [{ row: toTop(section), picture: toTop(picture) }];
      }),
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(new Set(rows.map(({ row }) => row)).size).toBeLessThan(rows.length);
    for (const { row, picture } of rows)
      expect.soft(picture).toBe(rows.find((other) => other.row === row)?.picture);
  });

test('the contents link to headings and follow the reader, with the progress', async ({
  page,
  openStudy,
}) => {
  await openStudy();
  await expect(page.getByText('0% read')).toBeVisible();
  await expect(current(page)).toHaveCount(0);

  await contents(page).getByRole('link', { name: 'Nine cards, four grades' }).click();
  await expect(page).toHaveURL(/#payments-review-nine-cards-four-grades$/);
  await expect(heading(page, 'Nine cards, four grades')).toBeInViewport();
  await expect(current(page)).toHaveText('Nine cards, four grades');

  await heading(page, 'What to keep').evaluate((element) => element.scrollIntoView());
  await expect(current(page)).toHaveText('What to keep');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.getByText('100% read')).toBeVisible();
  await expect(current(page)).toHaveText('A page opened eleven times');
});

test('the summary comes first and its skills link to their proof, by keyboard and touch', async ({
  page,
  openStudy,
}) => {
  await openStudy();
  const problem = page.getByText('Customers learn the rules only by breaking them.');
  await expect(problem).toBeInViewport();
  await page.getByRole('link', { name: 'Comparative reviews: Nine cards, four grades' }).press('Enter');
  await expect(heading(page, 'Nine cards, four grades')).toBeInViewport();
  await page.getByRole('link', { name: 'Writing for interfaces: Answer by 16:10' }).tap();
  await expect(heading(page, 'Answer by 16:10')).toBeInViewport();
});
