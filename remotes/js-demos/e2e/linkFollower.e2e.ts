import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/demoTest';
import { showStates } from './support/showStates';

test.use({ hasTouch: true });

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true });

/** The lines of the link, and the largest distance of the frames from them: 1 px is the frame's own margin. */
const follow = (target: Locator) =>
  target.evaluate((element) => {
    const shown = [...document.querySelectorAll<HTMLElement>('div[aria-hidden="true"]')].filter(
      ({ style, parentElement }) =>
        style.transform.startsWith('translate(') && parentElement?.contains(element) === true,
    );
    const frames = shown
      .filter((frame) => Number(getComputedStyle(frame).opacity) > 0.99)
      .map((frame) => frame.getBoundingClientRect());
    const lines = [...element.getClientRects()];
    const distances = lines.map(({ left, right, top, bottom }, index) => {
      const frame = frames[index];
      if (frame === undefined) return Infinity;
      return Math.max(
        Math.abs(frame.left + frame.right - left - right) / 2,
        Math.abs(frame.top + frame.bottom - top - bottom) / 2,
      );
    });
    return { lines: lines.length, isThere: frames.length === lines.length && Math.max(...distances) < 1 };
  });
const isThere = async (target: Locator) => (await follow(target)).isThere;

test('follows mouse, Tab key and finger, line by line, and stays on a link whose lines wrap again', async ({
  page,
  openDemo,
}) => {
  await openDemo('linkFollower');
  await expect.poll(() => isThere(link(page, 'Letters'))).toBe(true);

  await link(page, 'kerning').hover();
  await expect.poll(() => isThere(link(page, 'kerning'))).toBe(true);

  await link(page, 'leading').tap();
  await expect(page).toHaveURL(/#term-leading$/);
  await expect(link(page, 'leading')).toHaveAttribute('aria-current', 'location');

  // Tab first: only after it does focus set by a script count as keyboard focus.
  await page.keyboard.press('Tab');
  await expect.poll(() => isThere(page.locator('a:focus'))).toBe(true);
  const broken = link(page, /^rag on the other/);
  await broken.focus();
  await expect.poll(() => isThere(broken)).toBe(true);
  const slider = page.getByRole('slider', { name: 'Text width' });
  const lineCounts = new Set<number>();
  for (const widthPercent of ['55', '47', '40']) {
    await slider.evaluate((input: HTMLInputElement, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, widthPercent);
    await expect.poll(() => isThere(broken)).toBe(true);
    lineCounts.add((await follow(broken)).lines);
  }
  expect(Math.max(...lineCounts)).toBeGreaterThan(1);
});

test('returns to the current link, can use CSS anchors, and shows each state', async ({ page, openDemo }) => {
  await openDemo('linkFollower');
  await link(page, 'Glossary').hover();
  await expect.poll(() => isThere(link(page, 'Glossary'))).toBe(true);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect.poll(() => isThere(link(page, 'Letters'))).toBe(true);

  await page.getByText('How the frame is placed').click();
  await page.getByRole('radio', { name: 'An anchor in CSS' }).check();
  await link(page, 'Glossary').hover();
  await expect
    .poll(() =>
      link(page, 'Glossary').evaluate((element) => {
        const area = element.closest('nav')?.parentElement;
        const frame = area?.querySelector(':scope > [aria-hidden="true"]')?.getBoundingClientRect();
        const { left, top } = element.getBoundingClientRect();
        return frame === undefined ? null : [Math.round(left - frame.left), Math.round(top - frame.top)];
      }),
    )
    .toEqual([2, 2]);

  await showStates(page, {
    Unsupported: 'There is no frame in this browser',
    Idle: 'The frame does not glide',
  });

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByText('The frame does not glide')).toBeVisible();
  await page.getByRole('radio', { name: 'A script that measures' }).check();
  await link(page, 'Letters').hover();
  await link(page, 'Glossary').hover();
  await expect(page.locator('nav + [aria-hidden="true"]').first()).toHaveCSS(
    'transition-property',
    'opacity',
  );
});

test('tours the large words once on its own, and returns to the current one', async ({ page, openDemo }) => {
  // The tour's clock is paused until the test lets it continue.
  await page.addInitScript(() =>
    document.addEventListener('animationstart', ({ target }) => {
      if (target instanceof Element && target.querySelector(':scope > nav'))
        for (const animation of target.getAnimations()) animation.pause();
    }),
  );
  await openDemo('linkFollower');
  const words = page.getByRole('navigation', { name: 'Words for the parts of a page' });
  const area = words.locator('..');
  for (const turn of [1, 2, 3]) {
    await area.evaluate((element, done) => {
      for (const animation of element.getAnimations())
        animation.currentTime = Number(animation.effect?.getTiming().duration) * (done + 0.5);
    }, turn);
    await expect.poll(() => isThere(words.getByRole('link').nth(turn))).toBe(true);
  }
  await area.evaluate((element) => element.getAnimations().forEach((animation) => animation.finish()));
  await expect.poll(() => isThere(link(page, 'Letters'))).toBe(true);
  expect(await area.evaluate((element) => element.getAnimations().length)).toBe(0);
});
