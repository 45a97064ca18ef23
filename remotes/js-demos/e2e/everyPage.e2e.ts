import fs from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { DEMO_IDS } from './support/demoIds';
import { expect, test } from './support/demoTest';

const AXE = fs.readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** The narrowest window that a page has to fit. */
const NARROW = { width: 320, height: 800 };
const WIDE = { width: 1280, height: 800 };

async function findFaults(page: Page, options: RunOptions): Promise<string[]> {
  const { violations } = await page.evaluate(
    (given) =>
      (window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } }).axe.run(given),
    { ...options, resultTypes: ['violations'] } as RunOptions,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

const overflowPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Controls that are smaller than 24 by 24 px. A slider is as tall as its line, and is moved along it. */
const findSmallControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, main select, main input:not([type="range"])')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => {
        const { width, height } = (control.closest('label') ?? control).getBoundingClientRect();
        return width > 0 && (width < 24 || height < 24);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 160)),
  );

for (const id of DEMO_IDS) {
  test(`${id}: fits a narrow window and forced colours, with its classic faults on show`, async ({
    page,
    openDemo,
  }) => {
    await page.setViewportSize(NARROW);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await openDemo(id);
    for (const fault of await page.getByRole('button', { name: 'Replay the classic fault' }).all()) {
      await fault.click();
    }
    await page.evaluate(AXE);

    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    expect(await findSmallControls(page)).toEqual([]);
    // The standalone page is no document of its own: the shell gives it landmarks.
    expect(await findFaults(page, { rules: { region: { enabled: false } } })).toEqual([]);

    await page.setViewportSize(WIDE);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await overflowPx(page)).toBeLessThanOrEqual(0);
    // Only colours have changed since.
    expect(await findFaults(page, { runOnly: ['color-contrast'] })).toEqual([]);
  });
}
