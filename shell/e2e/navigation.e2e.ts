import { expect, test, waitForHydration } from './support/siteTest';

/** Marks the document, so that a reload can be detected. */
const mark = () => Object.assign(window, { isSameDocument: true });
const isMarked = () => 'isSameDocument' in window;

test('links open pages without loading a document, in shell and remotes alike', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.evaluate(mark);
  const navigation = page.getByRole('navigation', { name: /main/i });
  for (const [link, heading] of [
    [/Drum kit/, /Drum kit/],
    [/Pulse/, /Pulse/],
    [/RSVP/, /RSVP/],
    [/crowdfunding/i, /crowdfunding/i],
  ] as const) {
    await navigation.getByRole('link', { name: /Work/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeFocused();
    await page.locator('main').getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page).toHaveTitle(heading);
  }
  expect(await page.evaluate(isMarked)).toBe(true);
});

test('Back returns to the page and its scroll position', async ({ page }) => {
  await page.goto('/work');
  await waitForHydration(page);
  const link = page
    .locator('main')
    .getByRole('link', { name: /Analog clock/ })
    .first();
  // Hover first: the pointer is then on the link already, and the click does not scroll the page again.
  await link.hover();
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /clock/i })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
});

test('other spellings redirect to the canonical path', async ({ page }) => {
  for (const [from, to] of [
    ['/WORK/JS/drumkit', '/work/js/drumKit'],
    ['/work/JavaScript', '/work/js'],
    ['/work/UX/RSVPApp', '/work/WebUX/RSVPApp'],
    ['/work/', '/work'],
  ] as const) {
    await page.goto(from);
    expect(new URL(page.url()).pathname).toBe(to);
  }
});

test('an unknown path answers 404 with the page-not-found page', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/404/);
  const response = await page.goto('/work/js/drumKitt');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/not/i);
});

test('a tab with an older shell build loads the next page as a document, and never mixes the two', async ({
  page,
}) => {
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/data-shell="\w+"/, 'data-shell="older"');
    await route.fulfill({ response, body });
  });
  await page.goto('/about');
  await waitForHydration(page);
  await page.evaluate(mark);
  await page.getByRole('banner').getByRole('link', { name: /^Work/ }).click();
  await page.waitForFunction(() => !('isSameDocument' in window));
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeVisible();
});
