import type { Page } from '@playwright/test';
import type { Random } from './createRandom';

/** The guest list, to which the visitor adds guests. */
export const GUEST_PAGE = '/work/WebUX/RSVPApp';

/** The effect of an action. */
export interface ActionEffect {
  /** Description for the list of steps. */
  step: string;
  /** The path that the visitor wants to see; null if the action does not lead to another page. */
  path: string | null;
}

/** Follows a random visible link of the site, with or without hovering over it first. */
export async function followLink(page: Page, random: Random, within = 'body'): Promise<ActionEffect | null> {
  const [place, isHovered, isDouble] = [random.next(), random.happens(0.5), random.happens(0.15)];
  const path = await page.evaluate(
    ([selector, at, hasPointer, isTwice]) => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href]`)].filter(
        (link) =>
          link.checkVisibility() &&
          link.target === '' &&
          !link.hasAttribute('download') &&
          link.origin === location.origin &&
          !/\.\w+$/.test(link.pathname) &&
          link.pathname !== location.pathname,
      );
      const link = links[Math.floor(at * links.length)];
      if (link === undefined) return null;
      if (hasPointer) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      link.click();
      if (isTwice) link.click();
      return link.pathname;
    },
    [within, place, isHovered, isDouble] as const,
  );
  return path === null ? null : { step: `${isDouble ? 'double click' : 'click'} ${path}`, path };
}

/** Follows a link within the page. This cancels a pending navigation: the latest one wins. */
export async function jump(page: Page, random: Random): Promise<ActionEffect | null> {
  const asked = await page.evaluate((at) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')].filter(
      (link) => link.checkVisibility() && link.hash.length > 1 && link.pathname === location.pathname,
    );
    const link = links[Math.floor(at * links.length)];
    link?.click();
    return link === undefined ? null : { hash: link.hash, path: link.pathname };
  }, random.next());
  return asked === null ? null : { step: `jump ${asked.hash}`, path: asked.path };
}

/** Goes back or forward, if there is an entry and no dialog covers the page. */
export async function traverse(page: Page, steps: -1 | 1): Promise<ActionEffect | null> {
  await closeDialogs(page);
  const path = await page.evaluate((offset) => {
    const { currentEntry } = window.navigation;
    const entry = window.navigation.entries()[(currentEntry?.index ?? 0) + offset];
    const isCovered = [...document.querySelectorAll('dialog[open]')].some(
      (dialog) => dialog.matches(':modal') && dialog.textContent?.includes('please wait') !== true,
    );
    if (typeof entry?.url !== 'string' || isCovered) return null;
    history.go(offset);
    return new URL(entry.url).pathname;
  }, steps);
  return path === null ? null : { step: `${steps < 0 ? 'Back' : 'Forward'} to ${path}`, path };
}

export async function reload(page: Page): Promise<ActionEffect> {
  const path = await page.evaluate(() => {
    location.reload();
    // The browser's error page has an address that does not belong to the site.
    return location.protocol.startsWith('http') ? location.pathname : null;
  });
  return { step: 'reload', path };
}

/** Opens a page with the palette; gives up if it finds none, for example because its list has not loaded. */
export async function search(page: Page, random: Random): Promise<ActionEffect | null> {
  const text = random.pick(['drum', 'about', 'contact', 'clock', 'pulse', 'a', 'rsvp', 'privacy']);
  await page.keyboard.press('Control+k');
  const palette = page.locator('dialog[open]');
  if (!(await appears(palette.getByRole('combobox'))))
    return { step: 'palette, which did not open', path: null };
  await page.keyboard.type(text);
  const isFound = await appears(palette.getByRole('option').first());
  const path = await page.evaluate(() => {
    const link = document.querySelector<HTMLAnchorElement>('dialog[open] a[role=option]');
    link?.click();
    return link?.pathname ?? null;
  });
  if (path !== null) return { step: `palette ${text}: ${path}`, path };
  await closeDialogs(page);
  return { step: `palette ${text}: ${isFound ? 'no link' : 'nothing'}`, path: null };
}

/** Pages whose buttons delete input or choose other releases. */
const UNTOUCHED = [GUEST_PAGE, '/composition'];

/** Presses a button of a page. */
export async function pressControl(page: Page, random: Random): Promise<ActionEffect | null> {
  const pressed = await page.evaluate(
    ([at, untouched]) => {
      if (untouched.includes(location.pathname)) return null;
      const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button')].filter(
        (button) => button.checkVisibility() && !button.disabled && button.closest('[role=alert]') === null,
      );
      const button = buttons[Math.floor(at * buttons.length)];
      button?.click();
      return button?.textContent?.trim().slice(0, 30) ?? null;
    },
    [random.next(), UNTOUCHED] as const,
  );
  await closeDialogs(page);
  return pressed === null ? null : { step: `press ${pressed}`, path: null };
}

/** Closes dialogs that a button has opened. */
export async function closeDialogs(page: Page): Promise<void> {
  for (let count = 0; count < 3; count += 1) {
    const isOpen = await page.evaluate(() =>
      [...document.querySelectorAll('dialog[open]')].some(
        (dialog) => dialog.matches(':modal') && dialog.textContent?.includes('please wait') !== true,
      ),
    );
    if (!isOpen) return;
    await page.keyboard.press('Escape');
  }
}

async function appears(locator: ReturnType<Page['locator']>): Promise<boolean> {
  return locator.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );
}
