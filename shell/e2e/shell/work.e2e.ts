import type { Page } from '@playwright/test';
import { SPEC_LIMITS } from '../support/shellLimits';
import { expectHeading, visit } from '../support/shellVisit';
import { expect, test } from '../support/siteTest';

const getStatus = (page: Page) => page.getByRole('main').getByRole('status');
const getSearch = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
const getTitles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
const getQuery = (page: Page) => new URL(page.url()).searchParams;
/** Opens the additional filters. */
const openFilters = (page: Page) => page.getByText(/^More filters/).click();
const getRows = (page: Page) => page.getByRole('table').getByRole('row');

const toSorted = (titles: readonly string[]) =>
  [...titles].sort(new Intl.Collator('en-GB', { numeric: true, sensitivity: 'base' }).compare);

test('each type filters the list, and the count is announced', async ({ page }) => {
  await visit(page, '/work');
  for (const [type, path, count] of [
    ['User Experience', '/work/UX', 8],
    ['User Interface', '/work/UI', 6],
    ['JavaScript', '/work/js', 16],
    ['Logo', '/work/Logo', 33],
    ['CSS', '/work/CSS', 3],
  ] as const) {
    await page
      .getByRole('navigation', { name: 'Types of work' })
      .getByRole('link', { name: new RegExp(`^${type}`) })
      .click();
    await expectHeading(page, `${type} work`);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(getStatus(page)).toHaveText(`${count} projects`);
  }
});

test('a link to the list itself shows the whole list again, from its top', async ({ page }) => {
  await visit(page, '/work?q=drum&view=table');
  await expect(getStatus(page)).toHaveText(/^\d of 66 projects/);
  await page.getByRole('banner').getByRole('link', { name: /^Work/ }).click();
  await expect(page).toHaveURL(/\/work$/);
  await expect(getStatus(page)).toHaveText(/^66 projects/);
  await expect(getSearch(page)).toHaveValue('');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('banner').getByRole('link', { name: /^Work/ }).press('Enter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(getStatus(page)).toHaveText(/^\d of 66 projects/);

  await visit(page, '/work?page=2');
  await page.evaluate(() => scrollTo(0, 900));
  await page.getByRole('banner').getByRole('link', { name: /^Work/ }).press('Enter');
  await expect(getStatus(page)).toHaveText(/1 to 36 shown/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('logos are a gallery without links, in which each can be enlarged by keyboard', async ({ page }) => {
  await visit(page, '/work/Logo');
  const figures = page.getByRole('main').getByRole('figure');
  await expect(figures).toHaveCount(33);
  await expect(figures.getByRole('link')).toHaveCount(0);
  const dialog = page.getByRole('dialog');
  const titleOf = (index: number) => figures.nth(index).locator('figcaption').innerText();

  await figures.first().getByRole('button').press('Enter');
  await expect(dialog.getByRole('heading')).toHaveText(await titleOf(0));
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('heading')).toHaveText(await titleOf(32));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('status')).toHaveText(/^2 of 33/);
  const link = page.url();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(figures.nth(1).getByRole('button')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');

  await page.goto(link);
  await expect(dialog.getByRole('heading')).toHaveText(await titleOf(1));
});

test('search narrows the list, is in the URL, survives a reload, and reports when nothing matches', async ({
  page,
}) => {
  await visit(page, '/work');
  await getSearch(page).fill('drum');
  await expect(getStatus(page)).toHaveText(/^1 of \d+ projects$/);
  await expect.poll(() => getTitles(page)).toEqual(['Drum kit']);
  expect(getQuery(page).get('q')).toBe('drum');
  await page.reload();
  await expect(getStatus(page)).toHaveText(/^1 of \d+ projects$/);
  await getSearch(page).fill('xyzzy');
  await expect(getStatus(page)).toHaveText(/^None of \d+ projects matches$/);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(getStatus(page)).toHaveText(/^\d+ projects/);
});

test('a shared link to a narrowed list never shows the whole list', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/shell\/.*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.goto('/work?q=drum', { waitUntil: 'commit' });
  const cards = page.getByRole('main').locator('article');
  await expect(cards).not.toHaveCount(0);
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await expect(cards.first()).toBeHidden();
  release();
  await expect(getStatus(page)).toHaveText(/^1 of \d+ projects$/);
  await expect(cards).toHaveCount(1);
  await expect(cards).toBeVisible();
});

test('each of several tags narrows the list, and all appear in the URL', async ({ page }) => {
  await visit(page, '/work');
  await openFilters(page);
  const readCount = async () => Number((await getStatus(page).innerText()).match(/^\d+/)?.[0]);
  const chooseTag = async (tag: string) => {
    const chip = page.getByRole('main').getByRole('button', { name: new RegExp(`^${tag}`) });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
  };
  const countOfAll = await readCount();
  // Some case studies have both of these tags, and some have only the one or only the other.
  await chooseTag('Mobile app');
  const countOfOne = await readCount();
  expect(countOfOne).toBeLessThan(countOfAll);
  await chooseTag('Interface design');
  const countOfBoth = await readCount();
  expect(countOfBoth).toBeLessThan(countOfOne);
  expect(countOfBoth).toBeGreaterThan(0);
  expect(getQuery(page).getAll('tag')).toEqual(['Mobile app', 'Interface design']);
});

test('sorting orders the list both ways', async ({ page }) => {
  await visit(page, '/work/UX');
  await openFilters(page);
  const listed = await getTitles(page);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Title, A to Z');
  await expect.poll(() => getTitles(page)).toEqual(toSorted(listed));
  expect(getQuery(page).get('sort')).toBe('title');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Title, Z to A');
  await expect.poll(() => getTitles(page)).toEqual(toSorted(listed).reverse());
});

test('the table sorts by its headers and groups', async ({ page }) => {
  await visit(page, '/work/UX');
  await openFilters(page);
  await page.getByText('Table', { exact: true }).click();
  await expect(getRows(page)).toHaveCount(9);
  expect(getQuery(page).get('view')).toBe('table');
  const header = page.getByRole('columnheader', { name: 'Title' });
  for (const direction of ['ascending', 'descending']) {
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', direction);
  }
  const titles = await page.getByRole('rowheader').allInnerTexts();
  expect(titles).toEqual(toSorted(titles).reverse());
  await page.getByRole('combobox', { name: 'Group' }).selectOption('Type');
  await expect(getRows(page).filter({ hasText: 'User Experience (8)' })).toHaveCount(1);
});

test('page sizes are those of the specification; page and size are in the URL', async ({ page }) => {
  await visit(page, '/work');
  const size = page.getByRole('combobox', { name: 'Projects per page' });
  await expect(size).toHaveValue(String(SPEC_LIMITS.defaultPageSize));
  await expect(size.getByRole('option')).toHaveText(SPEC_LIMITS.pageSizes.map(String));
  await expect(getStatus(page)).toContainText(`1 to ${SPEC_LIMITS.defaultPageSize} shown`);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(getStatus(page)).toContainText(`${SPEC_LIMITS.defaultPageSize + 1} to `);
  expect(getQuery(page).get('page')).toBe('2');
  await expect(page.getByRole('heading', { name: 'Projects', exact: true })).toBeFocused();
  await size.selectOption('20');
  await expect(getStatus(page)).toContainText('1 to 20 shown');
  expect([getQuery(page).get('size'), getQuery(page).get('page')]).toEqual(['20', null]);
});
