import type { Page } from '@playwright/test';
import { getBox } from '../support/getBox';
import { DAY_S, SPEC_LIMITS } from '../support/shellLimits';
import { visit } from '../support/shellVisit';
import { expect, test } from '../support/siteTest';

const getToggle = (page: Page) => page.getByRole('button', { name: 'Dark theme' });
const getRoot = (page: Page) => page.locator('html');
const getBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Records the theme when the body is parsed, before anything can have been painted. */
async function noteFirstTheme(page: Page): Promise<() => Promise<string | null>> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.body) return;
      Object.assign(window, { firstTheme: document.documentElement.getAttribute('data-theme') });
      observer.disconnect();
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { firstTheme: string | null }).firstTheme);
}

test('the toggle switches between default and darkMode, by an attribute of the page', async ({ page }) => {
  await visit(page, '/about');
  await expect(getRoot(page)).toHaveAttribute('data-theme', 'default');
  const light = await getBackground(page);
  await getToggle(page).click();
  await expect(getRoot(page)).toHaveAttribute('data-theme', 'darkMode');
  await expect(getToggle(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => getBackground(page)).not.toBe(light);
  await getToggle(page).click();
  await expect(getRoot(page)).toHaveAttribute('data-theme', 'default');
});

test('the choice is kept in a cookie for 100 days, for the whole site, with SameSite=Lax', async ({
  page,
  context,
}) => {
  await visit(page, '/about');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('theme');
  await getToggle(page).click();
  const findCookie = async () => (await context.cookies()).find(({ name }) => name === 'theme');
  await expect.poll(findCookie).toBeDefined();
  const cookie = await findCookie();
  expect(cookie).toMatchObject({ value: 'darkMode', path: '/', sameSite: 'Lax' });
  const lifetimeDays = ((cookie?.expires ?? 0) - Date.now() / 1_000) / DAY_S;
  expect(lifetimeDays).toBeCloseTo(SPEC_LIMITS.themeCookieDays, 1);
});

test('one theme turns into the other in 300 ms, and at once under reduced motion', async ({ page }) => {
  await visit(page, '/about');
  /** Switches the theme and lists the durations of the changes of colours, in the same task. */
  const switchTheme = () =>
    getToggle(page).evaluate((toggle: HTMLElement) => {
      toggle.click();
      const root = document.documentElement;
      const changes = root.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target === root);
      return [...new Set(changes.map(({ effect }) => effect?.getComputedTiming().duration))];
    });
  expect(await switchTheme()).toEqual([SPEC_LIMITS.themeTransitionMs]);
  await expect(getRoot(page)).toHaveAttribute('data-theme', 'darkMode');
  await expect(getRoot(page)).not.toHaveAttribute('data-theme-changing');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await switchTheme()).toEqual([]);
  await expect(getRoot(page)).toHaveAttribute('data-theme', 'default');
});

test('clicks count while the theme changes', async ({ page }) => {
  await visit(page, '/about');
  const box = await getBox(getToggle(page));
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(() => {
    const targets: unknown[] = [];
    document.addEventListener('click', ({ target }) => void targets.push((target as Element).localName));
    Object.assign(window, { targets });
  });
  // Without waiting: the mouse does not ask what it hits.
  for (let click = 0; click < 4; click += 1) await page.mouse.click(x, y);
  await expect(getRoot(page)).toHaveAttribute('data-theme', 'default');
  const targets = await page.evaluate(() => (window as unknown as { targets: string[] }).targets);
  expect(targets).toHaveLength(4);
  expect(targets).not.toContain('html');
});

test('a stored theme is applied before the first paint, even if no script file arrives', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  await visit(page, '/about');
  await getToggle(page).click();
  const getFirstTheme = await noteFirstTheme(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  expect(await getFirstTheme()).toBe('darkMode');
  await expect(getRoot(page)).toHaveAttribute('data-theme', 'darkMode');
});

test.describe('if the system is dark', () => {
  test.use({ colorScheme: 'dark' });

  test('a first visit is dark from the first paint, and follows the system until the visitor chooses', async ({
    page,
  }) => {
    const getFirstTheme = await noteFirstTheme(page);
    await visit(page, '/about');
    expect(await getFirstTheme()).toBe('darkMode');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(getRoot(page)).toHaveAttribute('data-theme', 'default');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(getRoot(page)).toHaveAttribute('data-theme', 'darkMode');
    await getToggle(page).click();
    await page.emulateMedia({ colorScheme: 'light' });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(getRoot(page)).toHaveAttribute('data-theme', 'default');
  });
});
