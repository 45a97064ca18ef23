import { expect, test, waitForHydration } from './support/siteTest';
import { waitUntilQuiet } from './support/waitUntilQuiet';

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

interface Frame {
  /** The measurements that made the browser lay out the new page before the rest of it was left out. */
  measured: string[];
  /** Whether the first and the last card are rendered in the first frame. */
  isRendered: readonly (boolean | undefined)[];
  /** Whether the picture of the first card is painted in the first frame. */
  hasPicture?: boolean | undefined;
}

test('the first frame of a list has the first screen only, and nothing measures the whole list before', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const state: Frame & { isWatching: boolean } = { isWatching: false, measured: [], isRendered: [] };
    Object.assign(window, { firstFrame: state });
    const watch = (owner: object, name: string) => {
      const property = Object.getOwnPropertyDescriptor(owner, name);
      const kind = property?.get === undefined ? 'value' : 'get';
      const original = property?.[kind] as (this: unknown, ...args: unknown[]) => unknown;
      Object.defineProperty(owner, name, {
        ...property,
        [kind](this: unknown, ...args: unknown[]) {
          if (state.isWatching && document.querySelector('[data-arriving]') === null)
            state.measured.push(name);
          return original.apply(this, args);
        },
      });
    };
    watch(window, 'getComputedStyle');
    for (const name of ['getBoundingClientRect', 'getClientRects', 'scrollIntoView', 'checkVisibility'])
      watch(Element.prototype, name);
    for (const name of ['clientWidth', 'clientHeight', 'scrollTop', 'scrollHeight'])
      watch(Element.prototype, name);
    for (const name of ['offsetTop', 'offsetHeight', 'offsetWidth', 'innerText', 'focus'])
      watch(HTMLElement.prototype, name);
    for (const name of ['scrollTo', 'scrollBy']) watch(window, name);
    addEventListener(
      'click',
      () => {
        state.isWatching = true;
        requestAnimationFrame(function look() {
          // A page that is still being prepared arrives in a later frame.
          const arriving = document.querySelector('[data-arriving]');
          if (arriving === null) {
            requestAnimationFrame(look);
            return;
          }
          state.isWatching = false;
          const cards = [...arriving.querySelectorAll('li')].filter((item) => item.querySelector('article'));
          state.isRendered = [cards[0], cards.at(-1)].map((card) =>
            card?.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }),
          );
          state.hasPicture = cards[0]?.querySelector('img')?.checkVisibility({ visibilityProperty: true });
        });
      },
      { capture: true },
    );
  });
  await page.goto('/');
  await waitForHydration(page);
  const link = page.getByRole('navigation', { name: /main/i }).getByRole('link', { name: /Work/ });
  await link.hover();
  await waitUntilQuiet(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Work' })).toBeFocused();
  const frame = await page.evaluate(() => (window as unknown as { firstFrame: Frame }).firstFrame);
  expect(frame).toMatchObject({ measured: [], isRendered: [true, false], hasPicture: false });
  await expect(page.locator('[data-arriving]')).toHaveCount(0);
  await expect(page.getByRole('article').locator('img').filter({ visible: true }).first()).toBeVisible();
  const last = page
    .getByRole('listitem')
    .filter({ has: page.locator('article'), visible: true })
    .last();
  expect(await last.locator('article').evaluate((card) => card.checkVisibility())).toBe(true);
});

test('the first frame of home is not laid out again for the lengths of its redlines', async ({ page }) => {
  await page.addInitScript(() => {
    const findMeasured = () => document.querySelector('#introduction[data-redlines="measured"]');
    addEventListener(
      'click',
      () =>
        requestAnimationFrame(function look() {
          // A page that is still being prepared arrives in a later frame.
          if (document.querySelector('#introduction') === null) {
            requestAnimationFrame(look);
            return;
          }
          // A message is delivered after the frame.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => Object.assign(window, { wasMeasured: findMeasured() !== null });
          port2.postMessage(null);
        }),
      { capture: true },
    );
  });
  await page.goto('/about');
  await waitForHydration(page);
  const link = page.getByRole('navigation', { name: /main/i }).getByRole('link', { name: 'Home' });
  await link.hover();
  await waitUntilQuiet(page);
  await link.click();
  await expect(page.locator('#introduction')).toHaveAttribute('data-redlines', 'measured');
  expect(await page.evaluate(() => (window as unknown as { wasMeasured: boolean }).wasMeasured)).toBe(false);
});
