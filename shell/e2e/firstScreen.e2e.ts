import type { Locator, Page } from '@playwright/test';
import { findCutHints } from '@portfolio/testing/browser';
import { getBox } from './support/getBox';
import { visit } from './support/shellVisit';
import { expect, test, waitForHydration } from './support/siteTest';
import { stopClock } from './support/stopClock';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Pictures of work that the current theme shows. */
const getPictures = (scope: Locator) => scope.locator('img:visible');

/** Expects an element to be loaded and completely within the window when the page opens. */
async function expectFullyVisible(element: Locator): Promise<void> {
  await expect(element).toBeInViewport({ ratio: 0.99 });
  await expect
    .poll(() => element.evaluate((node) => !(node instanceof HTMLImageElement) || node.naturalWidth > 0))
    .toBe(true);
}

/** Expects two elements to be next to each other, the first one on the left. */
async function expectBeside(left: Locator, right: Locator): Promise<void> {
  const [first, second] = [await getBox(left), await getBox(right)];
  expect(first.x + first.width).toBeLessThanOrEqual(second.x);
  expect(first.y).toBeLessThan(second.y + second.height);
}

const getTitle = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [name, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test.describe(`the first screen on a ${name}`, () => {
    test.use({ viewport });

    test('home shows pictures of every type of work', async ({ page }) => {
      await visit(page, '/');
      const types = page.getByRole('list', { name: 'Projects by type' }).getByRole('listitem');
      await expect(types).toHaveCount(5);
      for (const type of await types.all()) await expectFullyVisible(getPictures(type).first());
      await expectFullyVisible(types.last().getByText('33', { exact: true }));
    });

    test('the list of work shows cards, below one row of filters', async ({ page }) => {
      await visit(page, '/work');
      const cards = page.getByRole('main').getByRole('article');
      if (viewport === DESKTOP) for (const index of [0, 1, 2]) await expectFullyVisible(cards.nth(index));
      else await expectFullyVisible(getPictures(cards.first()));
      for (const control of [page.getByRole('searchbox'), page.getByText(/^More filters/)])
        await expectFullyVisible(control);
    });

    for (const study of ['/work/UX/digitalWallet', '/work/UI/fitnessWatch', '/work/UI/recipeConcept'])
      test(`the study ${study} shows its live screen with its title`, async ({ page }) => {
        await visit(page, study);
        const figure = page.getByRole('group', { name: 'Live screen' });
        await expectFullyVisible(figure);
        await expectFullyVisible(getTitle(page));
        if (viewport === DESKTOP) await expectBeside(page.getByText('Case study', { exact: true }), figure);
      });

    test('the contact form is visible', async ({ page }) => {
      await visit(page, '/contact');
      const name = page.getByRole('textbox', { name: 'Your name' });
      await expectFullyVisible(page.getByRole('heading', { name: 'Write a message' }));
      if (viewport === DESKTOP) {
        await expectFullyVisible(name);
        await expectFullyVisible(page.getByRole('button', { name: 'Open as an email' }));
        await expectBeside(getTitle(page), name);
      }
    });

    test('blogs shows the latest write-up with its picture', async ({ page }) => {
      await visit(page, '/blogs');
      const latest = page.getByRole('region', { name: 'Newest first' }).getByRole('article').first();
      await expectFullyVisible(getPictures(latest));
      await expectFullyVisible(latest.getByRole('heading'));
    });

    test('a list of one type shows its type', async ({ page }) => {
      await visit(page, '/work/Logo');
      await expectFullyVisible(page.getByRole('navigation', { name: 'Types of work' }).getByText(/^Logo/));
    });

    test('the RSVP app shows form and list', async ({ page }) => {
      await visit(page, '/work/WebUX/RSVPApp');
      await expectFullyVisible(page.getByRole('button', { name: 'Add guest' }));
      await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
      await page.keyboard.press('Enter');
      await expectFullyVisible(page.getByRole('search', { name: 'Guest list' }).getByText('Everyone 1'));
      if (viewport === DESKTOP) await expectFullyVisible(page.getByText('Ada', { exact: true }).first());
    });
  });
}

test('on a phone the welcome covers nothing that can be read or pressed', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await stopClock(page);
  await page.goto('/');
  await waitForHydration(page);
  const alert = page.getByRole('status').filter({ hasText: 'Welcome to my portfolio site.' });
  await expect(alert.getByRole('link', { name: 'the work section' })).toBeVisible();
  const welcome = await getBox(alert);
  const types = await getBox(page.getByRole('list', { name: 'Projects by type' }));
  expect(types.y + types.height).toBeLessThanOrEqual(welcome.y);
  const next = await getBox(page.getByRole('heading', { name: 'Start here' }));
  expect(next.y).toBeGreaterThanOrEqual(PHONE.height);
});

test('in the narrowest window the search field of the work list shows its whole hint', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/work');
  await expect(page.getByRole('main').getByPlaceholder('Title or tag')).toBeVisible();
  await expect.poll(() => findCutHints(page)).toEqual([]);
});

test('on the page-not-found page the drawing follows the text without a gap', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await page.setViewportSize(PHONE);
  await visit(page, '/zzzzqqqq');
  const advice = page.getByText('Choose one of the pages below, or search the work.');
  await expect(page.getByText('/zzzzqqqq')).toBeVisible();
  const { y, height } = await getBox(advice);
  const drawing = await getBox(page.getByRole('main').locator('header svg').last());
  expect(drawing.y - y - height).toBeLessThanOrEqual(40);
});

for (const path of ['/', '/blogs'])
  test(`the page ${path} is at most six screens of a phone`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await visit(page, path);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
      .toBeLessThanOrEqual(6 * PHONE.height);
  });

test('a link to a note on the blogs page, as in the feed, opens it', async ({ page }) => {
  await visit(page, '/blogs#lit-pad');
  await expect(page.getByText(/^No error is thrown/)).toBeInViewport();
  await expect(page.getByRole('link', { name: 'Open the drum kit and its bug museum' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The drum pad that never goes out' })).toBeInViewport();
  await expect(page.getByRole('link', { name: /^See which releases/ })).toBeHidden();
});

test('a button that is a link keeps its colours when the pointer is over it', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('main').getByRole('link', { name: 'See the work' });
  const readColours = () =>
    link.evaluate((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]);
  const before = await readColours();
  await link.hover();
  expect(await link.evaluate((element) => element.matches(':hover'))).toBe(true);
  expect(await readColours()).toEqual(before);
});
