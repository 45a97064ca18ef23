import { createPerson } from '../support/authSteps';
import { expect, test } from './engineTest';
import { at } from './Visitor';

const BANNER = at('banner');
const MAIN = at('main');
const PALETTE = at('dialog', 'Go to');
const STATUS = at('status', undefined, MAIN);

const getTheme = () => document.documentElement.dataset['theme'];

test('home hydrates and a link leads to work, with the focus on its heading', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.expectThere(at('heading', /I draw interfaces/));
  await visitor.browser.run(() => void Object.assign(window, { isSameDocument: true }));
  await visitor.click(at('link', /^Work/, at('navigation', 'Main')));
  await visitor.expectFocus(at('heading', 'Work'));
  expect(await visitor.browser.run(() => 'isSameDocument' in window)).toBe(true);
});

test('a part of the page is opened twice, and Back from the next page returns to it', async ({ visitor }) => {
  const getIndex = () => (history.state as { idx?: number } | null)?.idx ?? -1;
  await visitor.open('/disclaimer');
  const part = at('link', 'example', at('contentinfo'));
  await visitor.click(part);
  await visitor.expectInPage(() => location.hash, '#examples');
  const index = await visitor.browser.run(getIndex);
  await visitor.click(part);
  await visitor.click(at('link', /^Work/, at('navigation', 'Main')));
  await visitor.expectFocus(at('heading', 'Work'));
  expect(await visitor.browser.run(getIndex)).toBe(index + 1);
  await visitor.browser.run(() => history.back());
  await visitor.expectThere(at('heading', /disclaimer/i));
  await visitor.expectInPage(() => location.hash, '#examples');
  expect(await visitor.browser.run(getIndex)).toBe(index);
});

test('the theme is switched, and survives a reload and a navigation', async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.click(at('button', /Dark theme/, BANNER));
  await visitor.expectInPage(getTheme, 'darkMode');
  await visitor.reload();
  expect(await visitor.browser.run(getTheme)).toBe('darkMode');
  await visitor.open('/contact');
  expect(await visitor.browser.run(getTheme)).toBe('darkMode');
});

test('the focus moves along the header of a scrolled page, and the page stays where it is', async ({
  visitor,
}) => {
  await visitor.browser.resize(1280, 800);
  await visitor.open('/about');
  await visitor.browser.run(() => scrollTo({ top: 900, behavior: 'instant' }));
  await visitor.expectInPage(() => document.querySelector('header[data-mini]') !== null, true);
  await visitor.focus(at('link', /^Portfolio/, BANNER));
  for (const name of [/^Home/, /^Work/, /^About/]) {
    await visitor.press('Tab');
    await visitor.expectFocus(at('link', name, BANNER));
    expect(await visitor.browser.run(() => scrollY)).toBe(900);
  }
});

test('the menu of a narrow window opens, closes by Escape and leads to a page', async ({ visitor }) => {
  await visitor.browser.resize(390, 844);
  await visitor.open('/about');
  const menu = at('button', 'Menu');
  const navigation = at('navigation', 'Main');
  await visitor.expectGone(navigation);
  await visitor.click(menu);
  await visitor.expectThere(navigation);
  await visitor.press('Escape');
  await visitor.expectGone(navigation);
  await visitor.expectFocus(menu);
  await visitor.click(menu);
  await visitor.click(at('link', /^Contact/, navigation));
  await visitor.expectPage('Contact');
  await visitor.expectGone(navigation);
  const overflowPx = () => document.documentElement.scrollWidth - window.innerWidth;
  expect(await visitor.browser.run(overflowPx)).toBeLessThanOrEqual(0);
});

test('the palette opens by Ctrl+K, finds a demo, goes there and moves the focus to its heading', async ({
  visitor,
}) => {
  await visitor.open('/about');
  await visitor.press('Control+k');
  await visitor.expectFocus(at('combobox', undefined, PALETTE));
  await visitor.browser.type('drum');
  await visitor.expectText(at('option', undefined, PALETTE), /^Drum kit/);
  await visitor.press('Enter');
  await visitor.expectFocus(at('heading', 'Drum kit'));
  await visitor.expectGone(PALETTE);
});

