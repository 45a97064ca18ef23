import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { drag, expect, test } from './support/demoTest';

const sheet = (page: Page) => page.getByRole('application');

/** The share of the sheet that has paint on it. */
const painted = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let count = 0;
    for (let index = 3; index < data.length; index += 4) if ((data[index] ?? 0) > 0) count += 1;
    return count / (data.length / 4);
  });

async function boxOf(page: Page) {
  await sheet(page).scrollIntoViewIfNeeded();
  const box = await sheet(page).boundingBox();
  if (box === null) throw new Error('The sheet has no box.');
  return box;
}

test('draws by mouse, also beyond the edge and back', async ({ page, openDemo }) => {
  await openDemo('canvasExample');
  await drag(page, await boxOf(page), [
    [0.3, 0.5],
    [0.9, 0.3],
    [1.05, 0.5],
    [0.6, 0.6],
  ]);

  await expect(sheet(page)).toHaveAccessibleName(/^Sheet\. 1 stroke: 1 rainbow/);
  expect(await painted(page)).toBeGreaterThan(0.01);
});

test('draws a dot on a click, and by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, baseURL });
  const page = await context.newPage();
  await page.goto('/work/js/canvasExample');
  await sheet(page).click();
  await sheet(page).tap();

  await expect(sheet(page)).toHaveAccessibleName(/^Sheet\. 2 strokes/);
  expect(await painted(page)).toBeGreaterThan(0);
  await context.close();
});

test('keeps the drawing when the window changes, sharp at any density', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    deviceScaleFactor: 2,
    baseURL,
    viewport: { width: 1200, height: 900 },
  });
  const page = await context.newPage();
  await page.goto('/work/js/canvasExample');
  await drag(page, await boxOf(page), [
    [0.2, 0.5],
    [0.5, 0.3],
    [0.8, 0.5],
  ]);
  const before = await painted(page);
  await page.setViewportSize({ width: 600, height: 900 });

  await expect
    .poll(() =>
      page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth),
    )
    .toBeCloseTo(2, 1);
  expect(Math.abs((await painted(page)) - before)).toBeLessThan(0.01);
  await context.close();
});

test('draws by keyboard and undoes', async ({ page, openDemo }) => {
  await openDemo('canvasExample');
  await sheet(page).focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Space'])
    await page.keyboard.press(key);
  await expect(sheet(page)).toHaveAccessibleName(/^Sheet\. 1 stroke/);
  expect(await painted(page)).toBeGreaterThan(0);

  await page.keyboard.press('Control+z');
  await expect(sheet(page)).toHaveAccessibleName('Sheet. The sheet is empty.');
  expect(await painted(page)).toBe(0);
});

test('keeps the drawing for the next visit, and exports a picture of it', async ({ page, openDemo }) => {
  await openDemo('canvasExample');
  await drag(page, await boxOf(page), [
    [0.2, 0.5],
    [0.8, 0.5],
  ]);
  await expect(page.getByText('The drawing is saved in this browser.')).toBeVisible();
  await page.reload();
  await expect(sheet(page)).toHaveAccessibleName(/^Sheet\. 1 stroke/);

  for (const [name, start] of [
    ['Export PNG', '\u0089PNG'],
    ['Export SVG', '<svg'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    const file = fs.readFileSync(await (await download).path());
    expect(file.toString('latin1', 0, 4)).toBe(start);
    expect(file.length).toBeGreaterThan(400);
  }
});

test('draws in SVG where there is no canvas', async ({ page, openDemo }) => {
  await openDemo('canvasExample', '?state=unsupported');
  await drag(page, await boxOf(page), [
    [0.2, 0.5],
    [0.8, 0.4],
  ]);

  await expect(page.locator('[data-sheet="svg"] path').first()).toBeAttached();
});
