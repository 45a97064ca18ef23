import { countRenderedRows, installRenderCounter } from './support/renderCounter';
import { expect, test, toParty } from './support/guestTest';

const SIZE = 500;
/** Rows needed by a window 740 px high, including the ones kept ready above and below. */
const MOST_ROWS = 30;

test.use({ viewport: { width: 1280, height: 740 } });

test('re-renders only the row that changes, and never more than a window of 500', async ({ guests }) => {
  const { page } = guests;
  await installRenderCounter(page);
  // Turns off smooth scrolling, which would add rows during the next step.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await guests.open();
  await guests.importCsv(toParty(SIZE));
  await expect(page.getByText('Showing 500 of 500 guests.')).toBeVisible();
  await guests.row('Guest 004').scrollIntoViewIfNeeded();
  await expect.poll(() => countRenderedRows(page)).toBe(0);

  const rows = guests.list.locator('[data-row]');
  expect(await rows.count()).toBeLessThanOrEqual(MOST_ROWS);

  await guests.answerOf('Guest 004').selectOption('Coming');
  await expect(page.getByRole('radio', { name: 'Coming 168', exact: true })).toBeVisible();
  expect(await countRenderedRows(page)).toBe(1);

  await page.getByRole('checkbox', { name: 'Select Guest 005' }).click();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await countRenderedRows(page)).toBe(1);

  await page.getByRole('button', { name: 'Edit Guest 006' }).click();
  const notes = page.getByRole('form', { name: 'Edit Guest 006' }).getByLabel('Notes');
  await notes.fill('');
  // The form is taller than the row was, so other rows may be added or removed first.
  await expect.poll(() => countRenderedRows(page)).toBe(0);
  await notes.pressSequentially('By train');
  expect(await countRenderedRows(page)).toBe(0);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(guests.row('Guest 006')).toContainText('By train');
  // The row itself, and those that move into view because the form closes.
  expect(await countRenderedRows(page)).toBeLessThanOrEqual(1 + 5);

  await guests.addForm.getByLabel(/^Name/).pressSequentially('Zed');
  expect(await countRenderedRows(page)).toBe(0);

  await page.getByRole('checkbox', { name: /^Select all/ }).check();
  await page
    .getByRole('group', { name: 'Selected guests' })
    .getByRole('button', { name: 'Coming', exact: true })
    .click();
  await expect(page.getByRole('radio', { name: 'Coming 500', exact: true })).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(MOST_ROWS);
});

test('fills the window wherever a jump ends, on a phone', async ({ guests }) => {
  const { page } = guests;
  await page.setViewportSize({ width: 360, height: 740 });
  await guests.open();
  await guests.importCsv(toParty(SIZE));
  await expect(page.getByText('Showing 500 of 500 guests.')).toBeVisible();

  for (const share of [0.5, 0.9, 0.2, 0.6]) {
    await guests.list.evaluate((list, part) => {
      const { top, height } = list.getBoundingClientRect();
      window.scrollTo({ top: window.scrollY + top + height * part, behavior: 'instant' });
    }, share);
    await expect
      .poll(() =>
        guests.list.evaluate((list) => {
          const boxes = [...list.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect());
          const inSight = boxes.filter(({ top, bottom }) => bottom > 0 && top < window.innerHeight);
          return (
            Math.min(...inSight.map(({ top }) => top)) <= 0 &&
            Math.max(...inSight.map(({ bottom }) => bottom)) >= window.innerHeight
          );
        }),
      )
      .toBe(true);
  }
  expect(await guests.list.locator('[data-row]').count()).toBeLessThanOrEqual(MOST_ROWS);
});
