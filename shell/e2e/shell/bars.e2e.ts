import { getBox } from '../support/getBox';
import { expect, test } from '../support/siteTest';
import { visit, visitCompletely } from '../support/shellVisit';

test('home, which has one crumb, shows no breadcrumb', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
});

test('the breadcrumb is built from the path, with the page title last', async ({ page }) => {
  await visit(page, '/work/js/drumKit');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Work', 'JavaScript', 'Drum kit']);
  await expect(breadcrumb.getByText('Drum kit')).toHaveAttribute('aria-current', 'page');
  await expect(breadcrumb.getByRole('link')).toHaveText(['Home', 'Work', 'JavaScript']);
  await breadcrumb.getByRole('link', { name: 'JavaScript' }).click();
  await expect(page).toHaveURL(/\/work\/js$/);
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Work', 'JavaScript']);
});

test('the breadcrumb gets its scroll state once the page is scrolled past it', async ({ page }) => {
  await visit(page, '/about');
  const bar = page
    .locator('[data-scrolled]')
    .filter({ has: page.getByRole('navigation', { name: 'Breadcrumb' }) });
  await expect(bar).toHaveCount(0);
  await page.mouse.wheel(0, 10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
  await expect(bar).toHaveCount(0);
  await page.mouse.wheel(0, 800);
  await expect(bar).toHaveCount(1);
  await page.mouse.wheel(0, -810);
  await expect(bar).toHaveCount(0);
});

test('a jump back to a heading ends below the breadcrumb, not behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/about');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  const bar = page.locator('[data-scrolled]');
  await expect(bar).toHaveCount(1);
  // Scrolling up, towards the heading, also opens the header.
  await page.evaluate(() => Object.assign(location, { hash: 'process' }));
  const readGap = async () => {
    const heading = page.getByRole('heading', { level: 2, name: 'Process' });
    const [{ y }, { y: barTop, height }] = await Promise.all([getBox(heading), getBox(bar)]);
    return Math.round(y - barTop - height);
  };
  await expect.poll(readGap).toBeGreaterThan(16);
});

for (const { path, bars, first, least } of [
  { path: '/about', bars: '[data-mini], [data-scrolled]', first: 'header[data-mini] a', least: 8 },
  // As far as the search: browsers scroll to the caret of a text field, whatever its margins.
  {
    path: '/work',
    bars: ':is([data-mini], [data-scrolled]) :is(a, button, summary)',
    first: 'header[data-mini] a',
    least: 15,
  },
  { path: '/work/UX/digitalWallet', bars: 'nav', first: 'main nav a', least: 6 },
])
  test(`the focus moves along ${first} and on in ${path}, and the page stays where it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: 'instant' }));
    await expect(page.locator('header[data-mini]')).toBeVisible();
    const start = page.locator(first).first();
    await start.focus();
    let count = 0;
    for (; count < 40; count += 1) {
      const focused = page.locator(':focus');
      const isInBar = await focused.evaluate((element, selector) => element.closest(selector) !== null, bars);
      if (!isInBar) break;
      const name = await focused.textContent();
      expect([name, await page.evaluate(() => scrollY)]).toEqual([name, 1_500]);
      await page.keyboard.press('Tab');
    }
    expect(count).toBeGreaterThanOrEqual(least);
  });

test('the filter bar gets its scroll state once the page is scrolled past it', async ({ page }) => {
  await visit(page, '/work');
  const bar = page.getByRole('search', { name: 'Work' }).locator('..');
  await page.mouse.wheel(0, 10);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(10);
  await expect(bar).not.toHaveAttribute('data-scrolled');
  await page.mouse.wheel(0, 2_000);
  await expect(bar).toHaveAttribute('data-scrolled');
});

for (const height of [400, 900])
  test(`the project navigation gets its scroll state at the end of the page, ${height} px high`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height });
    await visitCompletely(page, '/work/js/drumKit');
    const bar = page.getByRole('navigation', { name: 'Projects' });
    await expect(bar).not.toHaveAttribute('data-scrolled');
    // Jump without smooth scrolling, so that a low window passes the bar without showing it.
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await expect(bar).toHaveAttribute('data-scrolled');
  });

test('so does that of a case study, which runs no code before it is used', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/work/UX/paymentsReview');
  const bar = page.getByRole('navigation', { name: 'Projects' });
  const readBorder = () => bar.evaluate((nav) => getComputedStyle(nav).borderTopColor);
  const before = await readBorder();
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
  );
  await expect.poll(readBorder).not.toBe(before);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(readBorder).toBe(before);
});

for (const [path, previous, next] of [
  ['/work/CSS/pulseAnimation', 'Infinite scroll', 'Card scroller'],
  ['/work/CSS/infiniteScroll', 'Card scroller', 'Pulse animation'],
] as const)
  test(`next and previous of ${path} wrap to the first and the last`, async ({ page }) => {
    await visit(page, path);
    const projects = page.getByRole('navigation', { name: 'Projects' });
    const toLink = (role: string, title: string) =>
      projects.getByRole('link', { name: new RegExp(`^${role}\\s*${title}`, 'i') });
    await expect(toLink('Previous', previous)).toBeVisible();
    await expect(projects.getByRole('link', { name: 'All work' })).toHaveAttribute('href', '/work');
    await toLink('Next', next).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(next, 'i'));
  });

test('the filter bar sticks below the breadcrumb, not behind it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitCompletely(page, '/work');
  await page.evaluate(() => scrollTo(0, 700));
  const bars = page.locator('[data-scrolled]');
  await expect(bars).toHaveCount(2);
  const readGap = () =>
    bars.evaluateAll(([above, below]) =>
      Math.round((below?.getBoundingClientRect().top ?? 0) - (above?.getBoundingClientRect().bottom ?? 0)),
    );
  await expect.poll(readGap).toBe(0);
});

test('filters that are opened far down the list are in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitCompletely(page, '/work');
  await page.evaluate(() => scrollTo(0, 2000));
  const summary = page.getByRole('main').getByText('More filters');
  await summary.click();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeInViewport({ ratio: 1 });
  await expect(summary).toBeInViewport({ ratio: 1 });
  await summary.click();
});
