import type { Page } from '@playwright/test';

/** A way in which visitors enlarge text. */
export interface Setting {
  name: string;
  widthsPx: readonly number[];
  heightPx: number;
  set(page: Page): Promise<void>;
}

const WIDTHS_PX = [320, 375, 640, 768, 960, 1024, 1280, 1440];
const HEIGHT_PX = 800;

const DEFAULT_FONT_PX = 16;

/** Sets the browser's default font size, which media queries follow too. */
async function setDefaultFont(page: Page, sizePx: number): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: sizePx, fixed: sizePx } });
  await client.detach();
}

const toDefaultFont = (sizePx: number): Setting => ({
  name: `default font ${sizePx} px`,
  widthsPx: WIDTHS_PX,
  heightPx: HEIGHT_PX,
  set: (page) => setDefaultFont(page, sizePx),
});

/** The values of WCAG 1.4.12. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

/** Every page has to be usable with each of them. */
export const SETTINGS: readonly Setting[] = [
  toDefaultFont(DEFAULT_FONT_PX),
  toDefaultFont(24),
  toDefaultFont(32),
  {
    name: 'html at 200 %',
    widthsPx: WIDTHS_PX,
    heightPx: HEIGHT_PX,
    set: (page) => page.evaluate(() => void (document.documentElement.style.fontSize = '200%')),
  },
  {
    name: 'text spacing',
    widthsPx: WIDTHS_PX,
    heightPx: HEIGHT_PX,
    set: (page) =>
      page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        // Removed by `resetGrowth`; the other sheets belong to the site.
        document.adoptedStyleSheets.push(sheet);
        Object.assign(globalThis, { growthSheet: sheet });
      }, SPACING),
  },
  // This many CSS pixels remain of a window of 1280 by 1024.
  { name: '400 % zoom', widthsPx: [320], heightPx: 256, set: () => Promise.resolve() },
];

/** Resets every setting. */
export async function resetGrowth(page: Page): Promise<void> {
  await setDefaultFont(page, DEFAULT_FONT_PX);
  await page.evaluate(() => {
    document.documentElement.style.removeProperty('font-size');
    const { growthSheet } = globalThis as { growthSheet?: CSSStyleSheet };
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== growthSheet);
  });
}
