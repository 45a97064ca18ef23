import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';
import { pressKeys } from './support/pressKeys';
import { showStates } from './support/showStates';

test.use({ deviceScaleFactor: 2, hasTouch: true, viewport: { width: 900, height: 900 } });

const sheet = (page: Page) => page.getByRole('application', { name: 'Sheet', exact: true });
/** What is drawn, as text; the status line, which can say the same, comes later. */
const content = (page: Page) => page.getByText(/^(The sheet is empty\.|\d+ strokes?:)/).first();

/** The share of the sheet that is covered with paint, once the latest drawing has been painted. */
const painted = (page: Page) =>
  page.locator('canvas').evaluate(async (canvas: HTMLCanvasElement) => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    let count = 0;
    for (let index = 3; index < data.length; index += 4) if ((data[index] ?? 0) > 0) count += 1;
    return count / (data.length / 4);
  });

/** The painted share once nothing more is being drawn. */
async function paintedAtLast(page: Page): Promise<number> {
  let share = -1;
  await expect(async () => {
    const before = share;
    share = await painted(page);
    expect(share).toBe(before);
  }).toPass();
  return share;
}

/** Clears the drawing that the page opens with. */
async function clearSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Clear the sheet' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Clear/ })
    .click();
  await expect(content(page)).toHaveText('The sheet is empty.');
}

test('draws by mouse, touch and keyboard, and stays complete and sharp when the window changes', async ({
  page,
  openDemo,
  drag,
}) => {
  await openDemo('canvasExample');
  await clearSheet(page);
  // Leaving the sheet and coming back is one stroke.
  await drag(sheet(page), [0.3, 0.5], [0.9, 0.3], [1.05, 0.5], [0.6, 0.6]);
  await expect(content(page)).toHaveText(/^1 stroke: 1 rainbow/);
  const afterMouse = await painted(page);
  expect(afterMouse).toBeGreaterThan(0.01);

  await sheet(page).click({ position: { x: 40, y: 40 } });
  await expect(content(page)).toHaveText(/^2 strokes/);
  await sheet(page).tap({ position: { x: 40, y: 200 } });
  await expect(content(page)).toHaveText(/^3 strokes/);
  const afterDots = await painted(page);
  expect(afterDots).toBeGreaterThan(afterMouse);

  await sheet(page).focus();
  await pressKeys(page, 'Space ArrowRight ArrowRight ArrowDown Space');
  await expect(content(page)).toHaveText(/^4 strokes/);
  await expect.poll(() => painted(page)).toBeGreaterThan(afterDots);
  await pressKeys(page, 'Control+z');
  await expect(content(page)).toHaveText(/^3 strokes/);
  await expect.poll(() => painted(page)).toBeCloseTo(afterDots, 5);

  await page.setViewportSize({ width: 600, height: 900 });
  const density = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.width / canvas.clientWidth);
  await expect.poll(density).toBeCloseTo(2, 1);
  await expect.poll(async () => Math.abs((await painted(page)) - afterDots)).toBeLessThan(0.01);
});

test('keeps the drawing for the next visit, exports pictures of it, and draws in SVG without a canvas', async ({
  page,
  openDemo,
  drag,
}) => {
  await openDemo('canvasExample');
  await clearSheet(page);
  await drag(sheet(page), [0.2, 0.5], [0.8, 0.5]);
  await expect(page.getByText('The drawing is saved in this browser.')).toBeVisible();
  await page.reload();
  await expect(content(page)).toHaveText(/^1 stroke/);

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

  await showStates(page, { Unsupported: 'This browser has no canvas' });
  await openDemo('canvasExample', '?state=unsupported');
  const paths = page.locator('[data-sheet="svg"] path');
  const count = await paths.count();
  expect(count).toBeGreaterThan(0);
  await drag(sheet(page), [0.2, 0.3], [0.8, 0.2]);
  await expect.poll(() => paths.count()).toBeGreaterThan(count);
});

test('starts with an animated drawing, which is complete at once under reduced motion and is not saved', async ({
  page,
  openDemo,
}) => {
  const finished = /^12 strokes: 11 pen, 1 rainbow/;
  await openDemo('canvasExample');
  await expect(content(page)).toHaveText(finished);
  const whole = await paintedAtLast(page);
  expect(whole).toBeGreaterThan(0.05);
  expect(await page.evaluate(() => localStorage.getItem('js-demos:drawing'))).toBeNull();

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(content(page)).toHaveText(finished);
  expect(Math.abs((await paintedAtLast(page)) - whole)).toBeLessThan(0.002);
});
