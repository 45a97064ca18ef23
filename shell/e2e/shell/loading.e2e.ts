import { visit } from '../support/shellVisit';
import { expect, test } from '../support/siteTest';

test('a page that is on its way shows the dice and the text of the specification', async ({ page }) => {
  await page.route(/\/remotes\/css-demos\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await visit(page, '/work/CSS');
  const screen = page.getByRole('status').filter({ hasText: 'please wait while the content is loading...' });
  await page.getByRole('main').getByRole('link', { name: /Pulse/ }).first().click();
  await expect(screen).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  await expect(screen).toHaveCount(0);
});
