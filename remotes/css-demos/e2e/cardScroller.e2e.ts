import type { CDPSession, Page } from '@playwright/test';
import { findFaults } from '@portfolio/testing/browser';
import { expect, test } from './support/demoTest';

const CARD_COUNT = 12;

/** How far the row is scrolled, and how far the nearest card is from its snap position. */
const measureRow = (page: Page) =>
  page.locator('.cardScroller-view').evaluate((view) => {
    const start =
      view.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(view).scrollPaddingLeft);
    const distances = [...view.querySelectorAll('li')].map(
      (card) => card.getBoundingClientRect().left - start,
    );
    const nearest = distances.reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
    return {
      scrolledPx: view.scrollLeft,
      card: distances.indexOf(nearest),
      offPx: Math.round(Math.abs(nearest)),
    };
  });

async function expectCard(page: Page, card: number): Promise<void> {
  await expect.poll(() => measureRow(page)).toMatchObject({ card, offPx: 0 });
}

/** The browser's native buttons are not elements: they are below the row, at its two ends. */
async function findScrollButton(page: Page, end: 'start' | 'end') {
  const row = page.locator('.cardScroller');
  await row.scrollIntoViewIfNeeded();
  const box = await row.boundingBox();
  if (box === null) throw new Error('The row is not displayed.');
  return { x: end === 'start' ? box.x + 22 : box.x + box.width - 22, y: box.y + box.height - 22 };
}

/** Roles and names in the accessibility tree, which includes scroll buttons and markers. */
async function readAccessibilityTree(cdp: CDPSession): Promise<string[]> {
  const { nodes } = (await cdp.send('Accessibility.getFullAXTree')) as {
    nodes: { ignored: boolean; role?: { value: string }; name?: { value: string } }[];
  };
  return nodes.filter(({ ignored }) => !ignored).map(({ role, name }) => `${role?.value} ${name?.value}`);
}

async function tabFromTop(page: Page, stops: number): Promise<void> {
  await page.locator('h1').focus();
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
}

test('scrolls by the browser’s own buttons and markers, which a screen reader finds beside the complete list', async ({
  page,
  openDemo,
  cdp,
}) => {
  await openDemo('cardScroller');
  const tree = await readAccessibilityTree(cdp);
  expect(tree).toEqual(expect.arrayContaining(['button Next cards', 'link Bank card', 'link Business card']));
  expect(tree.filter((node) => node === 'button Next cards')).toHaveLength(1);
  const shown = await page
    .getByRole('main')
    .locator('li')
    .evaluateAll((items) => items.filter((item) => item.checkVisibility()).length);
  expect(tree.filter((node) => node.startsWith('listitem'))).toHaveLength(shown);

  const next = await findScrollButton(page, 'end');
  await page.mouse.click(next.x, next.y);
  await expect.poll(async () => (await measureRow(page)).scrolledPx).toBeGreaterThan(300);
  const previous = await findScrollButton(page, 'start');
  await page.mouse.click(previous.x, previous.y);
  await expect.poll(async () => (await measureRow(page)).scrolledPx).toBe(0);

  // Markers come first, then the buttons.
  await tabFromTop(page, 5);
  await page.keyboard.press('Enter');
  await expectCard(page, 4);
  await tabFromTop(page, CARD_COUNT + 1);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await measureRow(page)).card).toBeLessThan(4);
});

