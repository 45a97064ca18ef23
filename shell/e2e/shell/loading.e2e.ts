import { visit } from '../support/shellVisit';
import { expect, test } from '../support/siteTest';

test('a page that is on its way shows the dice and the text of the specification', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/remotes\/css-demos\/.*\.js$/, async (route) => {
    await isReleased;
    await route.continue();
  });
  await visit(page, '/work/CSS');
  const screen = page.getByRole('status').filter({ hasText: 'please wait while the content is loading...' });
  await page.getByRole('main').getByRole('link', { name: /Pulse/ }).first().click();
  await expect(screen).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(screen).toHaveCount(0);
});
