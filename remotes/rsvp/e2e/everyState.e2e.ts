import { LOOKS, showLook } from '@portfolio/testing/browser';
import type { GuestPage } from './support/guestTest';
import { expect, test, toParty } from './support/guestTest';

/** The states that a host may see, one after the other in a single visit. */
async function visitStates({ page, ...guests }: GuestPage, check: (state: string) => Promise<void>) {
  await guests.open();
  await check('empty');

  await page.getByLabel('CSV file to import').setInputFiles({
    name: 'party.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`${toParty(8)}\r\n,yes,1,,\r\nBo,perhaps,1,,`),
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('import report');

  await page.getByRole('button', { name: 'Import 8 guests' }).click();
  await page.getByLabel(/^Places/).fill('6');
  await page.getByRole('checkbox', { name: 'Select Guest 003' }).check();
  await guests.add('guest 001');
  await page.getByRole('button', { name: 'Edit Guest 002' }).click();
  await check('a selection, a form with a fault, an edit, too few places');
}

for (const look of LOOKS)
  test(`fits, has large enough targets and no fault that axe finds, in any state: ${look.name}`, async ({
    guests,
    checkPage,
  }) => {
    await showLook(guests.page, look);
    await visitStates(guests, checkPage);
  });

test('the three answers differ by shape in forced colours', async ({ guests }) => {
  const { page, list } = guests;
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await guests.open();
  await guests.importCsv(toParty(3));

  const shapes = await Promise.all(
    ['pending', 'yes', 'no'].map((status) =>
      list.locator(`[data-status="${status}"]`).evaluate((row) => {
        const { content, blockSize, borderTopWidth } = getComputedStyle(row, '::before');
        return content === 'none' ? content : `${blockSize} ${borderTopWidth}`;
      }),
    ),
  );
  expect(shapes[0]).toBe('none');
  expect(new Set(shapes).size).toBe(3);
});
