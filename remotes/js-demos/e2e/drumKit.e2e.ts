import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';

const pad = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Drum pads' }).getByRole('button', { name: new RegExp(`^${name} `) });

test.beforeEach(async ({ page }) => {
  // Keeps the contexts that the page opens, to see that there is sound and that it ends.
  await page.addInitScript(() => {
    const contexts: AudioContext[] = [];
    const Original = window.AudioContext;
    window.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options);
        contexts.push(this);
      }
    };
    Object.assign(window, { contexts });
  });
});

const states = () => (window as unknown as { contexts: AudioContext[] }).contexts.map(({ state }) => state);

test('plays by mouse and by keyboard, and lights the pad for a moment', async ({ page, openDemo }) => {
  await openDemo('drumKit');
  expect(await page.evaluate(states)).toEqual([]);

  await pad(page, 'kick').click();
  await expect.poll(() => page.evaluate(states)).toEqual(['running']);

  const before = await pad(page, 'snare').evaluate((element) => getComputedStyle(element).backgroundColor);
  await page.keyboard.press('j');
  const lit = () => pad(page, 'snare').evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await lit()).not.toBe(before);
  await expect.poll(lit).toBe(before);
});

test('plays by touch', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, baseURL });
  const page = await context.newPage();
  await page.goto('/work/js/drumKit');
  await pad(page, 'tom').tap();

  await expect(page.getByRole('button', { name: 'As it is (running)' })).toBeVisible();
  await context.close();
});

test('leaves Ctrl+S and texts alone', async ({ page, openDemo }) => {
  await openDemo('drumKit');
  await page.evaluate(() =>
    window.addEventListener('keydown', (event) => event.ctrlKey && event.preventDefault()),
  );
  await page.keyboard.press('Control+s');
  await page.getByLabel('Name of this loop').pressSequentially('asdf');

  expect(await page.evaluate(states)).toEqual([]);
});

test('puts its strokes exactly where the loop has them', async ({ page, openDemo }) => {
  await openDemo('drumKit');
  await page.getByRole('button', { name: 'Clear the loop' }).click();
  for (const step of ['beat 1, sixteenth 1', 'beat 2, sixteenth 3', 'beat 4, sixteenth 1']) {
    await page.getByRole('button', { name: `tink, bar 1, ${step}` }).click();
  }
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export sound (WAV)' }).click();
  const file = fs.readFileSync(await (await download).path());

  const samples = new Int16Array(file.buffer, file.byteOffset + 44, (file.length - 44) / 2);
  const rate = file.readUInt32LE(24);
  const stepSamples = (60 / 104 / 4) * rate;
  const onsets: number[] = [];
  let silence = Infinity;
  samples.forEach((sample, index) => {
    if (Math.abs(sample) < 40) silence += 1;
    else {
      if (silence > stepSamples / 4) onsets.push(index / stepSamples);
      silence = 0;
    }
  });

  // A tone starts at zero and needs some samples to be counted: a hundredth of a step is under 2 ms.
  expect(onsets.map((onset) => Math.round(onset * 100) / 100)).toEqual([
    expect.closeTo(0, 1),
    expect.closeTo(6, 1),
    expect.closeTo(12, 1),
  ]);
  expect(samples.length / rate).toBeCloseTo((60 / 104) * 4, 3);
});

test('records what is played, and the link brings it back', async ({ page, openDemo, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo('drumKit');
  await page.getByRole('button', { name: 'Clear the loop' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  for (let stroke = 0; stroke < 3; stroke += 1) {
    await page.waitForTimeout(350);
    await page.keyboard.press('k');
  }
  await page.getByRole('button', { name: 'Stop' }).click();
  const filled = page.locator('[data-column][aria-pressed="true"]');
  const count = await filled.count();
  expect(count).toBeGreaterThan(1);

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toContainText('Link copied');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await openDemo('drumKit', link.hash);
  await expect(filled).toHaveCount(count);
});

test('moves through the steps by arrow keys alone', async ({ page, openDemo }) => {
  await openDemo('drumKit');
  await page.getByRole('button', { name: 'clap, bar 1, beat 1, sixteenth 1' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Space');

  const last = page.getByRole('button', { name: 'hihat, bar 1, beat 4, sixteenth 4' });
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-pressed', 'true');
});

test('moves nothing where less motion is wanted, and still plays', async ({ page, openDemo }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDemo('drumKit');
  await page.keyboard.press('a');

  expect(await pad(page, 'clap').evaluate((element) => getComputedStyle(element).transform)).toBe('none');
  await expect.poll(() => page.evaluate(states)).toEqual(['running']);
});
