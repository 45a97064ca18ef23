import { register } from '../api/api-testing/calls';
import { ADMIN } from './support/authSite';
import {
  createAccount,
  createPerson,
  expectGuest,
  expectSignedIn,
  findSessionCookie,
  readStored,
  sendSignIn,
  sendSignUp,
  signIn,
  signOut,
} from './support/authSteps';
import { expect, test } from './support/authTest';
import { visit } from './support/shellVisit';
import { waitForHydration } from './support/siteTest';

test('sign-in and sign-out apply to all tabs', async ({ page, context, siteUrl }) => {
  const person = await createAccount(siteUrl, 'tabs');
  await visit(page, '/about');
  const other = await context.newPage();
  await visit(other, '/contact');
  await expectGuest(other);
  await signIn(page, person);
  await expectSignedIn(other, person);
  await signOut(other, person);
  await expectGuest(page);
});

test('a sign-out ends the session on the server: a copy of its cookie is then worthless', async ({
  page,
  siteUrl,
}) => {
  await visit(page, '/about');
  await signIn(page, ADMIN);
  const { value = '' } = (await findSessionCookie(page)) ?? {};
  const makeAdmin = async () => {
    const person = { ...createPerson('copy'), isAdmin: 1 };
    return (await register(siteUrl, person, { authorization: `Bearer ${value}` }, 1)).status;
  };
  expect(await makeAdmin()).toBe(201);
  // The response may arrive after its page is gone, so look for its effect.
  await signOut(page, ADMIN);
  await expect.poll(makeAdmin).toBe(403);
});

test('a stored user edited to be an admin is signed out', async ({ page, siteUrl }) => {
  await visit(page, '/about');
  await signIn(page, await createAccount(siteUrl, 'tampered'));
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('user', JSON.stringify({ ...user, isAdmin: 1 }));
  });
  await page.reload();
  await waitForHydration(page);
  await expectGuest(page);
  expect(await readStored(page)).toEqual({ user: null, cookies: expect.not.stringContaining('jwt') });
});

test('a name that contains HTML is shown as text', async ({ page }) => {
  const person = { ...createPerson('script'), name: '<img src=x onerror=alert(1)>' };
  page.on('dialog', (dialog) => {
    throw new Error(`The page said ${dialog.message()}`);
  });
  await visit(page, '/about');
  await sendSignUp(page, person);
  await expectSignedIn(page, person);
  await expect(page.getByText(`Signed in as ${person.name}.`, { exact: true })).toBeVisible();
});

test('a sign-in continues to a page of this site only', async ({ page, siteUrl }) => {
  const person = await createAccount(siteUrl, 'next');
  page.on('dialog', (dialog) => {
    throw new Error(`The page said ${dialog.message()}`);
  });
  for (const [nextUrl, target] of [
    ['https://evil.example/', '/'],
    ['//evil.example/', '/'],
    ['/\\evil.example', '/'],
    ['javascript:alert(1)', '/'],
    ['/about?a=1#b', '/about?a=1#b'],
  ] as const) {
    await visit(page, `/?login&nextUrl=${encodeURIComponent(nextUrl)}`);
    await sendSignIn(page, person);
    await expectSignedIn(page, person);
    await expect(page).toHaveURL(siteUrl + target);
    await page.evaluate(() => localStorage.clear());
  }
});
