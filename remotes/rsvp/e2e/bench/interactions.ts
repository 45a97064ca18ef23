import type { Locator, Page } from '@playwright/test';
import { createGuestPage } from '../support/guestTest';
import { measure } from './mainThread';

/** A click where the element is now, so that the click itself is all that happens. */
async function toClick(page: Page, locator: Locator): Promise<() => Promise<void>> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`Nothing to click on: ${locator}.`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Everything a host does with the list, on the first guest of it. */
export async function runInteractions(page: Page, first: string): Promise<void> {
  const { addForm, answerOf, list } = createGuestPage(page);
  const type = (text: string) => async () => {
    for (const letter of text) await page.keyboard.press(letter);
  };
  const press = (key: string) => () => page.keyboard.press(key);
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  const radio = (name: RegExp) => page.getByRole('radio', { name }).first().locator('xpath=ancestor::label');

  await page.getByRole('searchbox', { name: 'Search' }).click();
  await measure(page, 'search, a letter', press('g'));
  await measure(page, 'search, a word more', type('uest'));
  await page.getByRole('searchbox', { name: 'Search' }).fill('');

  await measure(page, 'filter', await toClick(page, radio(/^Coming/)));
  await measure(page, 'filter, back to everyone', await toClick(page, radio(/^Everyone/)));

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
  await measure(page, 'select a range', async () => {
    await page.keyboard.down('Shift');
    await (
      await toClick(page, list.getByRole('checkbox').last())
    )();
    await page.keyboard.up('Shift');
  });
  await bar.getByRole('button', { name: 'Clear' }).click();

  await addForm.getByLabel(/^Name/).click();
  await measure(page, 'add, type a name', type('Zed'));
  await measure(page, 'add', press('Enter'));
}
