import type { Locator, Page } from '@playwright/test';
import { expectPadToPlay } from '../support/playPad';
import { expectFocusOnPage, expectHeading, visit } from '../support/shellVisit';
import { expect, test } from '../support/siteTest';

const MAX_TABS = 80;

/**
 * Presses Tab until an element has the focus, as a visitor without a mouse would, and expects the focus to be
 * visible.
 */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let count = 0; count < MAX_TABS; count += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`${MAX_TABS} times Tab did not reach ${String(target)}.`);
}

async function follow(page: Page, link: Locator): Promise<void> {
  await tabTo(page, link);
  await page.keyboard.press('Enter');
}

// Back is a shortcut of the browser, which does not exist in headless mode.
test('by keyboard alone: from home to a case study, to a demo and back', async ({ page }) => {
  await visit(page, '/');
  const main = page.getByRole('main');
  await follow(page, page.getByRole('link', { name: 'Skip to the content' }));
  await expect(main).toBeFocused();
  await follow(page, main.getByRole('link', { name: 'See the work' }));
  await expectHeading(page, 'Work');

  await follow(
    page,
    page.getByRole('navigation', { name: 'Types of work' }).getByRole('link', { name: /^User Experience/ }),
  );
  await expectHeading(page, 'User Experience work');
  const study = main.getByRole('heading', { level: 3 }).getByRole('link').first();
  const path = await study.getAttribute('href');
  await follow(page, study);
  await expect(page).toHaveURL(path ?? '');
  await expectHeading(page, /\S/);
  await expectFocusOnPage(page);

  await page.goBack();
  await expectHeading(page, 'User Experience work');
  await follow(
    page,
    main.getByRole('navigation', { name: 'Types of work' }).getByRole('link', { name: /^JavaScript/ }),
  );
  await expectHeading(page, 'JavaScript work');
  await follow(page, main.getByRole('link', { name: 'Drum kit', exact: true }));
  await expectHeading(page, 'Drum kit');
  const pad = page.getByRole('list', { name: 'Drum pads' }).getByRole('button', { name: /^kick/ });
  await tabTo(page, pad);
  await expectPadToPlay(page, 'kick', () => page.keyboard.press('Enter'));

  await page.goBack();
  await expectHeading(page, 'JavaScript work');
});