test('the row stops at a card while snapping is on, and handles arrow keys itself', async ({
  page,
  openDemo,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDemo('cardScroller');
  const row = page.getByRole('region', { name: 'Things by size' });
  const scrollPast = () => row.evaluate((view) => view.scrollTo({ left: (280 + 24) * 3 }));
  await scrollPast();
  await expectCard(page, 3);
  await page.getByRole('combobox', { name: 'Snapping' }).selectOption('Never');
  await scrollPast();
  await expect.poll(async () => (await measureRow(page)).scrolledPx).toBe((280 + 24) * 3);
  await row.press('ArrowRight');
  await expect.poll(async () => (await measureRow(page)).scrolledPx).toBeGreaterThan((280 + 24) * 3);
});

test('fades an edge with more cards beyond it, enlarges figures unless motion is reduced, and fits a card to its width', async ({
  page,
  openDemo,
}) => {
  await openDemo('cardScroller');
  const row = page.getByRole('region', { name: 'Things by size' });
  const countGrowing = () =>
    page
      .locator('.cardScroller-figure')
      .evaluateAll((figures) => figures.flatMap((figure) => figure.getAnimations()).length);
  await expect.poll(countGrowing).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(countGrowing).toBe(0);

  const readEdges = () =>
    row.evaluate((view) => {
      const style = getComputedStyle(view);
      return ['--cardScroller-before', '--cardScroller-after'].map(
        (name) => Number.parseFloat(style.getPropertyValue(name)) > 0,
      );
    });
  await expect.poll(readEdges).toEqual([false, true]);
  await row.evaluate((view) => view.scrollTo({ left: view.scrollWidth / 2 }));
  await expect.poll(readEdges).toEqual([true, true]);
  await row.evaluate((view) => view.scrollTo({ left: view.scrollWidth }));
  await expect.poll(readEdges).toEqual([true, false]);
  const readMask = () => row.evaluate((view) => getComputedStyle(view).maskImage);
  expect(await readMask()).toContain('gradient');
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(readMask).toBe('none');

  const countColumns = () =>
    page
      .locator('.cardScroller-inside')
      .first()
      .evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length);
  expect(await countColumns()).toBe(1);
  await page.getByRole('slider', { name: 'Card width' }).press('End');
  await expect.poll(countColumns).toBe(2);
  await page.getByRole('checkbox', { name: 'Container queries' }).check();
  await expect.poll(countColumns).toBe(1);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('follows the finger, stops at a card, and its buttons respond to a tap', async ({
    page,
    openDemo,
    swipe,
  }) => {
    await openDemo('cardScroller');
    const row = page.getByRole('region', { name: 'Things by size' });
    await row.scrollIntoViewIfNeeded();
    const box = await row.boundingBox();
    await swipe({ x: 280, y: (box?.y ?? 0) + 200 }, { xPx: -240 });
    await expectCard(page, 1);

    const next = await findScrollButton(page, 'end');
    await page.touchscreen.tap(next.x, next.y);
    await expectCard(page, 2);
  });
});

test.describe('without support', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 740 } });

  test('is a scrolling list with its own links and buttons for mouse, keyboard and touch', async ({
    page,
    openDemo,
    forceWithout,
  }) => {
    await forceWithout('cardScroller', ['@supports', '@property', '@container']);
    await openDemo('cardScroller');
    const row = page.getByRole('region', { name: 'Things by size' });
    expect(
      await row.evaluate((view) => [getComputedStyle(view).maskImage, view.getAnimations().length]),
    ).toEqual(['none', 0]);
    await expect(row.getByRole('listitem')).toHaveCount(CARD_COUNT);
    expect(await findFaults(page)).toEqual([]);

    const next = page.getByRole('button', { name: 'Next cards' });
    const previous = page.getByRole('button', { name: 'Previous cards' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await next.click();
    await expectCard(page, 1);
    await next.press('Enter');
    await expectCard(page, 2);
    await previous.tap();
    await expectCard(page, 1);

    const cards = page.getByRole('navigation', { name: 'Cards' });
    await cards.getByRole('link', { name: 'Business card' }).tap();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await cards.getByRole('link', { name: 'Passport' }).press('Enter');
    await expectCard(page, 5);
    await expect(cards.getByRole('link', { name: 'Passport' })).toHaveAttribute('aria-current', 'true');
  });
});

test('is dragged by the mouse, and snaps again when released', async ({ page, openDemo }) => {
  await openDemo('cardScroller');
  const view = page.locator('.cardScroller-view');
  const { x = 0, y = 0, width = 0 } = (await view.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.8, y + 120);
  await page.mouse.down();
  await page.mouse.move(x + width * 0.8 - 300, y + 120, { steps: 6 });
  await expect.poll(async () => (await measureRow(page)).scrolledPx).toBe(300);
  await page.mouse.up();
  await expect(view).not.toHaveAttribute('data-pulled');
  await expect(view).toHaveCSS('scroll-snap-type', /inline|x/);
});
