import { expectPadToPlay } from './support/playPad';
import { expect, test, waitForHydration } from './support/siteTest';

test('a drum pad plays by its key and by a press', async ({ page }) => {
  await page.goto('/work/js/drumKit');
  await waitForHydration(page);
  await expectPadToPlay(page);
  const tom = page.getByRole('button', { name: /^tom/ }).and(page.locator('[data-key]'));
  await expectPadToPlay(page, 'tom', () => tom.click());
});

test('the guest list adds a guest', async ({ page }) => {
  await page.goto('/work/WebUX/RSVPApp');
  await waitForHydration(page);
  await page.getByRole('textbox', { name: /name/i }).first().fill('Ada Example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ada Example').first()).toBeVisible();
});
