import type { Page } from '@playwright/test';
import { findFaults } from '@portfolio/testing/browser';
import {
  chooseForm,
  createAccount,
  createPerson,
  expectSignedIn,
  getAlert,
  getDialog,
  getForm,
  getHeader,
  getInput,
  getSubmit,
  openDialog,
  PASSWORD,
  sendSignIn,
  sendSignUp,
} from './support/authSteps';
import { expect, test } from './support/authTest';
import { visit } from './support/shellVisit';
import { waitUntilQuiet } from './support/waitUntilQuiet';

test('the modal is a separate chunk that loads when it opens, and nothing is loaded from Google', async ({
  page,
  siteUrl,
}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await visit(page, '/about');
  expect(urls.filter((url) => url.includes('login-modal'))).toEqual([]);
  await openDialog(page);
  expect(urls.filter((url) => url.includes('login-modal')).length).toBeGreaterThan(0);
  await waitUntilQuiet(page);
  expect(urls.filter((url) => new URL(url).origin !== siteUrl)).toEqual([]);
  await expect(getDialog(page).getByText(/google/i)).toHaveCount(0);
});

test('the modal works by keyboard alone and returns the focus', async ({ page }) => {
  await visit(page, '/about');
  const button = getHeader(page).getByRole('button', { name: 'Sign in' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(getDialog(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'SignIn' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(getForm(page, 'SignUp')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(getInput(page, 'SignUp', 'name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toBeHidden();
  await expect(button).toBeFocused();
});

test('the form names missing fields, with alert 101 for the password, which can be shown', async ({
  page,
}) => {
  await visit(page, '/about');
  await openDialog(page);
  await getInput(page, 'SignIn', 'email').fill('ada@example.com');
  const submit = getSubmit(page, 'SignIn');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await getInput(page, 'SignIn', 'email').press('Enter');
  await expect(getAlert(page)).toContainText('101 No Password detected');
  await expect(getAlert(page)).toContainText('Please enter a password');
  const password = getInput(page, 'SignIn', 'password');
  await expect(password).toBeFocused();
  await expect(password).toHaveAccessibleDescription(/Required field\./);
  await expect(page.getByRole('group', { name: 'There is a problem' })).toHaveCount(0);
  await password.fill('x');
  await expect(submit).not.toHaveAttribute('aria-disabled');
  await page.getByRole('button', { name: 'Show Password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
});

test('the typed text stays when the sign-in is refused, and without a connection', async ({
  page,
  context,
  consoleGuard,
}) => {
  consoleGuard.allow(/401|ERR_INTERNET_DISCONNECTED/);
  const stranger = createPerson('nobody');
  await visit(page, '/about');
  await openDialog(page);
  await sendSignIn(page, stranger);
  await expect(getAlert(page)).toContainText(
    'The email or password is wrong.101.1 Error setting up cookies/localStorage',
  );
  await context.setOffline(true);
  await getSubmit(page, 'SignIn').click();
  await expect(getAlert(page)).toContainText('The server could not be reached');
  await expect(getInput(page, 'SignIn', 'email')).toHaveValue(stranger.email);
  await expect(getInput(page, 'SignIn', 'password')).toHaveValue(PASSWORD);
});

test('a taken email is reported at its field, and the typed text stays', async ({
  page,
  siteUrl,
  consoleGuard,
}) => {
  consoleGuard.allow(/409/);
  const person = await createAccount(siteUrl, 'taken');
  await visit(page, '/about');
  await sendSignUp(page, { ...person, username: `${person.username}2` });
  await expect(getAlert(page)).toContainText('101 SignUp Request Failed');
  await expect(getAlert(page)).toContainText('Please try again.');
  await page.getByRole('link', { name: 'Email: There is already an account with this email.' }).click();
  await expect(getInput(page, 'SignUp', 'email')).toBeFocused();
  await expect(getInput(page, 'SignUp', 'username')).toHaveValue(`${person.username}2`);
  expect(new URL(page.url()).hash).toBe('');
});

test('Escape keeps the typed text for the next time, except for passwords, until the sign-up succeeds', async ({
  page,
}) => {
  const person = createPerson('escape');
  await visit(page, '/about');
  await openDialog(page);
  await chooseForm(page, 'SignUp');
  for (const name of ['name', 'email', 'username', 'password'] as const)
    await getInput(page, 'SignUp', name).fill(person[name]);
  await page.keyboard.press('Escape');
  await expect(getDialog(page)).toBeHidden();
  await getHeader(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/contact$/);

  await openDialog(page);
  for (const name of ['name', 'email', 'username'] as const)
    await expect(getInput(page, 'SignUp', name)).toHaveValue(person[name]);
  await expect(getInput(page, 'SignUp', 'password')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    person.email,
  );
  for (const name of ['password', 'passwordConfirm'])
    await getInput(page, 'SignUp', name).fill(person.password);
  await getSubmit(page, 'SignUp').click();
  await expectSignedIn(page, person);
});

test('axe finds nothing in either form, light and dark, and both fit 320 px', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/about');
  await openDialog(page);
  for (const form of ['SignIn', 'SignUp'] as const) {
    await chooseForm(page, form);
    await getInput(page, form, 'email').fill('ada@');
    await getInput(page, form, 'email').press('Enter');
    await expect(getInput(page, form, 'password')).toHaveAccessibleDescription(/Required field\./);
    expect.soft(await isOverflowing(page), `${form} overflows`).toBe(false);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const theme = colorScheme === 'dark' ? 'darkMode' : 'default';
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      expect
        .soft(
          await findFaults(page, { within: 'dialog', rules: { 'target-size': { enabled: true } } }),
          `${form}, ${colorScheme}`,
        )
        .toEqual([]);
    }
  }
});

function isOverflowing(page: Page): Promise<boolean> {
  return getDialog(page).evaluate((dialog) => {
    const { right } = dialog.getBoundingClientRect();
    const parts = [...dialog.querySelectorAll('*')].map((part) => part.getBoundingClientRect());
    return right > window.innerWidth || parts.some((part) => part.right > right);
  });
}
