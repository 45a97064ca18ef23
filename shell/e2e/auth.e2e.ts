import { findPostgres } from '../api/api-testing/findPostgres';
import {
  createPerson,
  expectGuest,
  expectSignedIn,
  findSessionCookie,
  getHeader,
  readStored,
  sendSignUp,
  signIn,
  signOut,
} from './support/authSteps';
import { expect, test } from './support/authTest';
import { visit } from './support/shellVisit';

const postgres = findPostgres();

for (const kind of ['PGlite', 'PostgreSQL'] as const)
  test(`both forms sign in, the header follows, and signing out works, on ${kind}`, async ({
    page,
    openSite,
  }) => {
    test.skip(kind === 'PostgreSQL' && 'reason' in postgres, 'reason' in postgres ? postgres.reason : '');
    const { url } = await openSite(kind);
    const health = (await (await fetch(`${url}/api/health`)).json()) as { database: string };
    expect(health.database).toBe(kind === 'PGlite' ? 'pglite' : 'postgres');
    const person = createPerson('both');
    const { name, email, username, password } = person;

    await visit(page, `${url}/about`);
    await expectGuest(page);
    const registered = page.waitForRequest('**/api/**');
    await sendSignUp(page, person);
    const registration = await registered;
    expect([registration.method(), registration.url()]).toEqual([
      'POST',
      `${url}/api/authentication/register/0`,
    ]);
    expect(registration.headers()['content-type']).toBe('text/plain');
    expect(registration.postDataJSON()).toEqual({ name, email, username, password, isAdmin: 0 });
    await expectSignedIn(page, person);
    await expect(page.getByText(`Signed in as ${name}.`, { exact: true })).toBeVisible();
    await expect(getHeader(page).getByRole('button', { name })).toBeFocused();

    await page.reload();
    await expectSignedIn(page, person);
    expect(await findSessionCookie(page)).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
    });
    await signOut(page, person);
    // The response may arrive after its page is gone, so look for its effect: only the server can remove the cookie.
    await expect.poll(() => findSessionCookie(page)).toBeUndefined();
    expect(await readStored(page)).toEqual({ user: null, cookies: expect.not.stringMatching(/jwt|token/) });

    const loggedIn = page.waitForRequest('**/api/authentication/login');
    await signIn(page, person);
    const login = await loggedIn;
    expect([login.method(), login.url()]).toEqual(['POST', `${url}/api/authentication/login`]);
    expect(login.headers()['content-type']).toBe('text/plain');
    expect(login.postDataJSON()).toEqual({ email, password });
    const { user, cookies } = await readStored(page);
    expect(user).toEqual({
      ID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      token: expect.any(String),
      ...{ name, email, image: '', isLoggedIn: true, isAdmin: 0 },
    });
    const { token } = user as { token: string };
    expect(cookies).toContain(`jwt=${token}`);
    // The token that scripts can read has no signature; the session cookie has one.
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.$/);
    expect((await findSessionCookie(page))?.value).toMatch(
      new RegExp(`^${token.replaceAll('.', '\\.')}[\\w-]+$`),
    );
    expect(cookies).not.toContain('session');
  });
