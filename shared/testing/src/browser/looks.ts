import type { Page } from '@playwright/test';

/** A window and the wishes of its visitor. Together, the three show every theme, a narrow page and forced colours. */
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

/** Gives the page the window and the media features of a look. */
export async function showLook(page: Page, { widthPx, media }: Look): Promise<void> {
  await page.setViewportSize({ width: widthPx, height: 800 });
  await page.emulateMedia(media);
}
