import { expect, readSiteIndex, test } from './support/siteTest';

test.use({ javaScriptEnabled: false });

test('home says who I am, what I do and how to get in touch', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: /main/i }).getByRole('link', { name: /Work/ }),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: /Drum kit/ }).first()).toBeVisible();
});

test('the headline has no handle, which would do nothing', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'I draw interfaces and build what I drew.',
  );
  await expect(page.getByRole('slider')).toHaveCount(0);
});

/** The frames of which no content is shown: neither words nor a picture. */
function listEmptyFrames(): string[] {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll<HTMLElement>('main *:not(svg, svg *, video, :empty)')]
    .filter((element) => {
      const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
      if (borderTopWidth === '0px' || borderBottomWidth === '0px' || !isShown(element)) return false;
      if (element.innerText.trim() !== '') return false;
      return ![...element.querySelectorAll('img, svg, canvas, video')].some(isShown);
    })
    .filter((element) => element.clientWidth > 200 && element.clientHeight > 40)
    .map((element) => element.outerHTML.slice(0, 200));
}

test('no page shows a control that does nothing without scripts, or an empty frame', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404|ERR_BLOCKED_BY_CLIENT/);
  // Without scripts the browser ignores "lazy" and loads every picture. None of them is a control.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', {
    urls: ['*/assets/*.svg', '*/assets/*.avif', '*/assets/*.webp'],
  });
  const dead = page
    .locator('button:not([popovertarget]), input, select, textarea, summary:empty, [role=slider], label')
    .filter({ visible: true })
    .and(page.locator('*:not(:is(form[action], [data-scriptless]) *)'));
  for (const path of [...readSiteIndex().pages, '/nowhere']) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect.soft(await dead.allInnerTexts(), path).toEqual([]);
    // The catalogue of parts frames each control.
    if (path !== '/parts') expect.soft(await page.evaluate(listEmptyFrames), path).toEqual([]);
  }
});

test('page-not-found offers its list of pages, and no search that would find nothing', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/404/);
  await page.goto('/nowhere');
  await expect(page.getByRole('region', { name: 'Pages that do exist' })).toBeVisible();
  const lead = await page.getByText('Choose one of the pages below').innerText();
  expect(lead).toBe('Choose one of the pages below.');
  await expect(page.getByRole('search').filter({ visible: true })).toHaveCount(0);
});

test('what moves in a CSS demo can be stopped without scripts', async ({ page }) => {
  const isMoving = () =>
    page
      .locator('.pulseAnimation-ring, .infiniteScroll-row')
      .evaluateAll((elements) =>
        elements.some((element) => element.getAnimations().some(({ playState }) => playState === 'running')),
      );
  for (const [path, name] of [
    ['/work/CSS/pulseAnimation', 'Pause the animation'],
    ['/work/CSS/infiniteScroll', 'Hold it still'],
  ] as const) {
    await page.goto(path);
    await expect.poll(isMoving, path).toBe(true);
    await page.getByRole('checkbox', { name }).check();
    await expect.poll(isMoving, path).toBe(false);
  }
  const rows = page.getByRole('region', { name: 'Old units of length', exact: true });
  await rows.press('ArrowRight');
  await expect.poll(() => rows.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('the work list says which controls need scripts, and links to every project', async ({ page }) => {
  await page.goto('/work');
  await expect(page.getByRole('search').getByText('need JavaScript')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'site map' }).click();
  const projects = readSiteIndex().pages.filter((path) => path.split('/').length === 4);
  for (const path of projects)
    await expect(page.getByRole('main').locator(`a[href="${path}"]`).first()).toBeVisible();
});

test('the work list can be narrowed by a tag, and shown in full again', async ({ page }) => {
  await page.goto('/work');
  const cards = page.getByRole('article');
  const status = page.getByRole('status').filter({ hasText: 'projects' });
  const all = await cards.filter({ visible: true }).count();
  const tag = page.getByRole('combobox', { name: 'Tag' });
  await tag.selectOption('Mobile app, 7');
  await expect(cards.filter({ visible: true })).toHaveCount(7);
  for (const card of await cards.filter({ visible: true }).all())
    await expect(card.getByText('Mobile app', { exact: true })).toBeVisible();
  // Its count is that of the whole list, and the marks below have other tags.
  await expect(status).toBeHidden();
  await expect(page.getByRole('link', { name: /^All \d+ logos/ })).toBeHidden();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(cards.filter({ visible: true })).toHaveCount(all);
  await expect(status).toBeVisible();
});

test('the logos can be narrowed by a tag', async ({ page }) => {
  await page.goto('/work/Logo');
  const tag = page.getByRole('combobox', { name: 'Tag' });
  const names = await tag.locator('option:not([value=""])').allInnerTexts();
  const shown = page.locator('main ul > li:has(figure)').filter({ visible: true });
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) {
    await tag.selectOption(name);
    await expect(shown).toHaveCount(Number(/\d+$/.exec(name)?.[0]));
  }
});

test('a demo says that its controls need scripts', async ({ page }) => {
  await page.goto('/work/js/drumKit');
  await expect(page.locator('#demo noscript p')).toContainText('need JavaScript');
  await expect(page.locator('#demo noscript p')).toBeVisible();
});

test('every demo shows more than text about it: its own content, or a picture', async ({ page }) => {
  const demos = readSiteIndex().pages.filter((path) => /^\/work\/(js|CSS)\/\w/.test(path));
  expect(demos).toHaveLength(19);
  for (const path of demos) {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const shown = page.locator('#demo').locator('img, svg, video, table, a, pre').filter({ visible: true });
    expect.soft(await shown.count(), path).toBeGreaterThan(0);
  }
});

test('the films of the search can be read', async ({ page }) => {
  await page.goto('/work/js/fetchAPI');
  const titles = await page.getByRole('rowheader').allInnerTexts();
  expect(titles).toHaveLength(23);
  expect(titles).toContain('My Neighbor Totoro');
});

test.describe('if the system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the theme follows the system', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  });
});

test('a case study can be read to its end', async ({ page }) => {
  await page.goto('/work/UX/rewardCrowdfunding');
  await expect(page.getByRole('heading', { level: 1, name: /crowdfunding/i })).toBeVisible();
  const words = (await page.locator('main').innerText()).split(/\s+/).length;
  expect(words).toBeGreaterThan(900);
});

test('the drum kit shows its nine sounds and how it works', async ({ page }) => {
  await page.goto('/work/js/drumKit');
  for (const name of ['clap', 'hihat', 'kick', 'openhat', 'boom', 'ride', 'snare', 'tom', 'tink'])
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
});

test('every page of the work list can be reached by a plain link', async ({ page }) => {
  await page.goto('/work/js');
  await page
    .getByRole('link', { name: /Analog clock/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /clock/i })).toBeVisible();
});