test('work is searched, filtered by type, sorted, and shown as a table', async ({ visitor }) => {
  await visitor.open('/work');
  await visitor.click(at('link', /^User Experience/, at('navigation', 'Types of work')));
  await visitor.expectText(STATUS, /^8 projects/);
  await visitor.browser.run(() => document.querySelector('main details')?.setAttribute('open', ''));
  await visitor.choose(at('combobox', 'Sort'), 'Title, A to Z');
  const getAddress = () => visitor.browser.run(() => window.location.search);
  await expect.poll(getAddress).toContain('sort=title');
  const titles = await visitor.getTexts(at('heading', undefined, MAIN));
  await visitor.click(at('radio', 'Table'));
  await expect.poll(getAddress).toContain('view=table');
  await visitor.expectThere(at('table'));
  const rows = await visitor.getTexts(at('rowheader'));
  expect(rows).toHaveLength(8);
  expect(titles.filter((title) => rows.includes(title))).toEqual(rows);
  await visitor.click(at('button', /Title/, at('columnheader', /Title/)));
  await visitor.expectTexts(at('rowheader'), rows.toReversed());
  await visitor.fill(at('searchbox', 'Search', MAIN), 'wallet');
  await visitor.expectText(STATUS, /^1 of 8 projects/);
});

test('a missing page is reported in the language of the site, with a suggestion', async ({
  visitor,
  allowMessages,
}) => {
  // The browser logs a response with this status.
  allowMessages(/404/);
  await visitor.open('/work/js/drumKitt');
  await visitor.expectThere(at('heading', 'Page not found'));
  expect(await visitor.browser.run(() => document.documentElement.lang)).toBe('en');
  await visitor.click(at('link', 'Drum kit', MAIN));
  await visitor.expectPage('Drum kit');
});

test('sign-up names missing and taken fields and signs in; a reload keeps the session and signing out ends it', async ({
  visitor,
  allowMessages,
}) => {
  // The browser logs the refusal of an email that is taken.
  allowMessages(/409/);
  const { name, email, username, password } = createPerson('engines');
  const form = at('form', 'SignUp');
  const submit = at('button', /^Sign up/, form);
  const dialog = at('dialog', 'Your account');
  const fields = { name, email, username, password, passwordConfirm: password };
  const fillAll = async (values: Readonly<Record<string, string>>) => {
    for (const [field, value] of Object.entries(values)) {
      await visitor.browser.run((wanted) => {
        const inputs = [...document.querySelectorAll<HTMLElement>(`dialog input[name="${wanted}"]`)];
        inputs.find((input) => input.checkVisibility())?.focus();
      }, field);
      await visitor.press('Control+a');
      await visitor.browser.type(value);
    }
  };
  const openForm = async () => {
    await visitor.click(at('button', 'Sign in', BANNER));
    await visitor.expectThere(dialog);
    await visitor.click(at('radio', 'SignUp'));
    await visitor.expectThere(form);
  };
  await visitor.open('/about');
  await openForm();
  await fillAll({ email: 'ada@' });
  await visitor.press('Enter');
  await visitor.expectThere(at('group', 'There is a problem'));
  await visitor.expectText(at('group', 'There is a problem'), /email/i);
  await fillAll(fields);
  await visitor.click(submit);
  await visitor.expectGone(dialog);
  await visitor.reload();
  await visitor.click(at('button', name, BANNER));
  await visitor.click(at('button', 'Sign out'));
  await visitor.expectThere(at('button', 'Sign in', BANNER));
  await visitor.waitForHydration();
  await openForm();
  await fillAll(fields);
  await visitor.click(submit);
  await visitor.expectThere(at('link', /There is already an account with this email/));
});
