import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';

/** The state of each ring on the page: "running", "paused", or nothing for a ring without animation. */
const toRingStates = (page: Page) =>
  page.locator('.pulseAnimation-ring').evaluateAll((rings) => [
    ...new Set(
      rings.map((ring) =>
        ring
          .getAnimations()
          .map(({ playState }) => playState)
          .join(),
      ),
    ),
  ]);

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('pauses by Space, mouse and tap', async ({ page, openDemo }) => {
    await openDemo('pulseAnimation');
    await expect.poll(() => toRingStates(page)).toEqual(['running']);
    const pause = page.getByRole('checkbox', { name: 'Pause the animation' });
    await pause.press('Space');
    await expect.poll(() => toRingStates(page)).toEqual(['paused']);
    await pause.click();
    await expect.poll(() => toRingStates(page)).toEqual(['running']);
    await pause.tap();
    await expect.poll(() => toRingStates(page)).toEqual(['paused']);
  });
});

const toOpacities = (page: Page) =>
  page
    .locator('.pulseAnimation')
    .first()
    .locator('.pulseAnimation-ring')
    .evaluateAll((rings) => rings.map((ring) => getComputedStyle(ring).opacity));

test('is still but marked under reduced motion, in forced colours and without media queries', async ({
  page,
  openDemo,
  forceWithout,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDemo('pulseAnimation');
  await expect(page.getByText('Your device asks for less motion')).toBeVisible();
  await expect.poll(() => toRingStates(page)).toEqual(['']);
  await expect.poll(() => toOpacities(page)).toEqual(['0.8', '0', '0']);

  await page.emulateMedia({ forcedColors: 'active' });
  const [ring, highlight, core] = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'Highlight';
    const style = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    return [
      style('.pulseAnimation-ring').borderTopColor,
      getComputedStyle(probe).color,
      style('.pulseAnimation-core').borderTopWidth,
    ];
  });
  expect(ring).toBe(highlight);
  expect(core).toBe('2px');

  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' });
  await expect.poll(() => toRingStates(page)).toEqual(['running']);
  await page.getByText('Without motion', { exact: true }).click();
  await expect.poll(() => toRingStates(page)).toEqual(['']);

  await forceWithout('pulseAnimation', ['@media']);
  await page.reload();
  await expect.poll(() => toOpacities(page)).toEqual(['0.8', '0', '0']);
  expect(await toRingStates(page)).toEqual(['']);
});

test('the panel sets its properties; the copied CSS looks the same elsewhere, and is selected if copying is refused', async ({
  page,
  context,
  openDemo,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDemo('pulseAnimation');
  await page.getByRole('slider', { name: 'Duration of one ring' }).press('ArrowRight');
  await page.getByRole('slider', { name: 'Size', exact: true }).press('Home');
  await page.getByRole('combobox', { name: 'Easing' }).selectOption('Even');
  const badge = page.locator('.pulseAnimation').first();
  await expect.poll(async () => (await badge.boundingBox())?.width).toBe(48);

  await page.getByRole('button', { name: 'Copy as CSS' }).click();
  await expect(page.getByText('The CSS is on the clipboard.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await context.newPage();
  await elsewhere.setContent(
    `<style>${copied}</style><span class="pulseAnimation">${'<span class="pulseAnimation-ring"></span>'.repeat(3)}</span>`,
  );
  const rings = await elsewhere.locator('.pulseAnimation-ring').evaluateAll((elements) =>
    elements.map((ring) => {
      const [animation] = ring.getAnimations();
      const { duration, delay } = animation?.effect?.getComputedTiming() ?? {};
      return {
        duration,
        delay,
        width: ring.clientWidth,
        easing: getComputedStyle(ring).animationTimingFunction,
      };
    }),
  );
  expect(rings).toEqual(
    [0, 750, 1500].map((delay) => ({ duration: 2500, delay, width: 42, easing: 'linear' })),
  );
  await elsewhere.close();

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy as CSS' }).press('Enter');
  await expect(page.getByText('The text is selected')).toBeVisible();
  await expect(page.getByRole('region', { name: 'The whole effect as CSS' })).toBeVisible();
  expect(await page.evaluate(() => String(window.getSelection()))).toBe(copied.trimEnd());
});
