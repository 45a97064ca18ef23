import { expect, test } from './support/guestTest';

test.describe('by keyboard', () => {
  test('accepts a list of typed names, refuses a duplicate name, and clears the error once it is corrected', async ({
    guests,
  }) => {
    const { page, addForm } = guests;
    await guests.open();
    const name = addForm.getByLabel(/^Name/);
    await name.focus();
    await page.keyboard.type('Zoë Ardent');
    await page.keyboard.press('Enter');
    await expect(name).toBeFocused();
    await page.keyboard.type('Bo');
    await page.keyboard.press('Enter');
    await guests.expectNames(['Bo', 'Zoë Ardent']);

    // Decomposed, in capitals and with spaces around it: still the same name.
    await page.keyboard.type('  ZOE\u0308   ardent ');
    await page.keyboard.press('Enter');
    await expect(name).toHaveAccessibleDescription(/“Zoë Ardent” is already on the list\./);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.type('son');
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Enter');
    await guests.expectNames(['Bo', 'Zoë Ardent', 'ZOE\u0308 ardent son']);
  });

  test('edits with Enter, cancels with Escape, refuses a taken name, and returns the focus', async ({
    guests,
  }) => {
    const { page } = guests;
    await guests.open();
    await guests.importCsv('Name\nAda\nBo');
    const edit = page.getByRole('button', { name: 'Edit Bo' });
    const form = page.getByRole('form', { name: 'Edit Bo' });

    await edit.press('Enter');
    await expect(form.getByLabel(/^Name/)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('ada');
    await page.keyboard.press('Enter');
    await expect(form.getByLabel(/^Name/)).toHaveAccessibleDescription(/“Ada” is already on the list\./);
    await page.keyboard.press('Escape');
    await expect(edit).toBeFocused();
    await guests.expectNames(['Ada', 'Bo']);

    await page.keyboard.press('Enter');
    await form.getByLabel('Diet').fill('Vegan');
    await page.keyboard.press('Enter');
    await expect(edit).toBeFocused();
    await expect(guests.row('Bo')).toContainText('Vegan');
  });

  test('confirms by arrow keys, removes, moves on to the next guest, and undoes', async ({ guests }) => {
    const { page } = guests;
    await guests.open();
    await guests.importCsv('Name\nAda\nBo\nCy');
    await guests.answerOf('Ada').focus();
    await page.keyboard.press('ArrowDown');
    await expect(guests.answerOf('Ada')).toHaveValue('yes');
    await expect(guests.answerOf('Ada')).toBeFocused();

    await page.getByRole('button', { name: 'Remove Ada' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Remove Bo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nobody is on the list yet.')).toBeVisible();
    await expect(guests.addForm.getByLabel(/^Name/)).toBeFocused();

    for (const name of ['Cy', 'Bo', 'Ada']) {
      await page.getByRole('button', { name: `Undo: Removed ${name}` }).press('Enter');
    }
    await guests.expectNames(['Ada', 'Bo', 'Cy']);
    await expect(guests.answerOf('Ada')).toHaveValue('yes');
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('adds a guest with every detail, edits, confirms, removes and undoes', async ({ guests }) => {
    const { page, addForm } = guests;
    await guests.open();
    await addForm.getByLabel(/^Name/).fill('Ada');
    await addForm.getByText('Coming', { exact: true }).tap();
    await addForm.getByText('People, diet and notes').tap();
    await addForm.getByLabel(/^People/).fill('3');
    await addForm.getByLabel('Diet').fill('No nuts');
    await addForm.getByLabel('Notes').fill('By train');
    await addForm.getByRole('button', { name: 'Add guest' }).tap();
    await expect(guests.row('Ada')).toContainText(/No nuts\s*By train.*3 people/);
    await expect(guests.answerOf('Ada')).toHaveValue('yes');

    await page.getByRole('button', { name: 'Edit Ada' }).tap();
    const form = page.getByRole('form', { name: 'Edit Ada' });
    await form.getByLabel(/^Name/).fill('Ada Mbeki');
    await form.getByRole('button', { name: 'Save' }).tap();
    await guests.answerOf('Ada Mbeki').selectOption('Not coming');
    await expect(page.getByRole('radio', { name: 'Not coming 1' })).toBeVisible();

    await page.getByRole('button', { name: 'Remove Ada Mbeki' }).tap();
    await page.getByRole('button', { name: 'Undo: Removed Ada Mbeki' }).tap();
    await guests.expectNames(['Ada Mbeki']);
  });
});

test.describe('by mouse', () => {
  test('keeps an unfinished edit when another is started, and compares people with places', async ({
    guests,
  }) => {
    const { page } = guests;
    await guests.open();
    await guests.importCsv('Name,Status,People\nAda,yes,4\nBo,,3');
    await page.getByRole('button', { name: 'Edit Ada' }).click();
    await page.getByRole('form', { name: 'Edit Ada' }).getByLabel('Notes').fill('At the window');
    // The list may still be scrolling to the opened form, so that the click misses the button.
    await expect(async () => {
      await page.getByRole('button', { name: 'Edit Bo' }).click();
      await expect(page.getByText('Save or cancel your changes to Ada first.').last()).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(guests.row('Ada')).toContainText('At the window');

    await page.getByLabel(/^Places/).fill('5');
    await expect(
      page.getByText(
        '1 of 5 places is free with 4 coming. If everyone who has not replied comes, that is 2 too many.',
      ),
    ).toBeVisible();
    await page.getByLabel(/^Places/).fill('3');
    await expect(page.getByText('1 more person is coming than there are places.')).toBeVisible();
  });
});
