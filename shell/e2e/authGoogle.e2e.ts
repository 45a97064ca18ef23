import { configureClientId, GOOGLE_CLAIMS, mockGoogle } from './support/authGoogle';
import { expectSignedIn, getDialog, openDialog, readStored, signOut } from './support/authSteps';
import { expect, test } from './support/authTest';
import { waitForHydration } from './support/siteTest';

test('Google’s button is in a separate document, and its token signs in under the usual page policy', async ({
  page,
}) => {
  const asked = await mockGoogle(page);
  await configureClientId(page);
  await page.goto('/about');
  await waitForHydration(page);
  await openDialog(page);
  // Pages of the site load nothing from Google, with or without a client id.
  expect(asked).toEqual([]);
  await getDialog(page).getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(/\/google-sign-in$/);
  const button = page.frameLocator('iframe').getByRole('button', { name: 'Continue with Google' });
  await button.click();

  const { name, email, picture, sub } = GOOGLE_CLAIMS;
  await expect(page).toHaveURL(/\/about/);
  await expectSignedIn(page, { name });
  const { user, cookies } = await readStored(page);
  expect(user).toEqual({
    ...{ ID: sub, name, email, image: picture, isLoggedIn: true, isAdmin: 0 },
    token: expect.any(String),
  });
  expect(cookies).toContain(`token=${(user as { token: string }).token}`);
  expect(asked.sort()).toEqual(
    ['button', 'client', 'style'].map((file) => `https://accounts.google.com/gsi/${file}`),
  );

  await signOut(page, { name });
  expect(await readStored(page)).toEqual({ user: null, cookies: expect.not.stringContaining('token=') });
});
