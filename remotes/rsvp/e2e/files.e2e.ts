import fs from 'node:fs';
import { expect, test, toParty } from './support/guestTest';

test('imports the valid lines of a faulty file and names the others by number; exports what it can import', async ({
  guests,
}) => {
  const { page } = guests;
  await guests.open();
  await guests.add('Ada');
  const file = [
    '\ufeffGuest name;RSVP;People;Allergies;Comments',
    '"Quote ""Q"" Quill";yes;2;;"Two lines,',
    'one cell"',
    'Ada;yes;9;;',
    ';yes;1;;',
    'Bo;perhaps;1;;',
    "'=HYPERLINK(1);no;1;;",
    'Cy;yes;0;;',
    'Broken;yes;1;;"never closed',
    'Dee;;;;',
  ].join('\r\n');
  await page
    .getByLabel('CSV file to import')
    .setInputFiles({ name: 'party.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  const dialog = page.getByRole('dialog', { name: 'Import a guest list' });
  await expect(dialog.getByRole('listitem').filter({ hasText: /^Line/ })).toHaveText([
    'Line 5 The name is missing.',
    'Line 6 The status “perhaps” is not one of yes, no or pending.',
    'Line 8 The party size “0” is not a whole number from 1 to 50.',
    'Line 9 A quotation mark is missing or in the wrong place.',
  ]);
  await dialog.getByText('Use what the file says').click();
  await dialog.getByRole('button', { name: 'Import 4 guests' }).click();
  await guests.expectNames(['=HYPERLINK(1)', 'Ada', 'Dee', 'Quote "Q" Quill']);
  await expect(guests.row('Ada')).toContainText('9 people');
  await expect(guests.row('Quote "Q" Quill')).toContainText(/Two lines,\s+one cell/);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^guest-list-\d{4}-\d\d-\d\d\.csv$/);
  const exported = fs.readFileSync(await download.path(), 'utf8');
  expect(exported).toContain("\r\n'=HYPERLINK(1),Not coming,1,,\r\n");

  await page.getByText('Select all 4').click();
  await page.getByRole('group', { name: 'Selected guests' }).getByRole('button', { name: 'Remove' }).click();
  await guests.importCsv(exported);
  await guests.expectNames(['=HYPERLINK(1)', 'Ada', 'Dee', 'Quote "Q" Quill']);
});

test('closes an import with Escape, leaves the list alone, and refuses a file that is not a guest list', async ({
  guests,
}) => {
  const { page } = guests;
  await guests.open();
  const input = page.getByLabel('CSV file to import');
  await input.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from('Name\nAda') });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByText('Nobody is on the list yet.')).toBeVisible();

  await input.setInputFiles({ name: 'film.csv', mimeType: 'text/csv', buffer: Buffer.alloc(2_000_001) });
  await expect(page.getByText(/^film\.csv is larger than 2 MB\./).last()).toBeVisible();
});

test('prints every guest of the view and no controls', async ({ guests }) => {
  const { page } = guests;
  await guests.open();
  await guests.importCsv(toParty(120));
  await page.getByRole('radio', { name: 'Coming 40', exact: true }).check({ force: true });
  await expect(page.getByText('Showing 40 of 120 guests.')).toBeVisible();
  await page.evaluate(() => {
    window.addEventListener('beforeprint', () => {
      document.title = `${document.querySelectorAll('[data-row]').length} on paper`;
    });
  });
  const pdf = await page.pdf({ format: 'A4' });
  expect(await page.title()).toBe('40 on paper');
  const pageCount = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pageCount).toBeGreaterThan(0);
  expect(pageCount).toBeLessThanOrEqual(3);

  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page.getByText('Guest list: coming, 40 of 120')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(guests.row('Guest 002')).toContainText('2 people');
});
