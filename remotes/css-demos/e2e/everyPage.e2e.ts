import { expect, test } from './support/demoTest';
import { findFaults } from './support/findFaults';

const SETTINGS = [
  {
    name: 'light, wide',
    width: 1280,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
  },
  { name: 'dark, narrow', width: 320, colorScheme: 'dark', reducedMotion: 'reduce', forcedColors: 'none' },
  {
    name: 'forced colours',
    width: 768,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    forcedColors: 'active',
  },
] as const;

for (const demo of ['pulseAnimation', 'cardScroller', 'infiniteScroll'] as const) {
  test(`${demo} fits, has no fault that axe can find, and targets large enough to hit`, async ({
    page,
    openDemo,
  }) => {
    await openDemo(demo);
    for (const { name, width, ...media } of SETTINGS) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia(media);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
      expect(await findFaults(page), name).toEqual([]);

      const small = await page
        .locator('main :is(button, select, summary, input, nav a)')
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility())
            .map((element) => (element.closest('label') ?? element).getBoundingClientRect())
            .filter((box) => box.width < 24 || box.height < 24),
        );
      expect(small, name).toEqual([]);
    }
  });
}
