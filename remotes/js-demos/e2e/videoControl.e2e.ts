import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';
import { showStates } from './support/showStates';

test.use({ hasTouch: true });

const bar = (page: Page) => page.getByRole('slider', { name: 'Speed' });
const video = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    rate: video.playbackRate,
    isPaused: video.paused,
    timeS: video.currentTime,
  }));
const rate = async (page: Page) => (await video(page)).rate;
/** A place on the bar, as a fraction of its height from the bottom: doublings are equally long. */
async function placeOf(page: Page, share: number) {
  const box = await bar(page).boundingBox();
  if (box === null) throw new Error('The bar has no box.');
  return [box.x + box.width / 2, box.y + box.height * (1 - share)] as const;
}

test('plays on request only, at the speed set by mouse, keys, touch or the browser’s menu', async ({
  page,
  openDemo,
}) => {
  await openDemo('videoControl');
  await bar(page).scrollIntoViewIfNeeded();
  await page.mouse.move(...(await placeOf(page, 0.9)));
  expect(await video(page)).toEqual({ rate: 1, isPaused: true, timeS: 0 });

  await page.mouse.down();
  await expect.poll(() => rate(page)).toBeGreaterThan(2.5);
  await page.mouse.move(...(await placeOf(page, 0.75)), { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => rate(page)).toBe(2);
  await bar(page).focus();
  await page.keyboard.press('PageDown');
  await expect(bar(page)).toHaveAttribute('aria-valuetext', '1.75 times');
  await page.keyboard.press('Home');
  await expect.poll(() => rate(page)).toBe(0.25);
  await page.touchscreen.tap(...(await placeOf(page, 0.5)));
  await expect.poll(() => rate(page)).toBe(1);
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 1.5;
  });
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '1.5');

  await page.getByRole('button', { name: 'Play', exact: true }).tap();
  await expect.poll(async () => (await video(page)).timeS).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect.poll(async () => (await video(page)).isPaused).toBe(true);
  await page.reload();
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '1.5');
});

test('sets the speed on hover if that is switched on, and jumps to a caption', async ({ page, openDemo }) => {
  await openDemo('videoControl');
  await page.getByLabel('Hovering over the bar sets the speed').check({ force: true });
  await bar(page).scrollIntoViewIfNeeded();
  await page.mouse.move(...(await placeOf(page, 0.25)));
  await expect.poll(() => rate(page)).toBe(0.5);

  await page.getByRole('button', { name: /It grows/ }).click();
  await expect.poll(async () => (await video(page)).timeS).toBeCloseTo(4, 1);
  await expect(page.getByRole('button', { name: /It grows/ })).toHaveAttribute('aria-current', 'true');

  await page.getByRole('group', { name: 'Caption 3' }).getByLabel('Text').fill('A caption of my own');
  await expect
    .poll(() =>
      page.locator('video').evaluate((video: HTMLVideoElement) => {
        const cues = [...(video.textTracks[video.textTracks.length - 1]?.activeCues ?? [])];
        return cues.map((cue) => (cue as VTTCue).text);
      }),
    )
    .toEqual(['A caption of my own']);
});

test('draws the video if none arrives, and shows every state by its switch', async ({ page, openDemo }) => {
  await page.route(/clip[^/]*\.(webm|mp4)$/, (route) =>
    route.fulfill({ contentType: 'video/webm', body: 'This is no video.' }),
  );
  await openDemo('videoControl');
  const drawn = page.getByRole('img', { name: /^The clip, drawn by the page/ });
  await expect(drawn).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await drawn.innerHTML();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.poll(() => drawn.innerHTML()).not.toBe(before);

  await showStates(page, {
    Asking: 'The video is on its way',
    Denied: 'The browser is holding the video back',
    Missing: 'The video is not where it should be',
    Unsupported: 'This browser plays neither WebM nor MP4',
    Offline: 'The video cannot be loaded without a network',
    Failed: 'The video broke off',
  });
});
