import type { Locator, Page } from '@playwright/test';
import { createGuestPage } from '../support/guestTest';
import { measure } from './mainThread';

/** How long a finger stays on a button. */
const PRESS_MS = 80;

/** A click with the pointer already in place, so that only press and release are measured. */
async function toClick(page: Page, locator: Locator): Promise<() => Promise<void>> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`Nothing to click on: ${locator}.`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(PRESS_MS);
  return async () => {
    await page.mouse.down();
    await page.waitForTimeout(PRESS_MS);
    await page.mouse.up();
  };
}

/** Every interaction of a host with the list, on its first guest. */
export async function runInteractions(page: Page, first: string): Promise<void> {
  const { addForm, answerOf, list } = createGuestPage(page);
  const type = (text: string) => async () => {
    for (const letter of text) await page.keyboard.press(letter);
  };
  const press = (key: string) => () => page.keyboard.press(key);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const filter = (name: RegExp) => page.getByRole('search', { name: 'Guest list' }).getByText(name);

  await page.getByRole('searchbox', { name: 'Search' }).click();
  await measure(page, 'search, a letter', press('g'));
  await measure(page, 'search, a word more', type('uest'));
  await page.getByRole('searchbox', { name: 'Search' }).fill('');

  await measure(page, 'filter', await toClick(page, filter(/^Coming \d+$/)));
  await measure(page, 'filter, back to everyone', await toClick(page, filter(/^Everyone \d+$/)));

  await page.getByRole('combobox', { name: 'Order' }).focus();
  await measure(page, 'sort', press('ArrowDown'));
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Name, A to Z');

  await answerOf(first).focus();
  await measure(page, 'confirm', press('ArrowDown'));

  await measure(page, 'edit, open', await toClick(page, button(`Edit ${first}`)));
  await measure(page, 'edit, type', type('Abc'));
  await measure(page, 'edit, save', press('Enter'));
  await list
    .getByRole('button', { name: /^Remove/ })
    .first()
    .focus();
  await measure(page, 'remove', press('Enter'));
  await measure(page, 'undo', await toClick(page, button(/^Undo/)));

  await measure(page, 'select all', await toClick(page, page.getByText(/^Select all/)));
  const bar = page.getByRole('group', { name: 'Selected guests' });
  await measure(page, 'bulk answer', await toClick(page, bar.getByRole('button', { name: 'Not coming' })));
  await measure(page, 'undo of a bulk answer', await toClick(page, button(/^Undo/)));

  await list.getByRole('checkbox').first().click();
  const last = await toClick(page, list.getByRole('checkbox').last());
  await page.keyboard.down('Shift');
  await measure(page, 'select a range', last);
  await page.keyboard.up('Shift');
  await bar.getByRole('button', { name: 'Clear' }).click();

  await addForm.getByLabel(/^Name/).click();
  await measure(page, 'add, type a name', type('Zed'));
  await measure(page, 'add', press('Enter'));
}
