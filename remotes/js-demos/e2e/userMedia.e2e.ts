import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { BROWSER_CONFIG, requireBrowser } from '@portfolio/testing/browser';
import { expect, test } from './support/demoTest';
import { openStates, showStates } from './support/showStates';

const { launchOptions } = BROWSER_CONFIG.use;

test.use({
  hasTouch: true,
  // A headless shell gives no camera to any page.
  launchOptions: {
    executablePath: requireBrowser(),
    args: [...launchOptions.args, '--use-fake-device-for-media-stream'],
  },
});

const start = (page: Page) => page.getByRole('button', { name: 'Start the camera' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop the camera' });
const shutter = (page: Page) => page.getByRole('button', { name: 'Take a photo' });
const stage = (page: Page, subject: string) =>
  page.getByRole('img', { name: new RegExp(`^Picture of ${subject}`) });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const streams: MediaStream[] = [];
    const { mediaDevices } = navigator;
    const getUserMedia = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (constraints) => {
      const stream = await getUserMedia(constraints);
      streams.push(stream);
      return stream;
    };
    Object.assign(window, { streams });
  }),
);

/** The state of every track that the page has been given. */
const tracks = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { streams: MediaStream[] }).streams.flatMap((stream) =>
      stream.getTracks().map(({ kind, readyState }) => `${kind} ${readyState}`),
    ),
  );

/** The brightest value on the stage: 0 means a black picture. */
const brightest = (page: Page) =>
  page
    .locator('canvas')
    .first()
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
        data: [],
      };
      let most = 0;
      for (let index = 0; index < data.length; index += 4) most = Math.max(most, data[index] ?? 0);
      return most;
    });

test('asks for the camera on a click only, and releases it by button, state and leaving', async ({
  page,
  context,
  openDemo,
  leaveDemo,
}) => {
  await context.grantPermissions(['camera']);
  await openDemo('userMedia');
  await expect(stage(page, 'the drawn scene')).toBeVisible();
  expect(await tracks(page)).toEqual([]);

  await start(page).click();
  await expect(page.getByText(/^Camera in use: ./)).toBeVisible();
  await expect(stage(page, 'the camera view')).toBeVisible();
  await expect.poll(() => brightest(page)).toBeGreaterThan(0);
  expect(await tracks(page)).toEqual(['video live']);
  await shutter(page).click();
  await expect(page.getByRole('img', { name: 'Photo of the camera view, channel shift' })).toBeVisible();
  await stop(page).press('Enter');
  await expect(stage(page, 'the drawn scene')).toBeVisible();
  await expect.poll(() => tracks(page)).toEqual(['video ended']);

  await start(page).tap();
  await expect(stop(page)).toBeVisible();
  await openStates(page);
  await page.getByRole('button', { name: 'Denied', exact: true }).click();
  await expect(page.getByText('This page may not use the camera')).toBeVisible();
  await expect.poll(() => tracks(page)).toEqual(['video ended', 'video ended']);
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText(/^Camera in use: ./)).toBeVisible();
  await leaveDemo();
  await expect.poll(async () => (await tracks(page)).at(-1)).toBe('video ended');
});

test('takes photos without a camera, by mouse, touch and keyboard', async ({ page, openDemo }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openDemo('userMedia');
  await start(page).click();
  await expect(page.getByText('This page may not use the camera')).toBeVisible();

  await page.getByLabel('Shutter sound').click();
  await shutter(page).click();
  // Reduced motion means no flash either.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  // Chromium ends the pressed state of a tap up to 150 ms later, and a Space held at that moment clicks nothing.
  await shutter(page).press('Space');
  await page.getByText('Green screen', { exact: true }).tap();
  await shutter(page).tap();
  await expect(page.getByText('3 photos in this tab.')).toBeVisible();
  await page.getByText('After 10 s').click();
  await shutter(page).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status')).toHaveText('No photo was taken.');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Photo 3' }).click();
  expect(fs.readFileSync(await (await download).path()).toString('latin1', 1, 4)).toBe('PNG');
  await page.getByRole('button', { name: 'Delete Photo 3' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Delete Photo 2' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo the last deletion' }).press('Enter');
  await expect(page.getByText('3 photos in this tab.')).toBeVisible();
});

test('edits the visitor’s own picture, and shows each state on demand', async ({ page, openDemo }) => {
  await openDemo('userMedia');
  const picture = page.getByLabel('Picture to work on');
  await picture.setInputFiles({
    name: 'notes.png',
    mimeType: 'image/png',
    buffer: Buffer.from('no picture'),
  });
  await expect(page.getByRole('status')).toContainText('This browser cannot read notes.png as a picture.');
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2H0z" fill="#fff"/></svg>';
  await picture.setInputFiles({ name: 'own.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });
  await expect(stage(page, 'own.svg')).toBeVisible();
  const canvas = page.locator('canvas').first();
  await expect(canvas).toHaveJSProperty('width', 960);
  await expect(canvas).toHaveJSProperty('height', 480);
  await expect.poll(() => brightest(page)).toBe(255);
  await page.getByRole('button', { name: 'Back to the drawn scene' }).click();
  const buffer = await stage(page, 'the drawn scene').screenshot();
  await picture.setInputFiles({ name: 'own.png', mimeType: 'image/png', buffer });
  await expect(stage(page, 'own.png')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the drawn scene' }).click();

  await showStates(page, {
    Asking: 'The browser is asking you',
    Running: 'Camera in use: a drawn one',
    Denied: 'This page may not use the camera',
    Missing: 'No camera was found',
    Unsupported: 'This browser gives pages no access to a camera',
    Offline: 'You are offline, and everything still works',
    Failed: 'The camera does not respond',
    Idle: 'The ball bounces',
  });
  expect(await tracks(page)).toEqual([]);
});
