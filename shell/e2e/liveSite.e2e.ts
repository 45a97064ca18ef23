import { startDev } from './support/startDev';
import { expect, test } from './support/siteTest';

const PANEL = 'custom-properties/PropertyPanel.tsx';

/** A dev server builds while other tests run. */
const BUILT = { timeout: 90_000 };

test('a team works on its page in the deployed site: changes appear in place, input is kept, and other pages are the deployed ones', async ({
  page,
  siteUrl,
}) => {
  const dev = await startDev('css-demos', siteUrl);
  try {
    await page.goto(`${dev.url}/work/CSS/pulseAnimation`);
    const slider = page.getByRole('slider').first();
    await expect(slider).toBeVisible(BUILT);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Override' })).toContainText(
      /css-demos is the dev server at http:\/\/127\.0\.0\.1:\d+ instead of the pinned/,
    );
    await slider.press('ArrowRight');
    const value = await slider.inputValue();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

    dev.edit(PANEL, 'Reset the properties', 'Back to the first values');
    await expect(page.getByRole('button', { name: 'Back to the first values' })).toBeVisible(BUILT);
    dev.edit(PANEL, 'display: grid;', 'display: grid; outline: 1px solid rgb(1, 2, 3);');
    const fields = page.getByRole('group', { name: 'Custom properties' }).locator('div');
    const isOutlined = () =>
      fields.evaluateAll((all) => all.some((one) => getComputedStyle(one).outlineColor === 'rgb(1, 2, 3)'));
    await expect.poll(isOutlined, BUILT).toBe(true);
    dev.edit(
      'pages/pulseAnimation/pulseAnimation.css',
      '.pulseAnimation {',
      '.pulseAnimation { rotate: 7deg;',
    );
    await expect(page.locator('.pulseAnimation').first()).toHaveCSS('rotate', '7deg', BUILT);
    await expect(slider).toHaveValue(value);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);

    dev.edit('catalogue.ts', "title: 'Pulse animation'", "title: 'Pulse, renamed'");
    await expect(page.getByRole('heading', { level: 1, name: 'Pulse, renamed' })).toBeVisible(BUILT);
    await expect(page).toHaveTitle(/^Pulse, renamed/);

    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(dev.url)) elsewhere.push(request.url());
    });
    await page.goto(`${dev.url}/work/js/drumKit`);
    const pad = page.getByRole('list', { name: 'Drum pads' }).getByRole('button').first();
    await pad.click();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(elsewhere).toEqual([]);
  } finally {
    // The page may still be fetching; a server that stops would reset the connection.
    await page.goto('about:blank');
    await dev.stop();
  }
});
