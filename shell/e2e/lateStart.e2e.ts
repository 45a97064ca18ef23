import fs from 'node:fs';
import zlib from 'node:zlib';
import type { Page } from '@playwright/test';
import { toHtmlFile } from '../compose/site/siteIndex';
import { expect, readSiteIndex, test, waitForHydration } from './support/siteTest';
import { visit } from './support/shellVisit';
import { stopClock } from './support/stopClock';
import { MAIN_SITE } from './support/testPaths';

/** Shorter than the maximum delay of the start script. */
const WHILE_MS = 3_000;

/** Blocks the scripts until {@link release} is called: the page is visible but not interactive. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/shell/main.*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

test('no script is fetched before the visible content has loaded or the visitor interacts', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await isReleased;
    await route.continue();
  });
  await stopClock(page);
  await page.goto('/work/CSS/cardScroller', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(WHILE_MS);
  expect(scripts).toEqual([]);
  await page.clock.resume();
  await page.keyboard.press('Shift');
  await expect.poll(() => scripts.length).toBeGreaterThan(3);
  await waitForHydration(page);
  release();
});

/** The limit for scripts that run before the browser is idle or the visitor interacts, in bytes of gzip. */
const EARLY_SCRIPT_BYTES = 15 * 1024;

test('until the browser is idle, only scripts in the document run, of at most 15 KiB', async ({ page }) => {
  for (const path of readSiteIndex().pages) {
    const html = fs.readFileSync(`${MAIN_SITE.site}/${toHtmlFile(path)}`, 'utf8');
    const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes = '']) => !/\btype="application\//.test(attributes),
    );
    expect.soft(scripts.length, path).toBeGreaterThan(0);
    expect.soft(scripts.filter(([, attributes = '']) => /\bsrc=/.test(attributes)).map(String)).toEqual([]);
    const code = scripts.map(([, , text]) => text).join('\n');
    expect.soft(zlib.gzipSync(code).length, path).toBeLessThanOrEqual(EARLY_SCRIPT_BYTES);
  }

  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.push(request.url());
  });
  await stopClock(page);
  // A browser that is never idle.
  await page.addInitScript(() => {
    const postTask = async (task: () => void, options?: { priority: string }) => {
      if (options?.priority === 'background') await new Promise(() => {});
      task();
    };
    Object.assign(globalThis, { scheduler: { postTask } });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.clock.runFor(WHILE_MS);
  expect(requested).toEqual([]);
  await page.mouse.down();
  await page.clock.resume();
  await waitForHydration(page);
});

test('a click before hydration switches the theme at once, and any other button takes effect later', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'darkMode');
  // The dialog that it opens has a button of the same name.
  const account = page.getByRole('banner').locator('[aria-haspopup="dialog"]', { hasText: 'Sign in' });
  await account.click();
  await expect(account).toHaveAttribute('data-waiting');
  release();
  await waitForHydration(page);
  await expect(account).not.toHaveAttribute('data-waiting');
  await expect(page.getByRole('dialog', { name: 'Your account' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'darkMode');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'default');
});

test('text typed before hydration is searched for', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/work');
  const main = page.getByRole('main');
  await main.getByRole('searchbox').fill('drum');
  release();
  await expect(main.getByRole('link', { name: /drum kit/i }).first()).toBeVisible();
  await expect(main.getByRole('link', { name: /payments/i })).toHaveCount(0);
  await expect(main.getByRole('searchbox')).toHaveValue('drum');
});

test('input from before hydration stays, though the page is rendered again right after it', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/work/WebUX/RSVPApp');
  const form = page.getByRole('form', { name: 'Add a guest' });
  const clear = form.getByRole('button', { name: 'Clear' });
  await form.getByLabel('Name').fill('Ada Mbeki');
  await form.getByText('Not coming').click();
  await form.getByLabel('People').fill('3');
  await form.getByLabel('Notes').fill('Late train');
  await page.getByRole('main').getByLabel('Order').selectOption({ label: 'Name, Z to A' });
  await expect(clear).toBeHidden();
  release();
  // Appears once the page itself knows of the text.
  await expect(clear).toBeVisible();
  await expect(form.getByLabel('Name')).toHaveValue('Ada Mbeki');
  await expect(form.getByLabel('Not coming')).toBeChecked();
  await expect(form.getByLabel('People')).toHaveValue('3');
  await expect(form.getByLabel('Notes')).toHaveValue('Late train');
  await expect(page.getByRole('main').getByLabel('Order').locator('option:checked')).toHaveText(
    'Name, Z to A',
  );
});

test('a demo’s own button works once its remote has loaded', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/work/js/drumKit');
  const button = page.getByRole('main').getByRole('button', { name: 'Metronome', exact: true });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toHaveAttribute('data-waiting');
  release();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await expect(button).not.toHaveAttribute('data-waiting');
});

test('strokes on the drum kit before it has loaded are played', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/work/js/drumKit');
  await page.evaluate(() => {
    const struck = new Set<string>();
    Object.assign(window, { struck });
    const note = ({ target }: MutationRecord) => {
      const { playing, key = '' } = (target as HTMLElement).dataset;
      if (playing !== undefined) struck.add(String.fromCharCode(Number(key)));
    };
    new MutationObserver((records) => records.forEach(note)).observe(document, {
      subtree: true,
      attributeFilter: ['data-playing'],
    });
  });
  await page.keyboard.press('a');
  await page.locator('[data-key="75"]').click();
  await page.keyboard.press('j');
  release();
  const readStruck = () => [...(window as unknown as { struck: Set<string> }).struck].sort().join('');
  await expect.poll(() => page.evaluate(readStruck)).toBe('AJK');
});

test('actions during hydration take effect once, and reach all listeners', async ({ page }) => {
  await visit(page, '/about');
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const listen = EventTarget.prototype.addEventListener;
    EventTarget.prototype.addEventListener = function (
      this: EventTarget,
      ...args: Parameters<typeof listen>
    ) {
      listen.apply(this, args);
      const slot = document.querySelector('[data-page-slot="work"]');
      if (args[0] !== 'click' || !(this instanceof Element) || !slot?.contains(this)) return;
      // React has just started: it has attached its listeners, but has not hydrated anything yet.
      EventTarget.prototype.addEventListener = listen;
      queueMicrotask(() => {
        addEventListener('keydown', ({ key }) => heard.push(key));
        slot.querySelector<HTMLElement>('button[aria-pressed]')?.click();
        slot.querySelector('h1')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }));
      });
    };
  });
  await page.getByRole('banner').getByRole('link', { name: /Work/ }).click();
  const chosen = page.locator('main [aria-pressed="true"]');
  await expect(chosen).toHaveCount(1);
  await waitForHydration(page);
  await expect(chosen).toHaveCount(1);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['k']);
});

/** Pages of each kind; home has its welcome, which no document brings. */
for (const path of ['/about', '/work', '/work/UX/digitalWallet', '/work/js/drumKit'])
  test(`a page that starts adds no rules to those of its document: ${path}`, async ({ page }) => {
    const listAdded = () =>
      page.evaluate(() =>
        document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)),
      );
    await visit(page, path);
    expect(await listAdded()).toEqual([]);
    // The types of the theme's colours make the browser compute the styles of every element again.
    await page.getByRole('button', { name: 'Dark theme' }).hover();
    await expect.poll(listAdded).toContainEqual(expect.stringContaining('@property --color-canvas'));
  });
