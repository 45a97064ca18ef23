import type { Browser, Page } from '@playwright/test';

interface VisitorOptions {
  siteUrl: string;
  screen: { width: number; height: number };
  theme: 'light' | 'dark';
}

/** Opens a window for a visitor who has seen the welcome before, and prefers reduced motion. */
export async function createVisitor(
  browser: Browser,
  { siteUrl, screen, theme }: VisitorOptions,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: siteUrl,
    viewport: screen,
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('portfolio:welcomed', '1'));
  return context.newPage();
}
