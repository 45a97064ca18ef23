import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';

const PAGE_SIZE = 20;
/** The pages in view, one on each side, and the one with the focus. */
const MOST_ARTICLES = 6 * PAGE_SIZE;

const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const readTop = (page: Page, px: number) =>
  page
    .locator(`[data-length="${px}"]`)
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));

async function loadAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Load all 9,980 longer ones' }).click();
  await expect(page.getByText('Feed, lengths 1 to 10,000')).toBeVisible();
}

test('scrolls through ten thousand articles and never renders more than a few pages of them', async ({
  page,
  openDemo,
}) => {
  await openDemo('infiniteScroll');
  await loadAll(page);
  const counts = await page.evaluate(async () => {
    const toFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const seen: { articles: number; nodes: number; isFilled: boolean }[] = [];
    for (let step = 0; step <= 10; step += 1) {
      const feed = document.querySelector('[role="feed"]') as HTMLElement;
      const { top, height } = feed.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + top + (height * step) / 10 - 400, behavior: 'instant' });
      const isFilled = () =>
        document.elementFromPoint(window.innerWidth / 2, 200)?.closest('article') !== null;
      // A busy machine draws many frames before it has time to fill one.
      for (let frame = 0; frame < 2 || (frame < 600 && !isFilled()); frame += 1) await toFrame();
      seen.push({
        articles: feed.querySelectorAll('article').length,
        nodes: feed.querySelectorAll('*').length,
        isFilled: isFilled(),
      });
    }
    return seen;
  });
  expect(Math.max(...counts.map(({ articles }) => articles))).toBeLessThanOrEqual(MOST_ARTICLES);
  expect(Math.max(...counts.map(({ nodes }) => nodes))).toBeLessThan(MOST_ARTICLES * 10);
  expect(counts.slice(1, -1).every(({ isFilled }) => isFilled)).toBe(true);
  await expect(article(page, '10,000 px')).toBeVisible();
});

test('keeps the focused article wherever it is scrolled, and moves on from there by keys', async ({
  page,
  openDemo,
}) => {
  await openDemo('infiniteScroll');
  await article(page, '19 px').focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  await expect(article(page, '21 px')).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(article(page, '20 px')).toBeFocused();
  await page.keyboard.press('Control+End');
  await expect(page.getByRole('button', { name: 'Load 20 longer ones' })).toBeFocused();
  await page.getByRole('button', { name: 'Load all 9,960 longer ones' }).press('Enter');
  await expect(article(page, '41 px')).toBeFocused();

  await page.evaluate(() => window.scrollBy({ top: 200_000, behavior: 'instant' }));
  await expect(article(page, '1 px')).toBeHidden();
  await expect(article(page, '41 px')).toBeFocused();
  await page.keyboard.press('PageDown');
  await expect(article(page, '42 px')).toBeFocused();
  await expect(article(page, '42 px')).toBeInViewport();
  await page.keyboard.press('Control+Home');
  await expect(page.getByRole('link', { name: 'Skip the feed' })).toBeFocused();
});

test('keeps the position: in the address for Back, and on screen while earlier pages load', async ({
  page,
  openDemo,
}) => {
  await openDemo('infiniteScroll', '?at=4711');
  await expect(article(page, '4,711 px')).toBeInViewport();
  await expect(page.getByText('Loaded lengths 4,701 to 4,720.')).toBeAttached();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/^471[3-9]$/);
  const place = Number(new URL(page.url()).searchParams.get('at'));
  await page.goto('/');
  await page.goBack();
  await expect(page.locator(`[data-length="${place}"]`)).toBeInViewport();

  const shorter = page.getByRole('button', { name: 'Load 20 shorter ones' });
  await shorter.click();
  await expect(article(page, '4,700 px')).toBeFocused();
  await expect(article(page, '4,700 px')).toBeInViewport();
});

test('loads automatically if that is switched on, then pauses so that the rest of the page can be reached', async ({
  page,
  openDemo,
}) => {
  await openDemo('infiniteScroll');
  await page.getByRole('checkbox', { name: 'Load automatically near the end' }).press('Space');
  const end = page.getByRole('button', { name: 'Load 20 longer ones' });
  for (let pages = 2; pages <= 6; pages += 1) {
    await end.scrollIntoViewIfNeeded();
    await expect(page.getByText(`Feed, lengths 1 to ${pages * PAGE_SIZE}`)).toBeVisible();
  }
  await expect(page.getByText('5 pages were loaded automatically. The feed stops here')).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.getByRole('heading', { name: 'The address keeps the place' })).toBeInViewport();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('grows on a tap, reports a failure and retries, and scrolls by touch', async ({
    page,
    openDemo,
    swipe,
  }) => {
    await openDemo('infiniteScroll');
    await page.getByText('Fails', { exact: true }).tap();
    await page.getByRole('button', { name: 'Load 20 longer ones' }).tap();
    await expect(page.getByRole('alert')).toContainText('The lengths 21 to 40 could not be loaded.');
    await page.getByText('Arrives', { exact: true }).tap();
    await page.getByRole('button', { name: 'Try again' }).tap();
    await expect(article(page, '21 px')).toBeFocused();

    // The focus scrolled the article into view: the finger's movement is measured from where that ended.
    let before = Number.NaN;
    await expect
      .poll(async () => {
        const last = before;
        before = await readTop(page, 21);
        return before - last;
      })
      .toBe(0);
    // On a busy machine a single movement of the finger may end early.
    await expect(async () => {
      await swipe({ x: 180, y: 500 }, { yPx: -300 });
      expect(await readTop(page, 21)).toBeLessThan(before - 100);
    }).toPass();
  });
});

test('draws a line in its true length as soon as its article loads, with and without scroll-driven animation', async ({
  page,
  openDemo,
  forceWithout,
}) => {
  const readLine = () =>
    page.locator('[data-length="203"] .infiniteScroll-line').evaluate((line) => ({
      animations: line.getAnimations().length,
      scale: getComputedStyle(line).transform,
      drawnPx: getComputedStyle(line, '::before').inlineSize,
    }));
  await openDemo('infiniteScroll', '?at=203');
  await expect(page.locator('[data-length="203"]')).toBeInViewport({ ratio: 1 });
  await expect.poll(readLine).toEqual({ animations: 1, scale: 'matrix(1, 0, 0, 1, 0, 0)', drawnPx: '203px' });

  await forceWithout('infiniteScroll', ['@supports']);
  await page.reload();
  await expect.poll(readLine).toEqual({ animations: 0, scale: 'none', drawnPx: '203px' });
});
