import type { Page } from '@playwright/test';
import { expect, test } from './support/demoTest';
import { showStates } from './support/showStates';

test.use({ hasTouch: true });

const GREENWICH = { latitude: 51.4769, longitude: 0, accuracy: 5 };
/** About 111 m further north. */
const FURTHER = { ...GREENWICH, latitude: 51.4779 };

const find = (page: Page) => page.getByRole('button', { name: 'Find my position' });
const stop = (page: Page) => page.getByRole('button', { name: 'Stop', exact: true });
const figure = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('+ dd');
const needle = (page: Page) =>
  page
    .getByRole('img', { name: /^Compass/ })
    .locator('g')
    .evaluate((group) => getComputedStyle(group).transitionDuration);

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const watched = { started: 0, ended: 0 };
    const { geolocation } = navigator;
    const watch = geolocation.watchPosition.bind(geolocation);
    const clear = geolocation.clearWatch.bind(geolocation);
    geolocation.watchPosition = (...given) => {
      watched.started += 1;
      return watch(...given);
    };
    geolocation.clearWatch = (id) => {
      watched.ended += 1;
      clear(id);
    };
    Object.assign(window, { watched });
  }),
);

const watched = (page: Page) =>
  page.evaluate(() => (window as unknown as { watched: { started: number; ended: number } }).watched);

test('tracks the position on request, by mouse, touch and keyboard, until it is stopped or the page is left', async ({
  page,
  context,
  cdp,
  openDemo,
  leaveDemo,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(GREENWICH);
  await openDemo('geoLocation');
  await expect(figure(page, 'Permission')).toHaveText('given');
  expect(await watched(page)).toEqual({ started: 0, ended: 0 });

  await find(page).click();
  await expect(figure(page, 'Latitude')).toHaveText('51° 28′ 37″ N');
  await expect(figure(page, 'Accuracy')).toHaveText('within 5 m');
  await expect(page.getByText('Unknown', { exact: true })).toBeVisible();
  await context.setGeolocation(FURTHER);
  await expect(page.getByText('111 m in 2 points.')).toBeVisible();

  // The values of a moving device; Playwright itself only sets a position.
  await cdp.send('Emulation.setGeolocationOverride', { ...FURTHER, speed: 10, heading: 135 });
  await expect(figure(page, 'Heading')).toHaveText('135°, south-east');
  await expect(page.getByText('36', { exact: true })).toBeVisible();
  await page.getByText('m/s', { exact: true }).tap();
  await expect(page.getByText('10', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('19', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Say it in words' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Heading 135°, south-east. Speed 19 knots.');
  await cdp.send('Emulation.setGeolocationOverride', { ...FURTHER, speed: 0 });
  await expect(page.getByText('Not moving', { exact: true })).toBeVisible();

  await stop(page).press('Enter');
  await expect(find(page)).toBeVisible();
  await expect.poll(() => watched(page)).toEqual({ started: 1, ended: 1 });
  await find(page).tap();
  await expect(stop(page)).toBeVisible();
  await leaveDemo();
  await expect.poll(() => watched(page)).toEqual({ started: 2, ended: 2 });
});

test('accepts a refusal, offers the simulator, and notices when the permission is granted', async ({
  page,
  context,
  openDemo,
}) => {
  await openDemo('geoLocation');
  await find(page).click();
  await expect(page.getByText('This page may not see your position')).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await expect(page.getByText('This page may not see your position')).toBeHidden();

  await page.getByRole('button', { name: 'Use the simulator' }).click();
  await expect(figure(page, 'Heading')).toHaveText('135°, south-east');
  expect(parseFloat(await needle(page))).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => needle(page)).toBe('0s');
  await page.getByRole('slider', { name: 'Speed of the device' }).focus();
  await page.keyboard.press('Home');
  await expect(page.getByText('Not moving', { exact: true })).toBeVisible();
  await page.getByLabel('The device knows its speed').tap();
  await expect(page.getByText('Unknown', { exact: true })).toBeVisible();

  await showStates(page, {
    Idle: 'no reading yet',
    Asking: 'The browser is asking you, or is looking for you',
    Running: 'Compass, simulated',
    Denied: 'This page may not see your position',
    Missing: 'Your position cannot be found',
    Unsupported: 'This browser cannot tell your position',
    Offline: 'Your position cannot be found without a network',
    Failed: 'Finding your position is taking too long',
  });
  expect(await watched(page)).toEqual({ started: 1, ended: 1 });
});
