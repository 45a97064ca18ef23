import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';
import { pressKeys } from './support/pressKeys';
import { showStates } from './support/showStates';

test.use({ hasTouch: true });

const pad = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Drum pads' }).getByRole('button', { name: new RegExp(`^${name} `) });
const step = (page: Page, pad: string, name: string) =>
  page.getByRole('row', { name: pad, exact: true }).getByRole('button', { name, exact: true });
const onSteps = (page: Page) => page.locator('[role="gridcell"] [aria-pressed="true"]');

interface Watched {
  contexts: AudioContext[];
  /** Each change of a pad's light, with the pad's transform at that moment. */
  lights: string[];
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const watched: Watched = { contexts: [], lights: [] };
    const Original = window.AudioContext;
    window.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options);
        watched.contexts.push(this);
      }
    };
    new MutationObserver((records) => {
      for (const { target } of records) {
        const { key, playing } = (target as HTMLElement).dataset;
        const { transform } = getComputedStyle(target as HTMLElement);
        watched.lights.push(`${key} ${playing === undefined ? 'out' : 'on'} ${transform}`);
      }
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-playing'] });
    Object.assign(window, { watched });
  }),
);

const states = () => (window as unknown as { watched: Watched }).watched.contexts.map(({ state }) => state);
const soundS = () => (window as unknown as { watched: Watched }).watched.contexts[0]?.currentTime ?? 0;
const takeLights = () => (window as unknown as { watched: Watched }).watched.lights.splice(0);

test('plays by mouse, touch and keyboard, and the light goes out again', async ({ page, openDemo }) => {
  await openDemo('drumKit');
  await page.evaluate(() =>
    window.addEventListener('keydown', (event) => event.ctrlKey && event.preventDefault()),
  );
  await page.keyboard.press('Control+s');
  await page.getByLabel('Name for this loop').pressSequentially('asdf');
  // The shell's menu on a phone, and that of the account, are popovers.
  await page.evaluate(() => {
    const menu = document.createElement('div');
    menu.popover = 'auto';
    document.body.append(menu);
    menu.showPopover();
  });
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.evaluate(() => document.querySelector('[popover]')?.remove());
  // Browser shortcuts, typed text and keys under a menu play no pad, and there is no sound before the first stroke.
  expect(await page.evaluate(states)).toEqual([]);

  const SCALED = 'matrix(0.97, 0, 0, 0.97, 0, 0)';
  const strokes = [
    [68, () => pad(page, 'kick').click()],
    [75, () => pad(page, 'tom').tap()],
    [74, () => page.keyboard.press('j')],
    [65, () => pad(page, 'clap').press('Enter')],
  ] as const;
  for (const [key, strike] of strokes) {
    await strike();
    const lights: string[] = [];
    await expect.poll(async () => lights.push(...(await page.evaluate(takeLights)))).toBe(2);
    expect(lights).toEqual([`${key} on ${SCALED}`, `${key} out none`]);
  }
  await expect.poll(() => page.evaluate(states)).toEqual(['running']);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('a');
  await expect.poll(() => page.evaluate(takeLights)).toContain('65 on none');
});

test('plays strokes exactly where the loop has them, set by mouse and arrow keys', async ({
  page,
  openDemo,
}) => {
  await openDemo('drumKit');
  await page.getByRole('button', { name: 'Clear the loop', exact: true }).click();
  await step(page, 'tink', 'bar 1, beat 1, sixteenth 1').click();
  await pressKeys(page, 'ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight ArrowRight Space');
  await expect(step(page, 'tink', 'bar 1, beat 2, sixteenth 3')).toHaveAttribute('aria-pressed', 'true');
  await pressKeys(page, 'End ArrowLeft ArrowLeft ArrowLeft Enter');
  await expect(step(page, 'tink', 'bar 1, beat 4, sixteenth 1')).toBeFocused();
  await expect(onSteps(page)).toHaveCount(3);

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

  // A tone starts at zero and takes a few samples to register: a hundredth of a step is under 2 ms.
  expect(onsets.map((onset) => Math.round(onset * 100) / 100)).toEqual([
    expect.closeTo(0, 1),
    expect.closeTo(6, 1),
    expect.closeTo(12, 1),
  ]);
  expect(samples.length / rate).toBeCloseTo((60 / 104) * 4, 3);
});

test('records strokes, restores them from a link, and can show each state', async ({
  page,
  openDemo,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo('drumKit');
  await page.getByRole('button', { name: 'Clear the loop' }).click();
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  for (let stroke = 1; stroke <= 3; stroke += 1) {
    // Far enough apart that each falls on its own step.
    await expect.poll(() => page.evaluate(soundS), { intervals: [50] }).toBeGreaterThan(stroke * 0.35);
    await page.keyboard.press('k');
  }
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(onSteps(page).nth(1)).toBeAttached();
  const count = await onSteps(page).count();

  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toContainText('Link copied');
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await page.goto('about:blank');
  await openDemo('drumKit', link.hash);
  await expect(onSteps(page)).toHaveCount(count);

  await showStates(page, {
    Asking: 'The browser is holding the sound back',
    Unsupported: 'This browser cannot make sound',
  });
});
