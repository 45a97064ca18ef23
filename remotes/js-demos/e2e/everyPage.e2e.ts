import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { DEMO_IDS } from './support/demoIds';
import { expect, test } from './support/demoTest';

const AXE = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const SETTINGS = [
  {
    name: 'light, wide',
    width: 1280,
    colorScheme: 'light',
    reducedMotion: 'no-preference',
    forcedColors: 'none',
  },
  {
    name: 'dark, narrow, less motion',
    width: 320,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    forcedColors: 'none',
  },
  {
    name: 'forced colours',
    width: 1280,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    forcedColors: 'active',
  },
] as const;

for (const id of DEMO_IDS) {
  for (const { name, width, ...media } of SETTINGS) {
    test(`${id}, ${name}: fits the window and has no fault that axe can find`, async ({ page, openDemo }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia(media);
      await openDemo(id);
      for (const fault of await page.getByRole('button', { name: 'Replay the classic fault' }).all()) {
        await fault.click();
      }

      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      await page.evaluate(AXE);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run: () => Promise<AxeResults> } }).axe.run(),
      );
      expect(
        violations
          // The standalone page is no document of its own: the shell gives it landmarks.
          .filter(({ id: rule }) => rule !== 'region')
          .map(
            ({ id: rule, nodes }) => `${rule}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
          ),
      ).toEqual([]);
    });
  }
}

test('every control of every demo is large enough to hit', async ({ page, openDemo }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 360, height: 800 });
  for (const id of DEMO_IDS) {
    await openDemo(id);
    const small = await page.evaluate(
      () =>
        [
          ...document.querySelectorAll<HTMLElement>(
            'main button, main select, main input:not([type="range"])',
          ),
        ]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => (element.closest('label') ?? element).getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && (width < 24 || height < 24)).length,
    );
    expect(small, id).toBe(0);
  }
});
