import type { Page } from '@playwright/test';
import type { RouteAccess } from '../src/auth/guards';
import { ADMIN } from './support/authSite';
import { createAccount, getDialog, getHeader, sendSignIn, signIn, signOut } from './support/authSteps';
import { expect, test } from './support/authTest';
import { expectHeading, visit } from './support/shellVisit';

const PATH = '/contact';

/**
 * Adds a guard to a route, as if it had been composed with one: in its page data, and in its HTML, which is
 * prerendered for guests.
 */
async function addGuard(page: Page, access: RouteAccess): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === PATH,
    async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('id="page-data">{', `$&"access":"${access}",`);
      const body = access === 'guest' ? html : html.replace(/(<main[^>]*>).*(<\/main>)/s, '$1$2');
      await route.fulfill({ response, body });
    },
  );
}

/** Navigates to the guarded route by a link, without loading a document. */
async function followLink(page: Page): Promise<void> {
  await visit(page, '/blogs');
  await getHeader(page)
    .getByRole('link', { name: /^Contact/ })
    .click();
}

test('a route for users asks guests to sign in, and then goes there', async ({ page, siteUrl }) => {
  const person = await createAccount(siteUrl, 'user');
  await addGuard(page, 'user');
  await visit(page, `${PATH}?from=here#top`);
  await expect(page).toHaveURL(`${siteUrl}/?login&nextUrl=%2Fcontact%3Ffrom%3Dhere%23top`);
  await expect(getDialog(page)).toBeVisible();
  await sendSignIn(page, person);
  await expect(page).toHaveURL(`${siteUrl}${PATH}?from=here#top`);
  await expectHeading(page, /contact/i);

  await signOut(page, person);
  await followLink(page);
  await expect(page).toHaveURL(`${siteUrl}/?login&nextUrl=%2Fcontact`);
  await expect(getDialog(page)).toBeVisible();
});

test('a route for admins sends all other visitors home', async ({ page, siteUrl }) => {
  const person = await createAccount(siteUrl, 'nobody');
  await addGuard(page, 'admin');
  await visit(page, PATH);
  await expect(page).toHaveURL(`${siteUrl}/`);
  await signIn(page, person);
  await followLink(page);
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(getDialog(page)).toBeHidden();

  await signOut(page, person);
  await signIn(page, ADMIN);
  await visit(page, PATH);
  await expectHeading(page, /contact/i);
  await expect(page).toHaveURL(siteUrl + PATH);
});

test('a route for guests sends signed-in visitors to About', async ({ page, siteUrl }) => {
  await addGuard(page, 'guest');
  await visit(page, PATH);
  await expectHeading(page, /contact/i);
  await signIn(page, await createAccount(siteUrl, 'guest'));
  await expect(page).toHaveURL(`${siteUrl}/about`);
  await visit(page, PATH);
  await expect(page).toHaveURL(`${siteUrl}/about`);
  await followLink(page);
  await expect(page).toHaveURL(`${siteUrl}/about`);
});
