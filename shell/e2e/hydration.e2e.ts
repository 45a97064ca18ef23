import { expectPadToPlay } from './support/playPad';
import { expect, readSiteIndex, test, waitForHydration } from './support/siteTest';

test('every page hydrates without an error, a warning or a change of its text', async ({
  browser,
  siteUrl,
}) => {
  test.setTimeout(180_000);
  const faults: string[] = [];
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: siteUrl });
  const live = await browser.newContext({ baseURL: siteUrl });
  for (const path of readSiteIndex().pages) {
    const staticPage = await plain.newPage();
    await staticPage.goto(path);
    const staticHeading = await staticPage.getByRole('heading', { level: 1 }).innerText();
    await staticPage.close();

    const page = await live.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(`${path}: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`${path}: ${String(error)}`));
    await page.goto(path, { waitUntil: 'load' });
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    if (heading !== staticHeading) faults.push(`${path}: the heading "${staticHeading}" became "${heading}"`);
    await page.close();
  }
  expect(faults).toEqual([]);
});

test('a drum pad plays by its key and by a press', async ({ page }) => {
  await page.goto('/work/js/drumKit');
  await waitForHydration(page);
  await expectPadToPlay(page);
  const tom = page.getByRole('button', { name: /^tom/ }).and(page.locator('[data-key]'));
  await tom.click();
  await expect(tom.and(page.locator('[data-playing]'))).toBeVisible();
});

test('the guest list adds a guest', async ({ page }) => {
  await page.goto('/work/WebUX/RSVPApp');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: /name/i }).first().fill('Ada Example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ada Example').first()).toBeVisible();
});
