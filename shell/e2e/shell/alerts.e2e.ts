import type { Page } from '@playwright/test';
import { getBox } from '../support/getBox';
import { showAlert } from '../support/shellAlerts';
import { SPEC_LIMITS } from '../support/shellLimits';
import { visit } from '../support/shellVisit';
import { stopClock } from '../support/stopClock';
import { expect, test, waitForHydration } from '../support/siteTest';

const REMOTE_PAGE = '/work/CSS/pulseAnimation';
const { long: LONG_S, short: SHORT_S } = SPEC_LIMITS.alertTimeoutS;

const getDismiss = (page: Page, message: string) =>
  page.locator('[data-alert]', { hasText: message }).getByRole('button', { name: 'Dismiss', exact: true });
const getMessage = (page: Page, message: string) => page.getByText(message, { exact: true });
const getWelcome = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Welcome to my portfolio site.' });

/** Opens a remote's page and stops the clock, so that the test controls how long alerts last. */
async function visitRemote(page: Page): Promise<void> {
  await stopClock(page);
  await visit(page, REMOTE_PAGE);
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
}

test('619: a first visit to home shows the welcome for 8 s, with a link to the work section', async ({
  page,
}) => {
  await stopClock(page);
  await page.goto('/');
  await waitForHydration(page);
  await expect(getWelcome(page).getByRole('link', { name: 'the work section' })).toHaveAttribute(
    'href',
    '/work',
  );
  await page.clock.runFor(LONG_S * 1_000 - 500);
  await expect(getWelcome(page)).toBeVisible();
  await page.clock.runFor(500);
  await expect(getWelcome(page)).toHaveCount(0);
});

test('619: the welcome is shown once per browser, and not on other pages', async ({ page }) => {
  await stopClock(page);
  await page.goto('/about');
  await waitForHydration(page);
  await expect(getWelcome(page)).toHaveCount(0);
  await page.goto('/');
  await expect(getWelcome(page)).toBeVisible();
  await page.reload();
  await waitForHydration(page);
  await expect(getWelcome(page)).toHaveCount(0);
});

test('619: in a wide window the welcome covers nothing of home', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await stopClock(page);
  await page.goto('/');
  // The alert may still be sliding in.
  await expect(async () => {
    const welcome = await getBox(getWelcome(page));
    const handle = await getBox(page.getByRole('slider'));
    expect(welcome.x).toBeGreaterThanOrEqual(handle.x + handle.width);
    const actions = await getBox(page.getByRole('link', { name: 'See the work' }));
    expect(welcome.y + welcome.height).toBeLessThanOrEqual(actions.y);
  }).toPass();
});

test('an alert without a timeout stays until it is dismissed', async ({ page }) => {
  await visitRemote(page);
  await showAlert(page, { type: 'success', message: 'Saved.' });
  await page.clock.runFor(60_000);
  await expect(page.getByRole('status').getByText('Saved.', { exact: true })).toBeVisible();
  await getDismiss(page, 'Saved.').click();
  await expect(getMessage(page, 'Saved.')).toHaveCount(0);
});

test('several alerts are shown together and end by their own timeouts; urgent ones have the role alert', async ({
  page,
}) => {
  await visitRemote(page);
  await showAlert(page, { type: 'info', message: 'Long.', timeout: LONG_S });
  await showAlert(page, { type: 'warning', message: 'Short.', timeout: SHORT_S });
  await expect(page.getByRole('status').getByText('Long.', { exact: true })).toBeVisible();
  await expect(page.getByRole('alert').getByText('Short.', { exact: true })).toBeVisible();
  await page.clock.runFor(SHORT_S * 1_000);
  await expect(getMessage(page, 'Short.')).toHaveCount(0);
  await expect(getMessage(page, 'Long.')).toBeVisible();
  await page.clock.runFor((LONG_S - SHORT_S) * 1_000);
  await expect(getMessage(page, 'Long.')).toHaveCount(0);
});

test('hover and focus pause the timeout, which then continues', async ({ page }) => {
  await visitRemote(page);
  await showAlert(page, { type: 'info', message: 'Wait.', timeout: SHORT_S });
  await page.clock.runFor(SHORT_S * 1_000 - 500);
  await getMessage(page, 'Wait.').hover();
  await page.clock.runFor(10_000);
  await expect(getMessage(page, 'Wait.')).toBeVisible();
  await getDismiss(page, 'Wait.').focus();
  await page.mouse.move(5, 300);
  await page.clock.runFor(10_000);
  await expect(getMessage(page, 'Wait.')).toBeVisible();
  await getDismiss(page, 'Wait.').blur();
  await page.clock.runFor(600);
  await expect(getMessage(page, 'Wait.')).toHaveCount(0);
});

test('danger shows the code before the message; other types show no code', async ({ page }) => {
  await visitRemote(page);
  await showAlert(page, {
    type: 'danger',
    code: '101',
    message: 'No Password detected',
    description: 'Please enter a password',
  });
  await showAlert(page, { type: 'info', code: '619', message: 'Quiet.' });
  await expect(page.getByRole('alert')).toContainText(/101\s+No Password detected\s*Please enter a password/);
  await expect(page.getByRole('status').filter({ hasText: 'Quiet.' })).not.toContainText('619');
});

test('an invalid type calls the browser alert, which lists info, success, warning, danger', async ({
  page,
}) => {
  await visitRemote(page);
  const dialog = page.waitForEvent('dialog').then(async (shown) => {
    await shown.accept();
    return shown.message();
  });
  await showAlert(page, { type: 'loud', message: 'Never shown.' });
  expect(await dialog).toContain('info, success, warning, danger');
  await expect(getMessage(page, 'Never shown.')).toHaveCount(0);
});
