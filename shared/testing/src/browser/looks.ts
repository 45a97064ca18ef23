import type { Page } from '@playwright/test';

/** A window size and the visitor's preferences. The three cover both themes, a narrow page and forced colours. */
export const LOOKS = [
  {
    name: 'light, wide',
    widthPx: 1280,
    media: { colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' },
  },
  {
    name: 'dark, 320 px, less motion',
    widthPx: 320,
    media: { colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'none' },
  },
  {
    name: 'forced colours',
    widthPx: 768,
    media: { colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'active' },
  },
] as const;

/** One of {@link LOOKS}. */
export type Look = (typeof LOOKS)[number];

/**
 * Spreads pages over a number of shares: the same page is always in the same share, so that a test which passes today
 * passes tomorrow.
 *
 * @param page - identifies the page, such as its path
 * @param count - of shares
 * @returns from 0 to less than `count`
 */
export function getShare(page: string, count: number): number {
  return [...page].reduce((sum, character) => sum + character.charCodeAt(0), 0) % count;
}

/** Picks the looks in which a page is checked: all with `LOOKS=all`, otherwise one, which differs from page to page. */
export function pickLooks<Look>(looks: readonly Look[], page: string): readonly Look[] {
  return process.env['LOOKS'] === 'all'
    ? looks
    : looks.filter((_look, index) => index === getShare(page, looks.length));
}

/** Gives the page the window and the media features of a look. */
export async function showLook(page: Page, { widthPx, media }: Look): Promise<void> {
  await page.setViewportSize({ width: widthPx, height: 800 });
  await page.emulateMedia(media);
}
