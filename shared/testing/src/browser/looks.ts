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

const MS_PER_DAY = 86_400_000;

/**
 * Whose turn it is, where pages take turns: today's number of a page, which is the next one tomorrow.
 *
 * @param page - what tells the page from others, such as its path
 * @param count - of turns
 * @returns from 0 to less than `count`
 */
export function getTurn(page: string, count: number): number {
  const offset = [...page].reduce((sum, sign) => sum + sign.charCodeAt(0), 0);
  return (Math.floor(Date.now() / MS_PER_DAY) + offset) % count;
}

/** Picks the looks in which a page is checked: all with `LOOKS=all`, otherwise the one whose turn it is. */
export function pickLooks<Look>(looks: readonly Look[], page: string): readonly Look[] {
  if (process.env['LOOKS'] === 'all') return looks;
  const turn = getTurn(page, looks.length);
  return looks.slice(turn, turn + 1);
}

/** Gives the page the window and the media features of a look. */
export async function showLook(page: Page, { widthPx, media }: Look): Promise<void> {
  await page.setViewportSize({ width: widthPx, height: 800 });
  await page.emulateMedia(media);
}
