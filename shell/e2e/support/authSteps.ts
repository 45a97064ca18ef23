import type { Cookie, Page } from '@playwright/test';
import { register } from '../../api/api-testing/calls';
import { expect } from './authTest';
import { waitForHydration } from './siteTest';

/** A person who signs up in a test. */
export interface Person {
  name: string;
  email: string;
  username: string;
  password: string;
}

type FormName = 'SignIn' | 'SignUp';

export const PASSWORD = 'Correct-horse-7!';

/** Creates a unique person: the tests of a worker share a database, and a retried test needs another person. */
export function createPerson(word: string): Person {
  const username = `${word}${Math.random().toString(36).slice(2, 10)}`;
  return { name: `Visitor ${word}`, email: `${username}@example.com`, username, password: PASSWORD };
}

/** Creates an account through the API, without the page. */
export async function createAccount(siteUrl: string, word: string): Promise<Person> {
  const person = createPerson(word);
  const { status } = await register(siteUrl, { ...person, isAdmin: 0 });
  expect(status).toBe(201);
  return person;
}

export const getHeader = (page: Page) => page.getByRole('banner');
export const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Your account' });
export const getAlert = (page: Page) => getDialog(page).getByRole('alert');
export const getForm = (page: Page, name: FormName) => page.getByRole('form', { name });
export const getInput = (page: Page, form: FormName, name: string) =>
  getForm(page, form).locator(`input[name="${name}"]`);
export const getSubmit = (page: Page, form: FormName) =>
  getForm(page, form).getByRole('button', { name: /^Sign (in|up)$/ });

export async function openDialog(page: Page): Promise<void> {
  await getHeader(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(getDialog(page)).toBeVisible();
}

export async function chooseForm(page: Page, name: FormName): Promise<void> {
  await page.getByText(name, { exact: true }).click();
  await expect(getForm(page, name)).toBeVisible();
}

async function fill(page: Page, form: FormName, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await getInput(page, form, name).fill(value);
}

/** Fills in the sign-in form and submits it with Enter. */
export async function sendSignIn(page: Page, { email, password }: Person): Promise<void> {
  await fill(page, 'SignIn', { email, password });
  await page.keyboard.press('Enter');
}

/** Signs in from a page where no user is signed in yet. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await openDialog(page);
  await sendSignIn(page, person);
  await expectSignedIn(page, person);
}

/** Fills in the sign-up form and submits it with its button. */
export async function sendSignUp(page: Page, person: Person): Promise<void> {
  await openDialog(page);
  await chooseForm(page, 'SignUp');
  await fill(page, 'SignUp', { ...person, passwordConfirm: person.password });
  await getSubmit(page, 'SignUp').click();
}

/** Signs out and waits for the document that is loaded afterwards. */
export async function signOut(page: Page, { name }: Pick<Person, 'name'>): Promise<void> {
  await getHeader(page).getByRole('button', { name, exact: true }).click();
  await page.evaluate(() => Object.assign(window, { isSignedInDocument: true }));
  await page.getByRole('group', { name: 'Account' }).getByRole('button', { name: 'Sign out' }).click();
  await page.waitForFunction(() => !('isSignedInDocument' in window));
  await waitForHydration(page);
  await expectGuest(page);
}

export async function expectSignedIn(page: Page, { name }: Pick<Person, 'name'>): Promise<void> {
  await expect(getDialog(page)).toBeHidden();
  await expect(getHeader(page).getByRole('button', { name, exact: true })).toBeVisible();
}

export async function expectGuest(page: Page): Promise<void> {
  // A guarded route has opened the dialog, which is in the header and has such a button too.
  const opensDialog = page.locator('[aria-haspopup="dialog"]');
  await expect(getHeader(page).getByRole('button', { name: 'Sign in' }).and(opensDialog)).toBeVisible();
}

/** The data of a session that the browser stores and scripts can read. */
export function readStored(page: Page): Promise<{ user: unknown; cookies: string }> {
  return page.evaluate(() => ({
    user: JSON.parse(localStorage.getItem('user') ?? 'null') as unknown,
    cookies: document.cookie,
  }));
}

/** The API's session cookie, which the page cannot read. Over TLS its name has a prefix. */
export async function findSessionCookie(page: Page): Promise<Cookie | undefined> {
  return (await page.context().cookies()).find(({ name }) => name === 'session');
}
